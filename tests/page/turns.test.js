// Others' turns: which lines make a step, what waits, what is marked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './browser.js';
import {
  actsOf,
  counted,
  itemsOf,
  marksOf,
  missing,
  numbered,
  onward,
  sinceOwn,
  stepsOf,
  totals,
} from '/static/turns.js';

const SEATS = [0, 1, 2].map((seat) => ({ seat, kind: 'person' }));
let count = 0;
const line = (actor, text, more = {}) => ({ n: ++count, actor, line: text, text: `${text}.`, events: [], ...more });
const lines = (...list) => {
  count = 0;
  return list.map((one) => line(...one));
};
const told = (acts) => acts.map(({ turn, moment }) => (turn ? [turn.actor, turn.steps.length] : moment.title));
const of = (entries, seats = SEATS) => actsOf(entries, { mine: [0], seats });
const moment = (title, beats, more = {}) => ({ title, beats: Array(beats).fill({ says: '' }), ...more });

test('a turn has a step for each line; what chance adds belongs to the line before', () => {
  const acts = of(lines([0, 'end'], [1, 'canal'], [1, 'roll'], [-1, '5 3'], [1, 'end'], [2, 'walk']));
  assert.deepEqual(told(acts), [
    [1, 3],
    [2, 1],
  ]);
  const [, roll] = stepsOf(acts);
  assert.deepEqual([roll.number, roll.from, roll.own, roll.n, roll.text], [2, 2, 3, 4, 'roll. 5 3.']);
});

test('neither own lines nor secret ones are steps', () => {
  const acts = of(lines([1, 'choose ?'], [2, ''], [0, 'card'], [-1, 'face']));
  assert.deepEqual(acts, []);
});

test('an opponent whom the rules play acts by lines of chance', () => {
  const its = { moments: [moment('its turn', 2, { seat: 1 })] },
    entries = lines([0, 'done'], [-1, 'front'], [-1, 'hint', its], [-1, 'offer'], [0, 'draft', its], [-1, 'offer']),
    acts = of(entries, [SEATS[0], { seat: 1, kind: 'game' }]);
  assert.deepEqual(told(acts), [[1, 1], 'its turn', 'its turn']);
  assert.deepEqual([stepsOf(acts)[0].from, stepsOf(acts)[0].own], [2, 3]);
});

test('a moment comes right after its step, whoever it is from, without the beats that were shown', () => {
  const dice = moment('dice', 2),
    bids = moment('bids', 3, { shown: 2 });
  const acts = of(
    lines([1, 'attack'], [-1, 'roll', { moments: [dice] }], [1, 'end'], [0, 'pass', { moments: [bids] }]),
  );
  assert.deepEqual(
    itemsOf(acts).map(({ act, at }) => `${act.moment?.title || 'step'} ${at}`),
    ['step 0', 'dice 0', 'dice 1', 'step 1', 'bids 2'],
  );
});

test('of more than two turns that wait the first are skipped', () => {
  const items = itemsOf(of(lines([1, 'a'], [1, 'b'], [2, 'a'], [1, 'a'], [2, 'a'], [2, 'b'])));
  assert.equal(onward(items, 0), 2);
  assert.equal(onward(items, 2), 2);
});

const scene = (...sprites) => ({ zones: [{ name: 'board', sprites }] });

test('what a step changed is marked once, with the numbers of all that changed it', () => {
  const scenes = [
    scene(['pawn', 'p', 1, 1], ['order', 'o', 90, 90]),
    scene(['pawn', 'p', 2, 1], ['order', 'o', 90, 90], ['last-1', 'l', 2, 1]),
    scene(['pawn', 'p', 2, 1], ['order', 'o', 90, 90], ['canal', 'c', 200, 200, 96, 48]),
    scene(['pawn', 'p', 3, 1], ['canal', 'c', 200, 200, 96, 48], ['top', 'c', 190, 200]),
  ];
  const steps = stepsOf(of(lines([1, 'walk'], [1, 'canal'], [1, 'walk'])));
  const marks = marksOf(steps, (n) => scenes[n], scenes[3]).map(({ id, gone, numbers }) => [id, gone, numbers]);
  assert.deepEqual(marks.sort(), [
    ['canal', false, [2, 3]],
    ['order', true, [3]],
    ['pawn', false, [1, 3]],
  ]);
});

