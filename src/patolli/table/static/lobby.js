// The lobby: a game, who sits down, play. Three clicks.
import {
  $,
  api,
  begin,
  broken,
  el,
  kept,
  levelName,
  nameInput,
  recordField,
  still,
  toast,
  tool,
  topBar,
  w,
} from '/static/page.js';
import { icon } from '/static/icons.js';

const KINDS = ['me', 'here', 'bot', 'open'];
/** Among the values of an option: one that is typed. */
const OWN = '*';
/** The options that were chosen, by game. */
const wanted = {};
/** Letters of an option, as the server takes them. */
const LONGEST_OPTION = 400;
const MINUTES = [0, 5, 15, 30, 60];
let games,
  game,
  seats,
  minutes = 0,
  /** @type {boolean | null} Whether people may ask for hints, once somebody has chosen. */
  hints = null,
  making = false;

const when = (seconds) =>
  seconds
    ? new Date(seconds * 1000).toLocaleString(document.documentElement.lang, {
        dateStyle: 'medium',
        timeStyle: 'short',
      })
    : '';
/** Who sits down first: not the bot that plays by chance, but the one after it. */
const usual = (one) => (one.levels[1] || one.levels[0])?.name || '';

function card(one) {
  const range = one.seats.length > 1 ? `${one.seats[0]}–${one.seats.at(-1)}` : `${one.seats[0]}`;
  const weight = Number(one.weight) || 0;
  const pick = el('input.pick', {
    type: 'radio',
    name: 'game',
    value: one.name,
    id: `game-${one.name}`,
    'aria-label': `${one.title}: ${range} ${w('players')}, ${one.length || ''}`,
    checked: one === game,
  });
  pick.addEventListener('change', () => {
    game = one;
    kept.set('game', one.name);
    fresh();
    setup();
  });
  // where the games stand one below the other, who sits down would stay out of sight
  pick.addEventListener('click', (event) => {
    if (event.detail && below())
      $('.setup').scrollIntoView({ block: 'start', behavior: still() ? 'instant' : 'smooth' });
  });
  return el(
    'article.game',
    { 'data-game': one.name },
    el(
      'div.picture',
      {},
      el('img', { src: `/static/art/${one.name}-sample.svg`, alt: '', width: 196, height: 196, loading: 'lazy' }),
    ),
    el(
      'div.text',
      {},
      el('h2', {}, one.title),
      el('p', {}, one.sentence || ''),
      el(
        'ul.facts',
        {},
        el('li', {}, icon('person'), range),
        one.length && el('li', {}, icon('clock'), one.length),
        one.weight &&
          el(
            'li',
            {},
            weight
              ? el('span.weight', { 'aria-hidden': 'true' }, '●'.repeat(weight) + '○'.repeat(4 - weight))
              : icon('dot'),
            weight ? '' : one.weight,
          ),
      ),
      el(
        'div.bar.card-tools',
        {},
        el('button.btn.bare.sample', { type: 'button', onclick: () => sample(one) }, icon('play'), w('sample-game')),
        el('a.btn.bare.sample', { href: `/rules/${one.name}` }, icon('rules'), w('rules')),
      ),
    ),
    pick,
    el('span.tick', { 'aria-hidden': 'true' }, icon('check')),
  );
}

const below = () => $('.setup').getBoundingClientRect().top > $('.games').getBoundingClientRect().bottom;

function fresh() {
  const count = game.seats.includes(3) ? 3 : game.seats[0];
  seats = Array.from({ length: Math.max(count, 1) }, (_, index) => ({
    kind: index ? 'bot' : 'me',
    name: index ? '' : kept.get('name') || '',
    level: usual(game),
  }));
}

