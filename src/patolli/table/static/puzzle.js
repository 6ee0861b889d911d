// A puzzle: the table's own board, on which the reader plays a whole turn and has it checked. The server keeps the first
// attempt alone; what was said is kept here. The solution comes with the answer to an attempt, never before.
import { $, api, el, still, LONG_SECONDS, w } from '/static/page.js';
import { begin, broken } from '/static/begin.js';
import { complain, copy, toast } from '/static/overlay.js';
import { icon } from '/static/icons.js';
import { art } from '/static/scene.js';
import { Study } from '/static/study.js';
import { Solving } from '/static/solving.js';
import { nextPuzzle } from '/static/nextpuzzle.js';

const [, , game, id] = location.pathname.split('/');
/** Between two lines of a solution that is shown. */
const SHOW_MS = 800;

/** @type {Study} */
let study;
/** @type {Solving} */
let strip;
/** @type {Server.PuzzleNews} */
let told;
let said = /** @type {string[]} */ ([]),
  /** What is being shown is given up when the reader does something else. */
  showing = 0;

/** @returns {Promise<any>} */
const ask = (what, more = {}) => api(`puzzles/${game}/${id}`, { do: what, said, ...more }, { seconds: LONG_SECONDS });

/** @param {Server.PuzzleNews} answer */
function hear(answer, anew = false) {
  told = answer;
  said = answer.said;
  strip.draw(answer);
  study.show(shownNews(answer), answer.positions, anew);
}

/** A turn that is complete, or a solution, is not played on. */
function shownNews({ news, kind, over }) {
  if (!over && kind !== 'shown') return news;
  const seats = news.seats.map((/** @type {Server.SeatNews} */ seat) => ({ ...seat, asked: false }));
  const prompt = kind === 'found' ? w('puzzle-found') : kind === 'shown' ? w('puzzle-solution') : w('puzzle-ready');
  const undo = kind === 'shown' ? { ...news.undo, line: false, turn: false } : news.undo;
  return { ...news, seats, asked: false, lines: {}, stuck: 'solved', prompt, undo };
}

async function look(anew = true) {
  showing += 1;
  hear(await ask('look'), anew);
}

const acts = {
  async say(lines) {
    showing += 1;
    hear(await ask('say', { lines, seq: study.seq }));
  },
  async tried(line) {
    showing += 1;
    try {
      hear(await ask('say', { lines: [line], seq: study.seq }));
    } catch (error) {
      complain(error);
    }
  },
  why: (line) => ask('why', { lines: [line] }),
  async undo(from, all) {
    said = study.left(said, from, all);
    await look();
  },
};

/** The solution, line by line. */
async function replay() {
  const mine = (showing += 1),
    solution = told.result?.solution || [];
  let before = '';
  for (let at = 0; at <= solution.length; at += 1) {
    if (showing !== mine) return;
    const step = await ask('look', { said: solution.slice(0, at), seq: at ? study.seq : 0 });
    const now = JSON.stringify(step.news.seq);
    if (showing !== mine) return;
    if (at && now === before) continue; // it was forced, and made already
    before = now;
    study.show(shownNews({ ...step, kind: 'shown' }), step.positions, !at);
    if (at < solution.length) await new Promise((go) => setTimeout(go, still() ? 0 : SHOW_MS));
  }
}

const buttons = {
  check: async () => hear(await ask('check', { seq: study.seq })),
  show: async () => {
    hear(await ask('show'), true);
    replay().catch(complain); // and the buttons can be used meanwhile
  },
  replay: async () => {
    replay().catch(complain);
  },
  again: async () => {
    said = [];
    await look();
  },
  next: async () => {
    showing += 1;
    const theme = new URLSearchParams(location.search).get('theme') || '';
    if (!(await nextPuzzle(game, theme)) && !(theme && (await nextPuzzle(game)))) toast(w('puzzle-none-left'));
  },
};

/** One at a time; what was not answered is said, and everything stays as it was. */
let busy = false;
const once = (act) => async () => {
  if (busy) return;
  busy = true;
  strip.box.classList.add('waiting');
  try {
    await act();
  } catch (error) {
    complain(error);
  } finally {
    busy = false;
    strip.box.classList.remove('waiting');
  }
};

try {
  const drawings = art(game);
  drawings.catch(() => {});
  await begin();
  strip = new Solving(
    /** @type {any} */ (Object.fromEntries(Object.entries(buttons).map(([name, act]) => [name, once(act)]))),
  );
  const first = await ask('look');
  await drawings;
  study = new Study(acts);
  study.tools(
    game,
    first.made &&
      el(
        'button.btn.bare',
        {
          type: 'button',
          id: 'share',
          'aria-label': w('puzzle-share'),
          'data-tip': w('puzzle-share'),
          onclick: () => copy(location.href),
        },
        icon('link'),
        el('span.wide', {}, w('puzzle-share')),
      ),
    el(
      'a.btn.bare',
      { href: '/puzzles', id: 'all-puzzles', 'aria-label': w('all-puzzles'), 'data-tip': w('all-puzzles') },
      icon('puzzle'),
      el('span.wide', {}, w('all-puzzles')),
    ),
  );
  $('main').before(strip.box);
  hear(first, true);
  document.title = `${w('puzzle-strip')} · ${first.title} · Patolli`;
  performance.mark('board');
} catch (error) {
  broken(error);
}
