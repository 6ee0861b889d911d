// Others' turns, step by step: which lines make a step, what it changed, and what is marked of it. Draws nothing.

/**
 * A line with what chance added to it: the position before it is `from`, after it `own`, after all of it `n`.
 * @typedef {{actor: number, number: number, from: number, own: number, n: number, entries: Server.Entry[], text: string}} Step
 * @typedef {{actor: number, steps: Step[], ruled?: boolean}} Turn `ruled`: by the rules, told by its moments
 * A turn, or a moment that decides; what is shown one after the other in it.
 * @typedef {{turn?: Turn, moment?: Server.Moment, n: number, first: number, count: number}} Act
 * @typedef {{act: Act, at: number, n: number}} Item
 * What is marked: a thing in a zone, with the numbers of the steps of whoever did it.
 * @typedef {{zone: string, id: string, sprite: Scene.Sprite, gone: boolean, numbers: number[], actor: number}} Mark
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
  /** An opponent whom the rules play acts by the lines of chance that tell its turn. */
  const game = seats.find(({ kind }) => kind === 'game')?.seat ?? -1;
  /** @type {Act[]} */
  const acts = [];
  let turn = /** @type {Turn} */ ({ actor: -1, steps: [] }),
    open = false;
  for (const entry of entries) {
    const chance = entry.actor < 0,
      ruled = chance && (entry.moments || []).some(({ seat = null }) => seat === game),
      actor = chance ? (ruled ? game : -1) : entry.actor,
      added = open && chance && !ruled;
    if (added) extend(turn, entry);
    else if (actor < 0 || mine.includes(actor) || secret(entry)) open = false;
    else {
      if (turn.actor !== actor || !open) {
        turn = { actor, steps: [], ruled };
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
  step.entries.push(entry);
  step.text = [step.text, told(entry)].filter(Boolean).join(' ');
}

/**
 * One after the other as they happened: a moment comes right after the step that it belongs to. What the rules did in one
 * line is told by its moments before the position after it is shown.
 * @param {Act[]} acts
 * @returns {Item[]}
 */
export function itemsOf(acts) {
  const items = acts.flatMap((act) =>
    act.turn
      ? act.turn.steps.map(({ n }, at) => ({ act, at, n }))
      : Array.from({ length: act.count - act.first }, (_, more) => ({ act, at: act.first + more, n: act.n })),
  );
  const order = ({ n, act }) => n + (act.moment ? 0.5 : act.turn?.ruled ? 0.75 : 0);
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

/** What is drawn of a sprite, without its tip. */
const drawing = (sprite) => JSON.stringify(sprite.slice(1, 10));
/** Another thing lies there than a step had left, such as a card of the next round. */
const replaced = (left, now) => now && left?.[1] !== now[1];
/** What marks the last line itself is no change. */
const counts = (/** @type {Scene.Sprite} */ [id, picture]) => !!picture && !id.startsWith('last-');
/** Where a thing of a row lies is no news: it moves up when another one leaves. */
const listed = (sprite) => / file /.test(` ${sprite[7] || ''} `);

/** @param {Scene.Zone | undefined} zone */
const spritesOf = (zone) => new Map((zone?.sprites || []).map((sprite) => [sprite[0], sprite]));

/**
 * The sprites of the board that two scenes do not have in common: those of the second one, then those that are gone.
 * Of two that look alike and have changed their names, none is another one.
 * @param {Scene.Scene} before
 * @param {Scene.Scene} after
 */
export const changes = (before, after) => differing(before.zones[0], after.zones[0]);

/**
 * @param {Scene.Zone | undefined} before
 * @param {Scene.Zone | undefined} after
 */
function differing(before, after) {
  const old = spritesOf(before),
    now = spritesOf(after),
    looked = new Set([...old.values()].filter(counts).map(drawing)),
    looks = new Set([...now.values()].filter(counts).map(drawing));
  return {
    fresh: [...now.values()].filter((one) => counts(one) && !listed(one) && !looked.has(drawing(one))),
    gone: [...old.values()].filter(
      (one) => counts(one) && !listed(one) && !now.has(one[0]) && !looks.has(drawing(one)),
    ),
  };
}

/**
 * The zones in which a step is marked: the board, the mat of whoever did it, and what lies beside for all.
 * @param {Scene.Scene} scene
 * @param {number} actor
 */
const markable = (scene, actor) =>
  scene.zones.filter(({ name }, index) => !index || name === `mat:${actor}` || name === 'shelf');

/** Beside the board it is news what came, or was turned over; on a mat only what came: its numbers, its action points and
    what is paled tell themselves. */
const arrived = (before, after) => {
  const old = spritesOf(before),
    mat = after?.name.startsWith('mat:');
  return [...spritesOf(after).values()].filter(
    (one) => counts(one) && (mat ? !old.has(one[0]) : old.get(one[0])?.[1] !== one[1]),
  );
};

/**
 * What is marked on the board of `scene`: each thing once, with the numbers of the steps that changed it.
 * @param {Step[]} steps
 * @param {(n: number) => Scene.Scene | undefined} scenes
 * @param {Scene.Scene} scene
 * @returns {Mark[]}
 */
export function marksOf(steps, scenes, scene) {
  /** @type {Mark[]} */
  const found = [];
  for (const { name } of scene.zones) {
    const marks = marksIn(name, steps, scenes, scene);
    if (marks.length) found.push(...joined(marks));
  }
  return found;
}

/**
 * A thing that came is one thing, though a part of it may look like what lay there before: the back of another card.
 * @param {Scene.Sprite} part
 */
function wholeOf(part, before, after) {
  const id = part[0].replace(/-[^-]+$/, ''),
    [old, whole] = [before.get(id), after.get(id)];
  if (!whole || !after.has(part[0]) || !counts(whole)) return part;
  return old && drawing(old) === drawing(whole) ? part : whole;
}

/** @returns {Mark[]} */
function marksIn(zone, steps, scenes, scene) {
  const of = (/** @type {Scene.Scene} */ one) => one.zones.find(({ name }) => name === zone),
    main = scene.zones[0].name === zone,
    here = spritesOf(of(scene)),
    /** Things by what they look like: the same one may have another name by now. */
    alike = new Map([...here].map(([id, sprite]) => [drawing(sprite), id]));
  /** @type {Map<string, Mark>} */
  const marks = new Map(),
    /** @type {Map<string, Scene.Sprite | undefined>} */
    left = new Map();
  for (const { actor, number, from, own, n } of steps) {
    const before = scenes(from),
      after = scenes(own),
      end = scenes(n) || after;
    if (!before || !after || !end || !markable(scene, actor).some(({ name }) => name === zone)) continue;
    const { fresh, gone } = main ? changes(before, after) : { fresh: arrived(of(before), of(after)), gone: [] },
      old = spritesOf(of(before)),
      there = spritesOf(of(end));
    for (const part of [...fresh, ...gone]) {
      const sprite = wholeOf(part, old, there),
        id = alike.get(drawing(sprite)) || sprite[0],
        was = marks.get(id),
        mark = { zone, id, sprite: here.get(id) || sprite, gone: !here.has(id), numbers: [number], actor };
      if (was && was.actor === actor) mark.numbers = [...new Set([...was.numbers, number])];
      marks.set(id, mark);
      left.set(id, there.get(sprite[0]));
    }
  }
  return [...marks.values()].filter(
    ({ id, gone }) =>
      (main || !gone) && !replaced(left.get(id), here.get(id)) && !(here.has(id) && listed(here.get(id))),
  );
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
  return inRows(frames);
}

/** So far apart may things lie that make a row. */
const GAP = 8;

/** @param {Mark} mark */
function boxOf({ sprite: [, , x, y, width = 48, height = 48, turn = 0] }) {
  const [wide, high] = turn % 180 ? [height, width] : [width, height];
  return { x, y, wide, high };
}

/**
 * Things of one step and one owner that lie side by side, or one below the other, have one frame and one number.
 * @param {Mark[]} marks
 */
function inRows(marks) {
  const key = (/** @type {Mark} */ { actor, gone, numbers, sprite }) =>
    [actor, gone, numbers.join(), /\bp\d\b/.exec(sprite[7] || '')?.[0]].join(' ');
  /** @type {Mark[]} */
  const rows = [];
  for (const mark of marks.toSorted((a, b) => a.sprite[3] - b.sprite[3] || a.sprite[2] - b.sprite[2])) {
    const row = rows.find((one) => key(one) === key(mark) && aligned(boxOf(one), boxOf(mark)));
    if (!row) {
      rows.push(mark);
      continue;
    }
    const [a, b] = [boxOf(row), boxOf(mark)],
      left = Math.min(a.x - a.wide / 2, b.x - b.wide / 2),
      right = Math.max(a.x + a.wide / 2, b.x + b.wide / 2),
      top = Math.min(a.y - a.high / 2, b.y - b.high / 2),
      foot = Math.max(a.y + a.high / 2, b.y + b.high / 2),
      [id, picture] = row.sprite;
    row.sprite = [id, picture, (left + right) / 2, (top + foot) / 2, right - left, foot - top, 0, row.sprite[7] || ''];
  }
  return rows;
}

/** Whether two boxes make a larger one without anything else in it. */
function aligned(a, b) {
  const across = a.y === b.y && a.high === b.high && Math.abs(a.x - b.x) <= (a.wide + b.wide) / 2 + GAP,
    down = a.x === b.x && a.wide === b.wide && Math.abs(a.y - b.y) <= (a.high + b.high) / 2 + GAP;
  return across || down;
}

/**
 * `3`, `1 2`, `1–5`, `1–3 5`; of more than three parts the first and the last: `1 … 9`.
 * @param {number[]} numbers in order
 */
export function numbered(numbers) {
  /** @type {number[][]} */
  const runs = [];
  for (const n of numbers) {
    const run = runs[runs.length - 1];
    if (run && n <= run[run.length - 1] + 1) run.push(n);
    else runs.push([n]);
  }
  const parts = runs.flatMap((run) => (run.length < 3 ? run.map(String) : [`${run[0]}–${run[run.length - 1]}`]));
  return parts.length < 4 ? parts.join(' ') : `${numbers[0]} … ${numbers[numbers.length - 1]}`;
}

/**
 * A scene in which the mats tell these points.
 * @param {Scene.Scene} scene
 * @param {number[]} points by seat
 * @returns {Scene.Scene}
 */
export function counted(scene, points) {
  const pointed = (/** @type {Scene.Sprite} */ sprite) => {
    const seat = /^points-(\d+)$/.exec(sprite[0])?.[1];
    if (seat === undefined || points[Number(seat)] === undefined) return sprite;
    return /** @type {Scene.Sprite} */ ([...sprite.slice(0, 9), String(points[Number(seat)]), ...sprite.slice(10)]);
  };
  const zones = scene.zones.map((zone) =>
    zone.name.startsWith('mat:') ? { ...zone, sprites: zone.sprites.map(pointed) } : zone,
  );
  return { ...scene, zones };
}

/**
 * The points of all seats when so many beats of a table were shown; nothing for other moments.
 * @param {Server.Moment} moment
 * @param {number} beat
 */
export function totals({ before = [], rows = [] }, beat) {
  const shown = rows.slice(0, beat + 1);
  return before.map((points, seat) => shown.reduce((sum, { scores }) => sum + (scores[seat]?.points || 0), points));
}

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
