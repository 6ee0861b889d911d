// The lobby: one click against bots, a table as one wants it, one's own games.
import { $, api, el, kept, keptHere, levelName, still, w } from '/static/page.js';
import { begin, broken } from '/static/begin.js';
import { nameInput, recordField } from '/static/controls.js';
import { toast } from '/static/overlay.js';
import { topBar } from '/static/topbar.js';
import { icon } from '/static/icons.js';
import { Mine } from '/static/mine.js';
import { lessonLink, startHere } from '/static/start.js';
import { againstBots, people, Setup, usual } from '/static/setup.js';

let setup,
  making = false,
  /** Whether the reader has chosen a game here. */
  chosen = false;

addEventListener('pageshow', () => {
  making = false; // back from the table
});

function card(one) {
  const range = one.seats.length > 1 ? `${one.seats[0]}–${one.seats.at(-1)}` : `${one.seats[0]}`;
  const weight = Number(one.weight) || 0;
  const pick = el('input.pick', {
    type: 'radio',
    name: 'game',
    value: one.name,
    id: `game-${one.name}`,
    'aria-label': `${w('set-up')}: ${one.title}: ${range} ${w('players')}, ${one.length || ''}`,
  });
  pick.addEventListener('change', () => choose(one));
  pick.addEventListener('click', (event) => {
    if (setup.box.hidden || !chosen) choose(one); // also where it is marked already: it shall stay open
    // who sits down would stay out of sight below
    if (event.detail && setup.box.getBoundingClientRect().bottom > innerHeight)
      setup.box.scrollIntoView({ block: 'nearest', behavior: still() ? 'instant' : 'smooth' });
  });
  return el(
    'article.game',
    { 'data-game': one.name },
    el(
      'div.picture',
      {},
      el('img', { src: `/static/art/${one.name}-sample.svg`, alt: '', width: 116, height: 132, loading: 'lazy' }),
    ),
    el(
      'div.text',
      {},
      el('h2', {}, one.title),
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
              : one.weight,
          ),
      ),
      el(
        'button.btn.go.sample',
        { type: 'button', 'data-tip': w('sample-game'), onclick: () => make(one, againstBots(one)) },
        icon('play'),
        w('play-now'),
      ),
      el(
        'div.bar.card-tools',
        {},
        el('label.set-up', { for: `game-${one.name}` }, w('set-up')),
        el('a.to-rules', { href: `/rules/${one.name}` }, w('rules')),
        lessonLink(one),
      ),
    ),
    el('p.about', {}, one.sentence || ''),
    pick,
    el('span.tick', { 'aria-hidden': 'true' }, icon('check')),
  );
}

/** Set up a table of this game: the panel opens in its place. */
function choose(one, wanted = true) {
  chosen ||= wanted;
  if (wanted) kept.set('game', one.name);
  setup.choose(one);
  setup.box.hidden = false;
  $(`#game-${one.name}`).checked = true;
}

function hide() {
  const was = $('.pick:checked');
  setup.box.hidden = true;
  if (was) was.checked = false;
  return was;
}

const fold = () => hide()?.focus();

/**
 * @param {any} one
 * @param {any[]} who
 * @param {Record<string, string>} options
 * @param {Record<string, any>} more
 */
