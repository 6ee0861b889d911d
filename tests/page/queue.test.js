// News that wait while others' turns are played.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import './browser.js';
import { Queue } from '/static/queue.js';

const news = (n, more = {}) => ({ seq: n, since: n - 1, edition: 0, seat: 0, log: [{ n }], ...more });
const numbers = (message) => message.log.map(({ n }) => n);

let shown, failed, playing, queue;

beforeEach(() => {
  shown = [];
  failed = [];
  playing = false;
  queue = new Queue(
    (message) => shown.push(message),
    () => playing,
    (error) => failed.push(error),
  );
});

test('what is not played is shown at once', () => {
  queue.add(news(1));
  queue.add(news(2));
  assert.deepEqual(shown.map(numbers), [[1], [2]]);
  assert.equal(queue.last, undefined);
});

test('what is played waits, and is shown as one with the lines of all', () => {
  playing = true;
  for (let n = 1; n <= 3; n++) queue.add(news(n));
  assert.deepEqual([shown, queue.last.seq], [[], 3]);
  queue.flush();
  assert.deepEqual([shown[0].seq, shown[0].since, numbers(shown[0])], [3, 0, [1, 2, 3]]);
  assert.equal(queue.last, undefined);
});

for (const [why, more] of [
  ['taken back', { edition: 1 }],
  ['told again', { since: 1 }],
  ['for another seat', { seat: 1 }],
])
  test(`lines that are ${why} do not wait behind those before`, () => {
    playing = true;
    for (let n = 1; n <= 3; n++) queue.add(news(n));
    queue.add(news(4, more));
    assert.deepEqual(shown.map(numbers), [[1, 2, 3]]);
    assert.equal(queue.list.length, 1);
  });

test('lines that were told anew replace those before', () => {
  playing = true;
  queue.add(news(1));
  queue.list.push(news(2), { ...news(3), since: 1, log: [{ n: 2, other: true }] });
  queue.flush();
  assert.deepEqual(shown.at(-1).log, [{ n: 1 }, { n: 2, other: true }]);
});

test('what cannot be shown later is told, because nobody else would notice', () => {
  playing = true;
  queue.add(news(1));
  queue.show = () => {
    throw new Error('cannot be shown');
  };
  queue.flush();
  assert.deepEqual(
    failed.map(({ message }) => message),
    ['cannot be shown'],
  );
});
