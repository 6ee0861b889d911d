// The tree of lines: what may follow, which places are meant, what words are called.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { place, places } from './browser.js';
import { Words, nexts } from '/static/words.js';

const TREE = {
  canal: { D4: { D5: { '.': {} }, '.': {} } },
  move: { 1: { D4: { '.': {} } } },
  take: { '.': {} },
};

let words;

beforeEach(() => {
  places.splice(0, places.length, place('D4'), place('D5'), place('1', 'play'));
  words = new Words();
  words.hear({
    lines: TREE,
    verbs: { canal: { label: 'Canal' }, 'income-row': { label: 'Income of a row' } },
    names: { maize: 'Maize' },
    closes: ['take'],
    final: ['take'],
  });
});

test('a dot is no word', () => {
  assert.deepEqual(nexts(TREE.canal.D4), ['D5']);
  assert.deepEqual(nexts(undefined), []);
});

test('what may follow some words', () => {
  assert.equal(words.after(['canal', 'D4']), TREE.canal.D4);
  assert.equal(words.after(['canal', 'X9', 'D5']), undefined);
});

test('a place may belong to some verbs only', () => {
  assert.equal(words.isPlace('1', 'play'), true);
  assert.equal(words.isPlace('1', 'move'), false);
  assert.equal(words.may(place('D4')), true);
  assert.equal(words.may(place('1', 'play')), false);
});

test('the ways to a place lead over no other place', () => {
  assert.deepEqual(words.waysTo(places[0], 'D4'), [
    ['canal', 'D4'],
    ['move', '1', 'D4'],
  ]);
  assert.deepEqual(words.waysTo(places[0], 'D4', 'D5'), [['canal', 'D4', 'D5']]);
  assert.deepEqual(words.waysTo(places[1], 'D5'), []);
});

test('words are called as the game calls them, part by part', () => {
  assert.equal(words.told('canal D4'), 'Canal D4');
  assert.equal(words.told('income row 3'), 'Income of a row 3');
  assert.equal(words.label('reserve:maize'), 'reserve (Maize)');
  assert.equal(words.label('garrison+2'), 'garrison +2');
});

test('a place that has a name is called by it, and a number is its own name', () => {
  places.push(place('EPT', '', 'Etla (plains, temple)'), place('3', '', 'space 3 of the track'));
  words.losePlaces();
  assert.equal(words.told('build EPT'), 'build Etla (plains, temple)');
  assert.equal(words.told('sacrifice 3'), 'sacrifice 3');
});

test('what ends something, and what cannot be taken back', () => {
  assert.equal(words.closes('take'), true);
  assert.equal(words.closes('canal'), false);
  assert.equal(words.isFinal('take'), true);
  assert.deepEqual([words.rank('canal'), words.rank('take')], [0, 99]);
});

test('one verb that needs more words has not to be said', () => {
  assert.equal(words.only, null);
  words.hear({ lines: { canal: TREE.canal }, verbs: {}, names: {}, closes: [], final: [] });
  assert.equal(words.only, 'canal');
  words.hear({
    lines: { income: { row: { '.': {} }, column: { '.': {} } } },
    verbs: {},
    names: {},
    closes: [],
    final: [],
  });
  assert.equal(words.isList('income'), true);
  assert.equal(words.only, null);
});

test('who is not asked any more has nothing to say', () => {
  words.forget();
  assert.deepEqual(nexts(words.tree), []);
  assert.equal(words.may(place('D4')), false);
});
