// Others' turns, step by step: which lines make a step, what it changed, and what is marked of it. Draws nothing.

/**
 * A line with what chance added to it: the position before it is `from`, after it `own`, after all of it `n`.
 * @typedef {{actor: number, number: number, from: number, own: number, n: number, entries: Server.Entry[], text: string}} Step
 * @typedef {{actor: number, steps: Step[]}} Turn
 * A turn, or a moment that decides; what is shown one after the other in it.
 * @typedef {{turn?: Turn, moment?: Server.Moment, n: number, first: number, count: number}} Act
 * @typedef {{act: Act, at: number, n: number}} Item
 * @typedef {{id: string, sprite: Scene.Sprite, gone: boolean, numbers: number[], actor: number}} Mark
 */

/** So many turns may wait behind the one that is shown; the others are skipped to their result. */
const MOST_WAITING = 2;

/** What somebody decided and nobody heard is no step. */
const secret = ({ line }) => !line || line.includes('?');

/**
 * What a line says; what followed is said by its moments, if it has any.
 * @param {Server.Entry} entry
 */
const told = ({ text, events, moments }) => [text, ...(moments?.length ? [] : events || [])].filter(Boolean).join(' ');

/**
 * What there is to be shown of lines: turns of others, and moments, whoever they are from.
 * @param {Server.Entry[]} entries
 * @param {{mine: number[], seats: {seat: number, kind: string}[]}} who
 * @returns {Act[]}
 */
export function actsOf(entries, { mine, seats }) {
  /** An opponent whom the rules play speaks by the lines of chance. */
  const game = seats.find(({ kind }) => kind === 'game')?.seat ?? -1;
  /** @type {Act[]} */
  const acts = [];
  let turn = /** @type {Turn} */ ({ actor: -1, steps: [] }),
    open = false;
  for (const entry of entries) {
    const chance = entry.actor < 0,
      actor = chance ? game : entry.actor,
      added = open && chance;
    if (added) extend(turn, entry);
    else if (actor < 0 || mine.includes(actor) || secret(entry)) open = false;
    else {
      if (turn.actor !== actor || !open) {
        turn = { actor, steps: [] };
        acts.push({ turn, n: entry.n, first: 0, count: 0 });
      }
      const number = turn.steps.length + 1;
      turn.steps.push({
        actor,
        number,
        from: entry.n - 1,
        own: entry.n,
        n: entry.n,
        entries: [entry],
        text: told(entry),
      });
      open = true;
    }
    for (const moment of entry.moments || []) {
      const first = Math.min(moment.shown || 0, moment.beats.length - 1);
      if (first >= 0) acts.push({ moment, n: entry.n, first, count: moment.beats.length });
    }
  }
  for (const act of acts)
    if (act.turn) {
      act.count = act.turn.steps.length;
      act.n = act.turn.steps[act.count - 1].n;
    }
  return acts;
}

/**
 * @param {Turn} turn
 * @param {Server.Entry} entry
 */
function extend(turn, entry) {
  const step = turn.steps[turn.steps.length - 1];
  step.n = entry.n;
  if (step.entries[0].actor < 0) step.own = entry.n;
  step.entries.push(entry);
  step.text = [step.text, told(entry)].filter(Boolean).join(' ');
}

/**
 * One after the other as they happened: a moment comes right after the step that it belongs to.
 * @param {Act[]} acts
 * @returns {Item[]}
 */
export function itemsOf(acts) {
  const items = acts.flatMap((act) =>
    act.turn
      ? act.turn.steps.map(({ n }, at) => ({ act, at, n }))
      : Array.from({ length: act.count - act.first }, (_, more) => ({ act, at: act.first + more, n: act.n })),
  );
  const order = (item) => item.n + (item.act.moment ? 0.5 : 0);
  return items.sort((one, other) => order(one) - order(other));
}

/**
 * Where to go on: of too many turns that wait, the first ones are not played.
 * @param {Item[]} items
 * @param {number} at
 */
export function onward(items, at) {
  const begins = items.flatMap(({ act, at: within }, index) => (index >= at && act.turn && !within ? [index] : []));
  return begins.length > MOST_WAITING + 1 ? begins[begins.length - MOST_WAITING - 1] : at;
}

/**
 * All steps of some acts.
 * @param {Act[]} acts
 */
export const stepsOf = (acts) => acts.flatMap(({ turn }) => turn?.steps || []);

/**
 * The positions that are needed to play and to mark some steps, the first and the last; null if none is missing.
 * @param {Step[]} steps
 * @param {(n: number) => boolean} known
 */
