// News that are still to be shown: one after the other, and all at once for whoever does something.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { fire } from './browser.js';
import { Queue } from '/static/queue.js';

const news = (n) => ({ seq: n, since: n - 1, log: [{ n }] });
const numbers = (message) => message.log.map(({ n }) => n);

let shown, failed, queue;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
  shown = [];
  failed = [];
  mock.method(performance, 'now', () => 1000);
  queue = new Queue(
    (message) => shown.push(message),
    (error) => failed.push(error),
  );
});

test('the first is shown at once, the next after a beat', () => {
  queue.add(news(1));
  queue.add(news(2));
  assert.deepEqual(shown.map(numbers), [[1]]);
  assert.equal(queue.last.seq, 2);
  performance.now.mock.mockImplementation(() => 1350);
  mock.timers.tick(350);
  assert.deepEqual(shown.map(numbers), [[1], [2]]);
  assert.equal(queue.last, undefined);
});

test('of many the oldest become one, and no line is lost', () => {
  for (let n = 1; n <= 7; n++) queue.add(news(n));
  assert.ok(queue.list.length <= 4);
  assert.deepEqual(queue.list.flatMap(numbers), [2, 3, 4, 5, 6, 7]);
});

test('whoever does something sees the last position, with the lines of all', () => {
  for (let n = 1; n <= 3; n++) queue.add(news(n));
  fire('keydown');
  assert.deepEqual([shown.at(-1).seq, shown.at(-1).since, numbers(shown.at(-1))], [3, 1, [2, 3]]);
  assert.equal(queue.last, undefined);
});

test('lines that were taken back are not shown', () => {
  for (let n = 1; n <= 3; n++) queue.add(news(n));
  queue.add({ seq: 3, since: 1, log: [{ n: 2, other: true }] });
  queue.flush();
  assert.deepEqual(shown.at(-1).log, [{ n: 2, other: true }]);
});

test('what cannot be shown later is told, because nobody else would notice', () => {
  queue.add(news(1));
  queue.act = () => {
    throw new Error('cannot be shown');
  };
  queue.add(news(2));
  queue.flush();
  assert.deepEqual(
    failed.map(({ message }) => message),
    ['cannot be shown'],
  );
});
