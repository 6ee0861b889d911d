// The end explained: who won, where the points came from, how they grew.
import { $, api, el, put, still, svg, w } from '/static/page.js';
import { copy, toast } from '/static/overlay.js';
import { icon, mark } from '/static/icons.js';
import { playOnButton } from '/static/playon.js';

/** Milliseconds in which the last line is still seen on the board. */
const PAUSE_MS = 1600;

export class End {
  /** `busy()`: whether something else is shown, such as a moment once more; it is not covered. */
  constructor(table, view, bar, busy) {
    this.busy = busy;
    this.table = table;
    this.view = view;
    this.bar = bar;
    this.seen = false;
  }

  draw() {
    const { news, id } = this.table;
    let box = $('.endview');
    if (!news.over || !news.result) {
      box?.remove();
      this.seen = false;
      put(document.body, 'data-end', null);
      return;
    }
    const rematch = news.host || news.next ? () => this.rematch() : null;
    const acts = {
      rematch,
      board: () => this.open(false),
      picture: this.view.photo(),
      copy: () => copy(`${location.origin}/t/${id}`),
      starts: this.starts(),
    };
    const fresh = !box;
    if (fresh) {
      box = el('section.endview', { tabindex: -1, 'aria-label': w('title-over'), hidden: true });
      $('main').append(box);
      setTimeout(() => this.seen || this.busy() || this.open(true), still() ? 0 : PAUSE_MS);
    }
    box.replaceChildren(el('div.wrap.endpage', {}, ...endPage(news, acts)));
    this.bar.end(
      el('button.btn.go.end', { type: 'button', onclick: () => this.open(true) }, icon('trophy'), w('score-sheet')),
      rematch ? el('button.btn.end', { type: 'button', onclick: rematch }, icon('play'), rematchName(news)) : '',
    );
  }

  /** Where rounds began: somebody may play on from there. */
  starts() {
    const { news } = this.table,
      { rounds } = /** @type {Server.Result} */ (news.result),
      first = [...this.view.log.entries.values()].find(({ actor }) => actor >= 0);
    return rounds.map(({ label }, index) => ({
      label,
      at: index ? rounds[index - 1].seq : Math.max(0, (first?.n ?? 1) - 1),
    }));
  }

  open(open) {
    this.seen = true;
    const box = $('.endview');
    if (!box) return;
    box.hidden = !open;
    put(document.body, 'data-end', open ? 'open' : null);
    for (const part of $('main').children) if (part !== box) part.inert = open;
    if (open) box.focus();
    else $('.words .end')?.focus();
  }

  async rematch() {
    const { id, news } = this.table;
    try {
      location.href = `/t/${news.next || (await api(`tables/${id}/rematch`, {})).table}`;
    } catch (error) {
      toast(error.message);
    }
  }
}

/** @param {Server.News} news */
const rematchName = (news) => w(news.next ? 'to-the-rematch' : 'rematch');

