// All puzzles: the puzzle of the day, how good the reader is, and of each game what there is to find.
import { $, api, el, languageNow, w } from '/static/page.js';
import { begin, broken } from '/static/begin.js';
import { complain, toast } from '/static/overlay.js';
import { topBar } from '/static/topbar.js';
import { icon } from '/static/icons.js';
import { nextPuzzle } from '/static/nextpuzzle.js';

/** Open a puzzle of this game and theme that was not tried yet. */
async function solve(game, theme = '') {
  try {
    if (!(await nextPuzzle(game, theme))) toast(w('puzzle-none-left'));
  } catch (error) {
    complain(error);
  }
}

const picture = (game, [width, height]) =>
  el('img', { src: `/static/art/${game}-sample.svg`, alt: '', width, height, loading: 'lazy' });

/** @param {Server.SolverNews} solver */
const standing = (solver) =>
  el(
    'section.standing',
    { 'aria-label': w('puzzle-your-rating') },
    el('span', {}, `${w('puzzle-your-rating')} `, el('b.num', { id: 'rating' }, String(solver.rating))),
    solver.deviation > 150 && el('span.small.quiet', {}, w('puzzle-provisional')),
    solver.run > 1 && el('span.chip', {}, w('puzzle-run', { n: solver.run })),
    solver.days > 0 &&
      el('span.chip', {}, solver.days === 1 ? w('puzzle-days-one') : w('puzzle-days', { n: solver.days })),
  );

/** @param {Server.DailyPuzzle} daily */
function dayCard(daily) {
  const day = new Date(`${daily.day}T00:00:00Z`),
    part = (options) => day.toLocaleDateString(languageNow() || 'en', { timeZone: 'UTC', ...options });
  return el(
    'section.panel.nextup.daily',
    { 'aria-labelledby': 'daily-title' },
    el('div.day', { 'aria-hidden': 'true' }, el('b', {}, part({ day: 'numeric' })), part({ month: 'short' })),
    picture(daily.game, [84, 64]),
    el(
      'div',
      {},
      el('h2', { id: 'daily-title' }, w('puzzle-daily')),
      el(
        'p.small',
        {},
        daily.solved
          ? `${daily.title} · ${w('puzzle-daily-solved')}`
          : daily.tried
            ? `${daily.title} · ${w('puzzle-daily-missed')}`
            : daily.title,
      ),
    ),
    el('span.gap'),
    el(
      `a.btn.big${daily.tried ? '' : '.go'}`,
      { href: `/puzzles/${daily.game}/${daily.puzzle}?daily`, id: 'daily' },
      icon(daily.solved ? 'check' : 'play'),
      w('puzzle-start'),
    ),
  );
}

/** @param {Server.GamePuzzles} one */
const gameCard = (one) =>
  el(
    'section.panel.lgame',
    { 'aria-labelledby': `p-${one.game}`, id: one.game },
    el(
      'header',
      {},
      picture(one.game, [60, 50]),
      el(
        'div',
        {},
        el('h2', { id: `p-${one.game}` }, one.title),
        el('span.quiet.small', {}, w('puzzle-count', { tried: one.tried, puzzles: one.puzzles, solved: one.solved })),
      ),
      el('span.gap'),
      el(
        'button.btn',
        {
          type: 'button',
          'data-solve': one.game,
          'aria-label': `${w('puzzle-start')}: ${one.title}`,
          disabled: one.tried >= one.puzzles,
          onclick: () => solve(one.game),
        },
        icon('play'),
        w('puzzle-start'),
      ),
    ),
    el(
      'ul.themes',
      { 'aria-label': `${w('puzzle-by-theme')}: ${one.title}` },
      one.themes.map(({ theme, name, puzzles, tried }) =>
        el(
          'li',
          {},
          el(
            'button',
            { type: 'button', disabled: tried >= puzzles, onclick: () => solve(one.game, theme) },
            el('span', {}, name),
            el('span.n.num', {}, tried >= puzzles ? w('puzzle-all-done') : `${tried} / ${puzzles}`),
          ),
        ),
      ),
    ),
  );

try {
  await begin();
  topBar();
  /** @type {Server.PuzzleList} */
  const list = await api('puzzles');
  $('main').replaceChildren(
    el(
      'header',
      {},
      el('h1', {}, w('puzzles')),
      el('p.quiet', {}, w(list.games.length ? 'puzzles-how' : 'puzzles-none')),
    ),
    standing(list.solver),
    list.daily ? dayCard(list.daily) : '',
    el('div.lgames', {}, list.games.map(gameCard)),
  );
  document.title = `${w('puzzles')} · Patolli`;
  if (location.hash) $(`#${CSS.escape(location.hash.slice(1))}`)?.scrollIntoView({ block: 'nearest' });
} catch (error) {
  broken(error);
}
