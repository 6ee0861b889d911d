// Values of one's own box: people write them without brackets and quotes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './browser.js';
import { shown, written } from '/static/boxvalue.js';

const VALUES = [
  ['6', '6'],
  ['"lowest"', 'lowest'],
  ['true', 'true'],
  ['[5, 4, 3, 2]', '5, 4, 3, 2'],
  ['["temple", "harvest"]', 'temple, harvest'],
  ['[[8, 4, -2], [7, 3, -2]]', '8, 4, -2\n7, 3, -2'],
  ['[".\\U00000023..........", "PEP........."]', '.#..........\nPEP.........'],
  ['"outer band, brown"', 'outer band, brown'],
];

test('a value is read without the signs of the file, and stays what it was', () => {
  for (const [value, text] of VALUES) {
    assert.equal(shown(value), text);
    assert.equal(written(text, value), value);
  }
});

test('what is typed becomes a value of the same kind', () => {
  assert.equal(written(' −2 ', '-1'), '-2');
  assert.equal(written('5 4, 3', '[5, 4, 3, 2]'), '[5,4,3]');
  assert.equal(written('9, 4, −2\n7, 3, −2', '[[8, 4, -2], [7, 3, -2]]'), '[[9,4,-2],[7,3,-2]]');
  assert.equal(written('free', '"lowest"'), '"free"');
  assert.equal(written('false', 'true'), 'false');
});

test('what cannot be of that kind is refused', () => {
  for (const text of ['oito', '3.5', '']) assert.equal(written(text, '6'), null);
  assert.equal(written('5, x', '[5, 4]'), null);
  assert.equal(written('perhaps', 'true'), null);
});

test('what could not be read back stands as in the file', () => {
  const value = '["a b", "c"]';
  assert.equal(shown(value), value);
  assert.equal(written('["a b"]', value), '["a b"]');
});
