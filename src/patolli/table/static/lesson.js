// A lesson: one instruction at a time above the table's own board. The server knows the lesson and keeps nothing; what
// was said in each step is kept here.
import { $, api, el, kept, keptHere, still, w } from '/static/page.js';
import { begin, broken } from '/static/begin.js';
import { complain } from '/static/overlay.js';
import { icon } from '/static/icons.js';
import { art } from '/static/scene.js';
import { Study } from '/static/study.js';
import { Teaching } from '/static/teaching.js';
import { finish, progress, stopAt } from '/static/progress.js';
import { firstGame } from '/static/firstgame.js';

const [, , game, id] = location.pathname.split('/');
/** Between two lines that *Show me* says. */
const SHOW_MS = 700;

/** @type {Study} */
let study;
/** @type {Teaching} */
let strip;
/** @type {Server.LessonNews} */
let told;
let step = 1,
  /** What was said in each step before; nothing in one that was skipped. */
  earlier = /** @type {string[][]} */ ([]),
  said = /** @type {string[]} */ ([]),
  /** How often the answers to this step were wrong. */
  tries = 0,
  /** What *Show me* does is given up when the reader does something else. */
  showing = 0;

const ask = (what, more = {}) => api(`learn/${game}/${id}`, { do: what, step, earlier, said, ...more });

// ---- the steps

/** The step as it stands after what was said in it. */
async function look(more = {}) {
  showing += 1;
  hear(await ask('look', more), true);
}

async function goTo(number) {
  step = number;
  said = [];
  tries = 0;
  earlier = Array.from({ length: number - 1 }, (_, at) => earlier[at] || []);
  await look();
  stopAt({ game, lesson: id, step, earlier });
}

/** @param {Server.LessonNews} answer */
function hear(answer, anew = false) {
  const before = told;
  told = answer;
  said = answer.said;
  if (answer.kind === 'done') {
    earlier[step - 1] = said;
    if (step < answer.steps) stopAt({ game, lesson: id, step: step + 1, earlier });
    else finish(game, id);
    if (kept.get('sound') === 'on') import('/static/sound.js').then(({ play }) => play('turn'));
  }
  if (answer.does === 'ask' && answer.kind === 'wrong') tries += 1;
  strip.draw(answer, tries);
  study.show(shownNews(answer), answer.positions, anew || (!!before && before.step !== answer.step));
  document.body.classList.toggle('resting', answer.kind === 'done' || answer.does === 'ask');
  document.title = `${answer.title} · ${w('learn-step', { n: step, m: answer.steps })} · Patolli`;
}

/** A step that is done, or asks something, is not played on the board. */
function shownNews({ news, kind, does }) {
  if (kind !== 'done' && does !== 'ask') return news;
  const seats = news.seats.map((/** @type {Server.SeatNews} */ seat) => ({ ...seat, asked: false }));
  return {
    ...news,
    seats,
    asked: false,
    lines: {},
    stuck: 'taught',
    prompt: w(kind === 'done' ? 'learn-go-on-above' : 'learn-answer-above'),
  };
}

const acts = {
  async say(lines) {
    if (told.kind === 'done') return;
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
  lit: () => light(),
};

/** What to touch, until the step is done. */
function light() {
  if (!told || !study) return;
  const words = told.kind === 'done' ? [] : told.highlight;
  study.glow(words);
  strip.lit(study.called(words));
}

// ---- the buttons of the strip

const buttons = {
  next: async (typed) => {
    if (step >= told.steps) return;
    await goTo(step + 1);
    if (typed) study.speaker.pointer.onward();
  },
  back: async () => {
    if (!said.length && told.kind === 'look' && step > 1) await goTo(step - 1);
    else await goTo(step);
  },
  skip: async () => {
    if (step < told.steps) await goTo(step + 1);
    else {
      strip.end(told);
      study.glow([]);
    }
  },
  show: async () => {
    if (told.kind === 'done') return;
    const mine = (showing += 1);
    if (said.length) {
      said = [];
      await look();
    }
    const answer = await ask('show');
    if (told.does === 'ask') {
      strip.fill(answer.rows);
      return;
    }
    showing = mine;
    for (const line of answer.show) {
      if (showing !== mine) return;
      hear(await ask('say', { lines: [line], seq: study.seq }));
      if (told.kind !== 'begun') return;
      await new Promise((go) => setTimeout(go, still() ? 0 : SHOW_MS));
    }
  },
  check: async (answers) => hear(await ask('check', { answers, seq: study.seq })),
  play: () => firstGame(game),
};

/** One at a time; what was not answered is said, and everything stays as it was. */
let busy = false;
const once =
  (act) =>
  async (...more) => {
    if (busy) return;
    busy = true;
    try {
      await act(...more);
    } catch (error) {
      complain(error);
    } finally {
      busy = false;
    }
  };

try {
  const drawings = art(game);
  drawings.catch(() => {});
  await begin();
  const { at } = progress(),
    again = at?.game === game && at.lesson === id && keptHere.get('lesson-anew') !== 'yes';
  keptHere.set('lesson-anew', null);
  strip = new Teaching(
    /** @type {any} */ (Object.fromEntries(Object.entries(buttons).map(([name, act]) => [name, once(act)]))),
  );
  if (at && again) ({ step, earlier } = at);
  const first = await ask('look').catch((error) => {
    if (step === 1 || ![404, 409].includes(error.status)) throw error;
    step = 1; // the lesson has changed since
    earlier = [];
    return ask('look');
  });
  await drawings;
  study = new Study(acts);
  study.tools(
    game,
    el(
      'a.btn.bare',
      { href: '/learn', id: 'all-lessons', 'aria-label': w('all-lessons'), 'data-tip': w('all-lessons') },
      icon('learn'),
      el('span.wide', {}, w('all-lessons')),
    ),
  );
  $('main').before(strip.box);
  hear(first, true);
  light();
  performance.mark('board');
} catch (error) {
  broken(error);
}
