// A draft: cards are laid on places, changed as one likes, and said in one go.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { place } from './browser.js';
import { Draft } from '/static/draft.js';

const spot = (word) => ({ node: place(word), at: [0, 0], note() {} });

let draft, hand, lit, news;

beforeEach(() => {
  sessionStorage.removeItem('draft t 0');
  hand = {
    draft: {
      verb: 'bid',
      slots: [
        ['bid-1', 2, 1, ['3', '4']],
        ['bid-2', 1, 0, ['5']],
      ],
    },
    spots: new Map(['3', '4', '5'].map((word) => [word, spot(word)])),
  };
  const board = { spots: new Map(['bid-1', 'bid-2'].map((word) => [word, spot(word)])) };
  const view = { zones: new Map(Object.entries({ board, hand })), log: { entries: new Map() } };
  lit = 0;
  draft = new Draft(view, { past: { shown: null }, light: () => (lit += 1), words: { label: (word) => word } });
  news = { table: 't', seat: 0, asked: true, lines: { bid: {} }, since: 0, log: [] };
  assert.equal(draft.hear(news), true);
});

const click = (word) => draft.click((hand.spots.get(word) ?? draft.spot(word === 'bid-1' ? 0 : 1)).node);

test('cards become one line for each place, in order', () => {
  for (const word of ['5', 'bid-2', '3', 'bid-1', '4', 'bid-1']) assert.equal(click(word), true);
  assert.equal(draft.missing, 0);
  assert.deepEqual(draft.lines(), ['bid 3 4', 'bid 5']);
  assert.equal(lit, 6);
});

test('a card that is laid is taken back by a click, the last one first by back', () => {
  draft.lay('3', 0);
  draft.lay('4', 0);
  click('3');
  assert.deepEqual([...draft.laid.keys()], ['4']);
  assert.equal(draft.back(), true);
  assert.equal(draft.back(), false);
});

test('keys lay the card that is picked', () => {
  click('5');
  assert.equal(draft.begun, true);
  assert.equal(draft.press('2'), true);
  assert.deepEqual(draft.lines(), ['bid', 'bid 5']);
  assert.equal(draft.press('9'), false);
});

test('the same as last time', () => {
  assert.equal(draft.canRepeat, true);
  draft.asBefore();
  assert.deepEqual(draft.lines(), ['bid 3 4', 'bid 5']);
});

test('a hint is laid at its own places, whatever lay there, and told by their names', () => {
  draft.lay('4', 1);
  draft.take(['bid 4 5', 'bid 3']);
  assert.deepEqual(draft.lines(), ['bid 4 5', 'bid 3']);
  assert.deepEqual(draft.told(['bid 4 5', 'bid 3']), ['bid-1\u00a04\u00a0+\u00a05', 'bid-2\u00a03']);
  draft.take(['bid 3', 'bid 5', 'pass']);
  assert.deepEqual(draft.lines(), ['bid 3', 'bid 5']);
});

test('what was laid is there after the page was loaded again, and gone in another position', () => {
  draft.lay('3', 0);
  draft.keep();
  const again = new Draft(draft.view, draft.speaker);
  again.hear(news);
  assert.deepEqual([...again.laid], [['3', 0]]);
  again.hear({ ...news, log: [{ n: 1, actor: 0 }] });
  assert.deepEqual([...again.laid], []);
});

test('who is not asked has no draft', () => {
  assert.equal(draft.hear({ ...news, asked: false }), false);
});
