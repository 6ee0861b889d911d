import assert from 'node:assert/strict';
import { test } from 'node:test';
import { play, soundOf } from '/static/sound.js';

const news = (more) => ({ seat: 0, mine: [0], seq: 3, over: false, asked: false, log: [], ...more });

test('my turn, a line of others and the end have a sound; what I do has none', () => {
  const before = news({});
  assert.equal(soundOf(null, before), '');
  assert.equal(soundOf(before, news({ asked: true })), 'turn');
  assert.equal(soundOf(before, news({ log: [{ n: 4, actor: 1 }] })), 'move');
  assert.equal(soundOf(before, news({ log: [{ n: 4, actor: 0 }] })), '');
  assert.equal(soundOf(before, news({ over: true })), 'over');
  assert.equal(soundOf(news({ over: true }), news({ over: true })), '');
  assert.equal(soundOf(before, news({ seat: 1, asked: true })), '');
});

test('nothing sounds before the reader has touched the page', () => {
  assert.equal(play('turn', false), false);
});