/** @param {Server.News} news of a game that is over */
function endPage(news, acts) {
  const result = /** @type {Server.Result} */ (news.result),
    { seats } = news,
    winners = result.winners.map((seat) => seats[seat]);
  const title =
    winners.length === 1
      ? w('wins-with', { name: winners[0].name, points: result.points[winners[0].seat] })
      : w('share-victory', { names: winners.map((seat) => seat.name).join(', ') });
  return [
    el(
      'header.panel.won',
      {},
      ...winners.map((seat) => mark(seat.look, 'big')),
      el(
        'div',
        {},
        el('h1', {}, title),
        standing(result, seats),
        el('p', {}, w('lines-said', { n: news.seq })),
        marks(result, seats),
      ),
      el('span.gap'),
      el(
        'div.bar',
        {},
        acts.rematch &&
          el(
            'button.btn.go.big',
            { type: 'button', id: 'rematch', onclick: acts.rematch },
            icon('play'),
            rematchName(news),
          ),
        acts.board && el('button.btn.big', { type: 'button', onclick: acts.board }, icon('board'), w('see-board')),
        el('a.btn.big', { href: `/t/${news.table}/review`, 'data-tip': w('rv-about') }, icon('hint'), w('review')),
        el('a.btn.big', { href: `/t/${news.table}/replay` }, icon('eye'), w('replay')),
        el('a.btn.big', { href: '/' }, w('lobby')),
      ),
    ),
    el('div.bar2', {}, sheet(result, seats), acts.picture && lastBoard(acts)),
    el(
      'div.bar2',
      {},
      result.rounds.length > 1 &&
        el(
          'section.panel',
          {},
          el('header', {}, el('h2', {}, w('points-by-round'))),
          el('div.curve', {}, curve(result, seats)),
        ),
      el(
        'section.panel.more',
        {},
        el('header', {}, el('h2', {}, w('keep-it'))),
        el(
          'div.bar.keep',
          {},
          el(
            'a.btn',
            { href: `/api/tables/${news.table}/record`, download: `${news.game}-${news.table}.txt` },
            icon('save'),
            w('record'),
          ),
          el('button.btn', { type: 'button', onclick: acts.copy }, icon('link'), w('link-to-game')),
          acts.starts.length > 0 &&
            playOnButton(news, () => ({ at: 0, seat: null, rounds: acts.starts }), 'button.btn', { id: 'play-on' }),
        ),
      ),
    ),
  ];
}

/**
 * What a reader of the result should know: who gave up, who took back, where the game began.
 * @param {Server.Result} result
 */
function marks({ resigned, takebacks, forked }, seats) {
  const told = [
    ...resigned.map((seat) => w('mark-resigned', { name: seats[seat].name })),
    ...takebacks.map((n, seat) => n && w('mark-takebacks', { name: seats[seat].name, n })),
    forked !== null && w('mark-forked', { n: forked }),
  ].filter(Boolean);
  return told.length
    ? el(
        'ul.marks',
        { 'aria-label': w('end-marks') },
        told.map((text) => el('li', {}, text)),
      )
    : '';
}

/** The board as it was left; a click goes there. */
const lastBoard = (acts) =>
  el(
    'button.panel.lastboard',
    { type: 'button', tabindex: -1, 'aria-hidden': 'true', onclick: acts.board },
    acts.picture,
  );

/**
 * The seats by their places, the first first; those who share one in the order of the seats.
 * @param {Server.Result} result
 */
const ranked = ({ places }, seats) => [...seats].sort((a, b) => places[a.seat] - places[b.seat] || a.seat - b.seat);

/**
 * Everybody with place, name and points; read aloud as a sentence.
 * @param {Server.Result} result
 */
const standing = (result, seats) =>
  el(
    'ol.places',
    { 'aria-label': w('standing') },
    ranked(result, seats).map(({ seat, look, name }) => {
      const told = { place: result.places[seat], points: result.points[seat], name };
      return el(
        'li',
        {},
        el('span.hide', {}, w('place-told', told)),
        el('span', { 'aria-hidden': 'true' }, el('b.num', {}, `${told.place}.`), mark(look), `${name} ${told.points}`),
      );
    }),
  );

/**
 * Where the points came from, a row for each source.
 * @param {Server.Result} result
 */