async function make(one, who, options = {}, more = {}) {
  if (making) return;
  making = true;
  try {
    const { table } = await api('tables', {
      ...more,
      game: one.name,
      players: who.length,
      options,
      seats: who.map(({ kind, name, level }) => ({
        kind,
        name: kind === 'bot' ? '' : name.trim(),
        level: kind === 'bot' ? level || usual(one) : '',
      })),
    });
    const nameless = who.findIndex(({ kind, name }) => kind === 'me' && !name.trim());
    if (nameless >= 0 && people(who) > 1) keptHere.set(`nameless:${table}`, String(nameless));
    kept.set('games', 'yes');
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

/** As it was set up: clock and hints, too. */
function makeChosen() {
  const { game, seats, minutes, hints, options } = setup,
    clock = minutes && people(seats) > 1 ? { seconds: minutes * 60, increment: 0 } : null;
  make(game, seats, options, { hints, clock });
}

/** The reader, and where else one can go. Each door is one more link here. */
function you(input) {
  const field = nameInput({ id: 'you-name', value: kept.get('name') || '', placeholder: w('name') });
  field.addEventListener('input', () => {
    kept.set('name', field.value.trim() || null);
    const me = setup.seats.find(({ kind }) => kind === 'me');
    if (me) me.name = field.value;
    const row = $('.seatrow input', setup.box);
    if (row && me === setup.seats[0]) row.value = field.value;
  });
  return el(
    'aside.you',
    { 'aria-label': w('you') },
    el(
      'div.panel.pad',
      {},
      el('label', { for: 'you-name' }, w('your-name')),
      field,
      el('small.quiet', {}, w('you-why')),
    ),
    el(
      'nav.doors',
      { 'aria-label': w('more') },
      el(
        'a.panel.door',
        { href: '/learn', id: 'to-learn' },
        icon('learn'),
        el('span', {}, el('strong', {}, w('learn')), el('small.quiet', {}, w('learn-how'))),
      ),
      el(
        'a.panel.door',
        { href: '/puzzles', id: 'to-puzzles' },
        icon('puzzle'),
        el('span', {}, el('strong', {}, w('puzzle-lobby')), el('small.quiet', {}, w('puzzle-lobby-how'))),
      ),
      el(
        'button.panel.door',
        { type: 'button', 'data-tip': w('open-record-how'), onclick: () => input.click() },
        icon('open'),
        el('span', {}, el('strong', {}, w('open-record')), el('small.quiet', {}, w('open-record-how'))),
      ),
      el(
        'a.panel.door',
        { href: '/record', id: 'to-record' },
        icon('aid'),
        el('span', {}, el('strong', {}, w('record-game')), el('small.quiet', {}, w('record-game-how'))),
      ),
    ),
  );
}

try {
  await begin();
  const input = recordField({ tabindex: -1, 'aria-label': w('open-record') });
  topBar(input);
  setup = new Setup(makeChosen);
  const mine = new Mine(
    (table) => {
      const one = games.find(({ name }) => name === table.game),
        { seats, options, clock, hints, level } = table.again;
      make(one, seats, options, { clock, hints, level });
    },
    (any, waiting) => {
      const was = setup.fold !== null;
      setup.fold = any ? fold : null;
      kept.set('games', any ? 'yes' : null);
      begins.draw(any);
      if (!any && setup.box.hidden) choose(first, false);
      else if (any && !was && !chosen && !setup.box.contains(document.activeElement)) hide();
      else if (was !== any) setup.draw();
      document.title = `${waiting ? `(${waiting}) ` : ''}Patolli: ${w('tagline')}`;
    },
  );
  const asked = api('mine');
  asked.catch(() => {});
  const list = await api('games'),
    games = list.games.map((one) => ({
      ...one,
      name: one.game,
      levels: list.levels.map(({ level }) => ({ name: level, label: levelName(level) })),
    })),
    first = games.find((one) => one.name === kept.get('game')) || games[0];
  const begins = startHere(games);
  $('main').replaceChildren(
    el('header', {}, begins.box, el('h1', {}, w('what-play')), el('p.quiet', {}, w('what-play-how'))),
    el('div.games', { role: 'radiogroup', 'aria-label': w('game') }, games.map(card)),
    setup.box,
    mine.box,
    you(input),
  );
  setup.choose(first);
  // whoever has games sees them; a newcomer sees what a table can be
  if (kept.get('games') === 'yes') setup.box.hidden = true;
  else choose(first, false);
  document.title = `Patolli: ${w('tagline')}`;
  await mine.look(asked);
} catch (error) {
  broken(error);
}