test('what lies beside a thing that is turned has a frame of its own', () => {
  const canal = ['canal', 'c', 200, 200, 96, 48, 90],
    scenes = [scene(), scene(canal), scene(canal, ['temple', 't', 152, 176]), scene(canal, ['bridge', 'b', 200, 224])],
    steps = stepsOf(of(lines([1, 'canal'], [1, 'build']))),
    marked = (to) => marksOf(steps, (n) => [...scenes.slice(0, 2), to][n], to);
  assert.deepEqual(
    [scenes[2], scenes[3]].map((to) => marked(to).map(({ id, numbers }) => [id, numbers])),
    [
      [
        ['temple', [2]],
        ['canal', [1]],
      ],
      [['canal', [1, 2]]],
    ],
  );
});

test('what lies there since is not marked as what the step left there', () => {
  const scenes = [
    scene(['bid', 'back', 1, 1], ['hut', 'h', 90, 90]),
    scene(['bid', 'face', 1, 1]),
    scene(['bid', 'back', 1, 1], ['hut', 'h', 90, 90]),
    scene(['bid', 'face', 1, 1], ['die', 'd', 300, 300], ['last-here', 'frame', 500, 500]),
  ];
  const steps = stepsOf(of(lines([1, 'choose'])));
  const ids = (now) => marksOf(steps, (n) => scenes[n], now).map(({ id }) => id);
  assert.deepEqual(ids(scenes[2]), [], 'a card of the next round, a hut that is back');
  assert.deepEqual(ids(scenes[3]), ['bid', 'hut']);
});

test('a position that is not known marks nothing', () => {
  const steps = stepsOf(of(lines([1, 'walk'])));
  assert.deepEqual(
    marksOf(steps, () => undefined, scene()),
    [],
  );
  assert.deepEqual(
    missing(steps, (n) => n === 1),
    [0, 0],
  );
  assert.equal(
    missing(steps, () => true),
    null,
  );
});

test('numbers are short', () => {
  const shown = [[3], [1, 2], [1, 2, 3, 4, 5], [1, 2, 5], [1, 2, 3, 5], [1, 3, 5, 7, 9]].map(numbered);
  assert.deepEqual(shown, ['3', '1 2', '1–5', '1 2 5', '1–3 5', '1 … 9']);
});

test('what lies in a row, and what only has another name, is no news', () => {
  const order = (id, x) => [id, 'five', x, 0, 66, 66, 0, 'file'],
    founded = (id, x) => [id, 'five', x, 300, 48, 48],
    scenes = [
      scene(order('token-1', 0), order('token-2', 74), order('token-3', 148)),
      scene(founded('token-1', 100), order('token-2', 0), order('token-3', 74)),
      scene(founded('token-1', 10), founded('token-2', 100), order('token-3', 0), order('token-4', 74)),
    ],
    steps = stepsOf(of(lines([1, 'found'], [1, 'found'])));
  assert.deepEqual(
    marksOf(steps, (n) => scenes[n], scenes[2]).map(({ sprite, numbers }) => [sprite[2], numbers]),
    [
      [10, [2]],
      [100, [1]],
    ],
  );
});

test('things of one step in a row have one frame', () => {
  const cell = (x, y, look = '') => [`${x} ${y}`, 'founded', x, y, 48, 48, 0, look],
    scenes = [scene(), scene(cell(48, 48), cell(96, 48), cell(96, 96), cell(144, 48, 'p2'), cell(300, 48))],
    [row, ...others] = marksOf(stepsOf(of(lines([1, 'found']))), (n) => scenes[n], scenes[1]);
  assert.deepEqual(row.sprite.slice(2, 6), [72, 48, 96, 48]);
  assert.deepEqual(
    others.map(({ sprite }) => sprite.slice(2, 4)),
    [
      [144, 48],
      [300, 48],
      [96, 96],
    ],
  );
});

