// The page on which a game from a real table begins to be written down: game, names, options, where it begins, own box.
import { $, api, el, kept, keptHere, LONG_SECONDS, w } from '/static/page.js';
import { begin, broken } from '/static/begin.js';
import { nameInput, tool } from '/static/controls.js';
import { topBar } from '/static/topbar.js';
import { icon } from '/static/icons.js';
import { optionField } from '/static/setup.js';
import { ownBox, wrongField } from '/static/ownbox.js';

const FROM = ['start', 'text', 'file'];

const state = {
  games: /** @type {any[]} */ ([]),
  game: /** @type {any} */ (null),
  names: /** @type {string[]} */ ([]),
  options: /** @type {Record<string, string>} */ ({}),
  from: 'start',
  text: '',
  together: false,
  /** What differs from the delivered box, by key. */
  changes: /** @type {Map<string, string>} */ (new Map()),
  making: false,
};

function choose(game) {
  state.game = game;
  state.options = {};
  state.changes = new Map();
  const [least] = game.seats,
    usual = Math.max(least, Math.min(3, game.seats.at(-1)));
  while (state.names.length < usual) state.names.push('');
  state.names.length = Math.min(Math.max(state.names.length, least), game.seats.at(-1));
  draw();
}

/** The game, as a row of choices with pictures. */
const gameField = () =>
  el(
    'div.record-games',
    { role: 'radiogroup', 'aria-label': w('game') },
    state.games.map((game) =>
      el(
        'label.record-game',
        {},
        el('input', {
          type: 'radio',
          name: 'game',
          value: game.name,
          checked: game === state.game,
          onchange: () => {
            choose(game);
            $(`input[value=${game.name}]`).focus();
          },
        }),
        el('img', { src: `/static/art/${game.name}-sample.svg`, alt: '', width: 48, height: 54 }),
        el('span', {}, game.title),
      ),
    ),
  );

/** Who plays, in playing order. */
function namesField() {
  const { game, names } = state;
  const row = (name, index) => {
    const field = nameInput({
      value: name,
      placeholder: w('name'),
      'aria-label': w('name-of', { n: index + 1 }),
      id: `name-${index}`,
    });
    field.addEventListener('input', () => (names[index] = field.value));
    const earlier = () => {
      [names[index - 1], names[index]] = [names[index], names[index - 1]];
      draw();
      $(`#name-${index - 1}`).focus();
    };
    const remove = () => {
      names.splice(index, 1);
      draw();
    };
    return el(
      'div.seatrow',
      {},
      el('span.nth.num', { 'aria-hidden': 'true' }, String(index + 1)),
      field,
      tool('up', 'record-earlier', earlier, { disabled: index === 0 }),
      tool('cross', 'remove-seat', remove, {
        'aria-label': w('remove-seat-n', { n: index + 1 }),
        hidden: names.length <= game.seats[0],
      }),
    );
  };
  const more = () => {
    names.push('');
    draw();
    $(`#name-${names.length - 1}`).focus();
  };
  return [
    ...names.map(row),
    names.length < game.seats.at(-1) &&
      el('button.btn.bare', { type: 'button', id: 'one-more', onclick: more }, icon('plus'), w('record-one-more')),
  ];
}

/** Where it begins: the start, a text, or a file. */
function fromField() {
  const text = el(
    'textarea.field.wide-field',
    { id: 'record-text', rows: 6, spellcheck: 'false', 'aria-label': w('record-text') },
    state.text,
  );
  text.addEventListener('input', () => (state.text = text.value));
  const file = el('input.field', {
    type: 'file',
    id: 'record-file',
    'aria-label': w('record-file'),
    accept: '.txt,.patolli,text/plain',
  });
  file.addEventListener('change', async () => {
    state.text = (await file.files[0]?.text()) || '';
  });
  return [
    ...FROM.map((from) =>
      el(
        'label.choice',
        {},
        el('input', {
          type: 'radio',
          name: 'from',
          value: from,
          checked: from === state.from,
          onchange: () => {
            state.from = from;
            if (from === 'start') state.text = '';
            draw();
            $(`input[value=${from}]`).focus();
          },
        }),
        w(`record-from-${from}`),
      ),
    ),
    state.from === 'text' && text,
    state.from === 'file' && file,
  ];
}

function draw() {
  const { game } = state,
    choices = game.options.filter((one) => !one.file);
  const together = el('input', {
    type: 'checkbox',
    id: 'together',
    checked: state.together,
    onchange: () => (state.together = together.checked),
  });
  $('main').dataset.game = game.name;
  $('form.recording').replaceChildren(
    gameField(),
    el('fieldset', {}, el('legend', {}, w('record-names')), namesField()),
    el('fieldset', {}, el('legend', {}, w('record-from')), fromField()),
    state.from === 'start' &&
      choices.length > 0 &&
      el(
        'details.panel.pad',
        {},
        el('summary', {}, w('options')),
        el(
          'div.opts',
          {},
          choices.map((one) => optionField(game, one, state.options)),
        ),
      ),
    state.from === 'start' && ownBox(game, state.changes),
    el('label.choice', { for: 'together' }, together, w('record-together')),
    el('small.quiet', {}, w('record-together-how')),
    el('p.record-wrong', { role: 'alert' }),
    el('button.btn.go.big', { type: 'submit', id: 'begin' }, icon('play'), w('record-begin')),
  );
}

async function make(event) {
  event.preventDefault();
  if (state.making) return;
  const wrong = state.from === 'start' && wrongField();
  if (wrong) {
    $('.record-wrong').textContent = w('record-box-wrong', { value: wrong.value });
    return;
  }
  state.making = true;
  const { game, names, changes } = state,
    components = [...changes].map(([key, value]) => `${key} = ${value}`).join(', '),
    options =
      state.from === 'start' ? { ...state.options, ...(components ? { components: `{${components}}` } : {}) } : {};
  $('.record-wrong').textContent = '';
  try {
    const { table } = await api(
      'recordings',
      {
        game: game.name,
        names: names.map((name) => name.trim()),
        options,
        text: state.from === 'start' ? '' : state.text,
      },
      { seconds: LONG_SECONDS },
    );
    if (state.together) keptHere.set(`together:${table}`, 'yes');
    kept.set('games', 'yes');
    location.href = `/t/${table}`;
  } catch (error) {
    state.making = false;
    $('.record-wrong').textContent = error.message;
  }
}

try {
  await begin();
  topBar();
  const { games } = await api('games');
  state.games = games.map((one) => ({ ...one, name: one.game }));
  state.names = [kept.get('name') || ''];
  $('main').replaceChildren(
    el('header', {}, el('h1', {}, w('record-game')), el('p.quiet', {}, w('record-game-how'))),
    el('form.recording', { onsubmit: make }),
  );
  document.title = `${w('record-game')} · Patolli`;
  choose(state.games.find(({ name }) => name === kept.get('game')) || state.games[0]);
} catch (error) {
  broken(error);
}
