// How fast others' turns are played.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './browser.js';

const store = new Map();
globalThis.localStorage = {
  getItem: (key) => store.get(key) ?? null,
  setItem: (key, value) => store.set(key, value),
  removeItem: (key) => store.delete(key),
};
const { meet, paceAt } = await import('/static/pace.js');

test('the first three games begin at the normal pace, those after them are quick', () => {
  for (const table of ['a', 'b', 'b', 'c', 'd']) meet(table);
  assert.deepEqual(['a', 'c', 'd'].map(paceAt), ['normal', 'normal', 'quick']);
});

test('what was chosen counts everywhere, if there is such a pace', () => {
  store.set('pace', 'hand');
  assert.deepEqual(['a', 'd'].map(paceAt), ['hand', 'hand']);
  store.set('pace', 'never');
  assert.equal(paceAt('d'), 'quick');
});