function setup() {
  const box = $('.setup'),
    most = game.seats.at(-1),
    least = game.seats[0];
  box.dataset.game = game.name;
  const levels = game.levels || [];
  const row = (seat, index) => {
    const kind = el(
      'select.field',
      { id: `kind-${index}`, 'aria-label': w('seat-n', { n: index + 1 }) },
      KINDS.map((one) => el('option', { value: one, selected: one === seat.kind }, w(`kind-${one}`))),
    );
    kind.addEventListener('change', () => {
      seat.kind = kind.value;
      setup();
      $(`#kind-${index}`).focus();
    });
    let more;
    if (seat.kind === 'bot') {
      more = el(
        'select.field',
        { 'aria-label': w('level-of', { n: index + 1 }) },
        levels.map((level) =>
          el(
            'option',
            { value: level.name ?? level, selected: (level.name ?? level) === seat.level },
            level.label ?? level,
          ),
        ),
      );
      more.addEventListener('change', () => {
        seat.level = more.value;
      });
    } else {
      more = nameInput({
        value: seat.name,
        placeholder: w('name'),
        'aria-label': w('name-of', { n: index + 1 }),
      });
      more.addEventListener('input', () => {
        seat.name = more.value;
        if (seat.kind === 'me') kept.set('name', more.value);
      });
    }
    return el(
      'div.seatrow',
      {},
      el('span.nth.num', { 'aria-hidden': 'true' }, String(index + 1)),
      kind,
      more,
      tool(
        'cross',
        'remove-seat',
        () => {
          seats.splice(index, 1);
          setup();
        },
        { 'aria-label': w('remove-seat-n', { n: index + 1 }), hidden: seats.length <= least },
      ),
    );
  };
  const given = (wanted[game.name] ??= {}),
    choices = game.options.filter((one) => !one.file);
  const option = (one) => {
    const now = given[one.name] ?? one.values[0].value,
      own = !one.values.some(({ value }) => value === now);
    const text = el('input.field', {
      id: `own-${one.name}`,
      'aria-label': one.free,
      value: own ? now : '',
      maxlength: LONGEST_OPTION,
      autocomplete: 'off',
      oninput: () => (given[one.name] = text.value.trim()),
    });
    const typed = one.free && el('div.typed', { hidden: !own }, text, el('small', {}, one.free));
    const field = el(
      'select.field',
      { id: `option-${one.name}` },
      one.values.map(({ value, label }) => el('option', { value, selected: value === now }, label)),
      typed && el('option', { value: OWN, selected: own }, w('own-value')),
    );
    field.addEventListener('change', () => {
      const free = field.value === OWN;
      if (typed) typed.hidden = !free;
      if (free) text.focus();
      given[one.name] = free ? text.value.trim() : field.value;
    });
    return el(
      'div.opt',
      {},
      el('label', { for: `option-${one.name}` }, one.sentence),
      el('a.tiny', { href: `/rules/${game.name}#${one.rule}`, target: '_blank' }, one.rule),
      field,
      typed,
    );
  };
  const open = $('details', box)?.open;
  box.replaceChildren(
    el('h2', { id: 'chosen' }, game.title),
    el(
      'div.bar',
      {},
      el('strong.small', {}, w('who-sits')),
      el('span.gap'),
      el('span.tiny.quiet', {}, w('seats-from-to', { least, most })),
    ),
    ...seats.map(row),
    seats.length < most ? oneMore() : '',
    game.alone ? el('p.tiny.quiet', {}, game.alone) : '',
    people(seats) > 1 ? clock() : '',
    hintsField(),
    choices.length
      ? el('details', { open }, el('summary', {}, w('options')), el('div.opts', {}, choices.map(option)))
      : '',
    el('button.btn.go.big', { type: 'submit', id: 'play' }, icon('play'), w('play')),
    el('p.tiny.quiet', {}, w(seats.some((seat) => seat.kind === 'open') ? 'open-seats' : 'no-account')),
  );
}

function oneMore() {
  const add = () => {
    seats.push({ kind: 'bot', name: '', level: usual(game) });
    setup();
    $('#one-more, .setup .go').focus();
  };
  return el('button.btn.bare', { type: 'button', id: 'one-more', onclick: add }, icon('plus'), w('one-more-seat'));
}

/** Time for each person, when there are several. */
function clock() {
  const field = el(
    'select.field',
    { id: 'clock' },
    MINUTES.map((many) =>
      el(
        'option',
        { value: many, selected: many === minutes },
        many ? w('clock-minutes', { n: many }) : w('clock-none'),
      ),
    ),
  );
  field.addEventListener('change', () => {
    minutes = Number(field.value);
  });
  return el('div.opt', {}, el('label', { for: 'clock' }, w('clock')), field);
}

const people = (who) => who.filter(({ kind }) => kind !== 'bot').length;