export function missing(steps, known) {
  const wanted = steps.flatMap(({ from, own, n }) => [from, own, n]).filter((n) => !known(n));
  return wanted.length ? [Math.min(...wanted), Math.max(...wanted)] : null;
}

/** What is drawn of a sprite, without its tip. What marks the last line itself is no change. */
const drawing = (sprite) => JSON.stringify(sprite.slice(1, 10));
/** Another thing lies there than a step had left, such as a card of the next round. */
const replaced = (left, now) => now && left?.[1] !== now[1];
const counts = ([id, picture]) => picture && !id.startsWith('last-');

/**
 * The sprites of the board that two scenes do not have in common: those of the second one, then those that are gone.
 * @param {Scene.Scene} before
 * @param {Scene.Scene} after
 */
export function changes(before, after) {
  const sprites = (scene) => new Map(scene.zones[0].sprites.filter(counts).map((sprite) => [sprite[0], sprite])),
    old = sprites(before),
    now = sprites(after);
  return {
    fresh: [...now.values()].filter((sprite) => !old.has(sprite[0]) || drawing(old.get(sprite[0])) !== drawing(sprite)),
    gone: [...old.values()].filter(([id]) => !now.has(id)),
  };
}

/**
 * What is marked on the board of `scene`: each thing once, with the numbers of the steps that changed it.
 * @param {Step[]} steps
 * @param {(n: number) => Scene.Scene | undefined} scenes
 * @param {Scene.Scene} scene
 * @returns {Mark[]}
 */
export function marksOf(steps, scenes, scene) {
  const here = new Map(scene.zones[0].sprites.map((sprite) => [sprite[0], sprite]));
  /** @type {Map<string, Mark>} */
  const marks = new Map(),
    /** @type {Map<string, Scene.Sprite | undefined>} */
    left = new Map();
  for (const { actor, number, from, own, n } of steps) {
    const before = scenes(from),
      after = scenes(own),
      end = scenes(n) || after;
    if (!before || !after || !end) continue;
    const { fresh, gone } = changes(before, after),
      there = new Map(end.zones[0].sprites.map((sprite) => [sprite[0], sprite]));
    for (const sprite of [...fresh, ...gone]) {
      const [id] = sprite,
        was = marks.get(id),
        mark = { id, sprite: here.get(id) || sprite, gone: !here.has(id), numbers: [number], actor };
      if (was?.actor === actor) mark.numbers.unshift(...was.numbers);
      marks.set(id, mark);
      left.set(id, there.get(id));
    }
  }
  return joined([...marks.values()].filter(({ id }) => !replaced(left.get(id), here.get(id))));
}

/**
 * Things that lie on each other are framed once, around the largest; what is gone only where nothing else is.
 * @param {Mark[]} marks
 */
function joined(marks) {
  const size = ({ sprite }) => (sprite[4] ?? 48) * (sprite[5] ?? 48),
    /** @type {Mark[]} */
    frames = [];
  /** @type {(frame: Mark, mark: Mark) => boolean} */
  const covers = (frame, mark) => {
    const [, , x, y, width = 48, height = 48, turn = 0] = frame.sprite,
      [wide, high] = turn % 180 ? [height, width] : [width, height],
      [, , a, b] = mark.sprite;
    return Math.abs(x - a) <= wide / 2 && Math.abs(y - b) <= high / 2;
  };
  for (const mark of marks.toSorted((a, b) => Number(a.gone) - Number(b.gone) || size(b) - size(a))) {
    const there = frames.find((frame) => covers(frame, mark) && (mark.gone || frame.actor === mark.actor));
    if (!there) frames.push(mark);
    else if (!mark.gone && !there.gone)
      there.numbers = [...new Set([...there.numbers, ...mark.numbers])].sort((a, b) => a - b);
  }
  return frames;
}

/** `3`, `1 2`, `1–5`. */
export const numbered = (numbers) =>
  numbers.length < 3 ? numbers.join(' ') : `${numbers[0]}–${numbers[numbers.length - 1]}`;

/**
 * The lines after the last one of a seat; of somebody who has said nothing, all but the set-up.
 * @param {Server.Entry[]} log
 * @param {number | null} seat
 */
export function sinceOwn(log, seat) {
  const own = log.findLast(({ actor, line }) => actor === seat && line),
    first = own ? own.n + 1 : (log.find(({ actor }) => actor >= 0)?.n ?? Infinity);
  return log.filter(({ n }) => n >= first);
}