function sheet(result, unordered) {
  const seats = ranked(result, unordered);
  const best = (row) => Math.max(...row.points);
  const won = (seat) => (result.winners.includes(seat) ? '.first' : '');
  return el(
    'div.panel.scroll',
    { tabindex: 0, role: 'region', 'aria-label': w('where-points') },
    el(
      'table.scores',
      {},
      el('caption', {}, w('where-points')),
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          el('th', { scope: 'col' }, w('source')),
          seats.map((seat) =>
            el(`th${won(seat.seat)}`, { scope: 'col' }, mark(seat.look), el('span.name', {}, seat.name)),
          ),
        ),
        el(
          'tr.places',
          {},
          el('th', { scope: 'row' }, w('place')),
          seats.map(({ seat }) => el(`td${won(seat)}`, {}, String(result.places[seat]))),
        ),
      ),
      el(
        'tbody',
        {},
        result.sources.map((row) =>
          el(
            'tr',
            {},
            el('th', { scope: 'row' }, row.label),
            seats.map(({ seat }) => {
              const points = row.points[seat];
              return el(
                `td${won(seat)}${points && points === best(row) ? '.best' : ''}${points ? '' : '.zero'}`,
                {},
                String(points).replace('-', '−'),
              );
            }),
          ),
        ),
      ),
      el(
        'tfoot',
        {},
        el(
          'tr',
          {},
          el('th', { scope: 'row' }, w('total')),
          seats.map(({ seat }) => el(`td${won(seat)}`, {}, String(result.points[seat]))),
        ),
      ),
    ),
  );
}

/** Heights from above, moved so that none comes too near to the next, and none lies under the floor. */
function apart(heights, gap, floor) {
  let last = -Infinity,
    lowest = floor;
  return heights
    .map((height) => (last = Math.max(last + gap, height)))
    .toReversed()
    .map((height) => {
      const place = Math.min(height, lowest);
      lowest = place - gap;
      return place;
    })
    .toReversed();
}

/** Points by round, a line a seat, with its sign at the end. */
export function curve({ rounds, points }, seats, at = null) {
  const wide = 400,
    high = 250,
    left = 34,
    right = 70,
    top = 14,
    bottom = 24;
  const most = Math.max(10, ...points, ...rounds.flatMap((round) => round.points)),
    step = [5, 10, 20, 25, 50, 100].find((size) => most / size <= 5) || 200;
  const x = (index) => left + ((wide - left - right) * index) / Math.max(1, rounds.length),
    y = (value) => high - bottom - ((high - top - bottom) * value) / most;
  const grid = [];
  for (let value = 0; value <= most; value += step)
    grid.push(
      svg('path', { class: 'grid', d: `M${left} ${y(value)}H${wide - right}` }),
      svg('text', { x: left - 6, y: y(value) + 4, 'text-anchor': 'end' }, String(value)),
    );
  const labels = rounds.map((round, index) =>
    svg(
      'text',
      { x: x(index + 1), y: high - 6, 'text-anchor': 'middle' },
      index % Math.ceil(rounds.length / 9) ? '' : round.label,
    ),
  );
  const lines = seats.map((seat) => {
    const d = [[0, 0], ...rounds.map((round, index) => [index + 1, round.points[seat.seat]])]
      .map(([index, value], n) => `${n ? 'L' : 'M'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
      .join('');
    return svg('g', { class: seat.look }, svg('path', { class: 'u', d }), svg('path', { class: 'l', d }));
  });
  const highest = [...seats].sort((a, b) => points[b.seat] - points[a.seat]),
    places = apart(
      highest.map((seat) => y(points[seat.seat])),
      17,
      high - bottom,
    );
  const ends = highest.map((seat, index) =>
    svg(
      'g',
      { class: seat.look, transform: `translate(${wide - right + 8} ${places[index]})` },
      svg('rect', { class: 'end', y: -7, width: 14, height: 14, rx: 3 }),
      svg('use', { href: `#sign-${(seat.look || 'p0')[1]}`, x: 2, y: -5, width: 10, height: 10 }),
      svg('text', { x: 20, y: 4 }, String(points[seat.seat])),
    ),
  );
  const told = `${w('points-by-round')}: ${seats.map((seat) => `${seat.name} ${rounds.map((round) => round.points[seat.seat]).join(', ')}`).join('; ')}`;
  const now = at === null ? [] : [svg('path', { class: 'now', d: `M${x(at)} ${top}V${high - bottom}` })];
  return svg(
    'svg',
    { viewBox: `0 0 ${wide} ${high}`, role: 'img', 'aria-label': told },
    ...grid,
    ...labels,
    ...now,
    ...lines,
    ...ends,
  );
}