/** Hints are help: among people there are none unless somebody wants them. */
function hintsField() {
  const on = hints ?? people(seats) < 2;
  const field = el(
    'select.field',
    { id: 'hints' },
    [true, false].map((one) =>
      el(
        'option',
        { value: one ? 'on' : 'off', selected: one === on },
        w(one ? 'hints-allowed-yes' : 'hints-allowed-no'),
      ),
    ),
  );
  field.addEventListener('change', () => {
    hints = field.value === 'on';
  });
  return el('div.opt', {}, el('label', { for: 'hints' }, w('hints-allowed')), field);
}

addEventListener('pageshow', () => {
  making = false; // back from the table
});

/**
 * @param {any} one
 * @param {any[]} who
 * @param {Record<string, string>} options
 * @param {boolean | null} help
 */
async function make(one, who, options, help = null) {
  const timed = minutes && people(who) > 1 ? { clock: { seconds: minutes * 60, increment: 0 } } : {};
  if (making) return;
  making = true;
  try {
    const { table } = await api('tables', {
      ...timed,
      hints: help,
      game: one.name,
      players: who.length,
      options,
      seats: who.map(({ kind, name, level }) => ({
        kind,
        name: kind === 'bot' ? '' : name.trim(),
        level: kind === 'bot' ? level || usual(one) : '',
      })),
    });
    location.href = `/t/${table}`;
  } catch (error) {
    making = false;
    const typed = one.options.filter(
      ({ name, values }) => name in options && !values.some((v) => v.value === options[name]),
    );
    const examples = error.status === 422 ? typed.map(({ free }) => free) : [];
    toast([error.message, ...examples].join(' · '), 8000);
  }
}

function sample(one) {
  const count = one.seats.includes(3) ? 3 : one.seats[0],
    level = usual(one);
  return make(
    one,
    Array.from({ length: count }, (_, index) => ({
      kind: index ? 'bot' : 'me',
      name: index ? '' : kept.get('name') || '',
      level,
    })),
    {},
  );
}

function running(tables) {
  if (!tables.length)
    return el(
      'div.panel',
      {},
      el('header', {}, el('h2', {}, w('go-on-with'))),
      el('p.pad.quiet.small', {}, w('nothing-running')),
    );
  return el(
    'div.panel',
    {},
    el('header', {}, el('h2', {}, w('go-on-with'))),
    el(
      'ul',
      {},
      tables
        .slice(0, 6)
        .map((table) =>
          el(
            'li',
            {},
            icon('board'),
            el(
              'span.what',
              {},
              el('strong', {}, table.title || games.find((one) => one.name === table.game)?.title || table.game),
              table.names?.length ? ` ${w('with', { names: table.names.join(', ') })}` : '',
              el('br'),
              el(
                table.asked ? 'span.good' : 'span.quiet',
                {},
                [table.over ? w('title-over') : table.asked && w('title-yours'), when(table.created)]
                  .filter(Boolean)
                  .join(' · '),
              ),
            ),
            el('span.gap'),
            el('a.btn', { href: `/t/${table.id}` }, w(table.over ? 'look' : 'go-on')),
          ),
        ),
    ),
  );
}

try {
  await begin();
  const input = recordField({ tabindex: -1, 'aria-label': w('open-record') });
  topBar(
    input,
    el(
      'button.btn.bare',
      {
        type: 'button',
        'aria-label': w('open-record'),
        'data-tip': w('open-record-how'),
        onclick: () => input.click(),
      },
      icon('open'),
      el('span.wide', {}, w('open-record')),
    ),
  );
  const [list, mine] = await Promise.all([api('games'), api('mine').catch(() => null)]);
  games = list.games.map((one) => ({
    ...one,
    name: one.game,
    levels: list.levels.map(({ level }) => ({ name: level, label: levelName(level) })),
  }));
  game = games.find((one) => one.name === kept.get('game')) || games[0];
  fresh();
  const form = el('form.panel.setup', { 'aria-label': w('your-table') });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    make(game, seats, wanted[game.name] || {}, hints);
  });
  $('main').replaceChildren(
    el('header', {}, el('h1', {}, w('what-play')), el('p.quiet', {}, w('what-play-how'))),
    el('div.games', { role: 'radiogroup', 'aria-label': w('game') }, games.map(card)),
    form,
  );
  const tables = mine?.tables || [],
    going = el('section.strip', {}, mine && running(tables));
  // where a game waits, on a phone it comes first
  if (tables.some(({ over }) => !over)) $('main > header').before(going);
  else $('main').append(going);
  setup();
  document.title = `Patolli: ${w('tagline')}`;
} catch (error) {
  broken(error);
}