test('what came to the mat of whoever acted is marked there', () => {
  const at = (...things) => ({
      zones: [
        { name: 'board', sprites: [] },
        { name: 'mat:0', sprites: [['pip', `p${things.length}`, 0, 0]] },
        { name: 'mat:1', sprites: [['count', '', 0, 0, 9, 9, 0, 't', '', String(things.length)], ...things] },
      ],
    }),
    scenes = [at(), at(['tile', 'village', 20, 20]), at(['tile', 'village', 20, 20], ['gone', 'x', 0, 0])],
    steps = stepsOf(of(lines([1, 'take'], [1, 'buy'])));
  assert.deepEqual(
    marksOf(steps, (n) => scenes[n], scenes[1]).map(({ zone, id, numbers }) => [zone, id, numbers]),
    [['mat:1', 'tile', [1]]],
  );
});

test('seats count up with the table', () => {
  const table = { before: [4, 0], rows: [{ scores: [{ points: 2 }, null] }, { scores: [null, { points: 5 }] }] };
  assert.deepEqual(
    [0, 1, 2].map((beat) => totals(table, beat)),
    [
      [6, 0],
      [6, 5],
      [6, 5],
    ],
  );
  const zones = [
    { name: 'board', sprites: [['points-1', '', 0, 0]] },
    { name: 'mat:1', sprites: [['points-1', '', 0, 0, 9, 9, 0, 'w', '', '12', 'tip']] },
  ];
  const shown = counted({ zones }, [1, 3]);
  assert.deepEqual(shown.zones[1].sprites[0], ['points-1', '', 0, 0, 9, 9, 0, 'w', '', '3', 'tip']);
  assert.equal(shown.zones[0], zones[0]);
});

test('since my turn is after my last line; before the first it is all but the set-up', () => {
  const log = lines([-1, 'deal'], [1, 'a'], [0, 'b'], [1, 'c']);
  const since = (seat) => sinceOwn(log, seat).map(({ n }) => n);
  assert.deepEqual([since(0), since(1), since(2), since(null)], [[4], [], [2, 3, 4], [2, 3, 4]]);
});

test('a card that came is framed once and as a whole, though its back looks like that of the one before', () => {
  const card = (id, x, number) => [
      [id, 'card', x, 40, 60, 84],
      [`${id}-property`, `sign-${number}`, x, 40, 34, 34],
      [`${id}-resource`, `good-${number}`, x, 10, 21, 21],
    ],
    scenes = [scene(...card('card-1', 40, 1)), scene(...card('card-2', 40, 2))],
    moved = [scene(...card('card-1', 40, 1), ...card('card-2', 110, 2)), scene(...card('card-2', 40, 2))],
    told = (now) => {
      const marks = marksOf(stepsOf(of(lines([1, 'draft']))), (n) => now[n], now[1]);
      return marks.filter(({ gone }) => !gone).map(({ id, sprite, numbers }) => [id, sprite[4], numbers]);
    };
  assert.deepEqual(told(scenes), [['card-2', 60, [1]]]);
  assert.deepEqual(told(moved), [['card-2', 60, [1]]], 'one that moved up');
});

test('what the rules did is told before its result is shown', () => {
  const its = { moments: [moment('cards', 2), moment('its turn', 2, { seat: 1 })] },
    acts = of(lines([0, 'choose'], [-1, 'front', its], [0, 'done']), [SEATS[0], { seat: 1, kind: 'game' }]);
  assert.deepEqual(
    itemsOf(acts).map(({ act, at }) => `${act.moment?.title || 'step'} ${at}`),
    ['cards 0', 'cards 1', 'its turn 0', 'its turn 1', 'step 0'],
  );
});
