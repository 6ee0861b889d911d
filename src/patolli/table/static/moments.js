// Moments that decide, drawn from data, for all games: a table of scores beside the board, contests side by side over it,
// things that are turned over together. Beat after beat; which one is shown, the player of turns decides.
import { $, all, el, narrow, put, still, svg, w } from '/static/page.js';
import { mark } from '/static/icons.js';
import { placed } from '/static/scene.js';
import { totals } from '/static/turns.js';

export class Moments {
  /** `to(beat)`: what a click on a row or a contest does. */
  constructor(view, to) {
    this.view = view;
    this.to = to;
    this.body = el('div.moment-body', { tabindex: 0, role: 'group', 'aria-labelledby': 'moment-title' });
    this.title = el('h2', { id: 'moment-title' });
    this.folds = el('button.btn.bare', { type: 'button', id: 'moment-fold', onclick: () => this.fold() });
    this.box = el(
      'section.panel.moment',
      { 'aria-labelledby': 'moment-title', hidden: true },
      el('header', {}, this.title, el('span.gap'), this.folds),
      this.body,
    );
    /** @type {Server.Moment | null} */
    this.shown = null;
  }

  /**
   * @param {Server.Moment} moment
   * @param {number} beat
   * @param {Server.SeatNews[]} seats
   */
  show(moment, beat, seats) {
    if (this.shown !== moment) this.begin(moment, seats);
    const { rows = [], panels = [], beats } = moment,
      last = beat === beats.length - 1;
    this.box.classList.toggle('last', last);
    for (const [index, node] of all('[data-beat]', this.body).entries()) {
      const now = Number(node.dataset.beat) === beat;
      node.classList.toggle('later', index > beat);
      node.classList.toggle('now', now);
      put(node, 'aria-hidden', node.matches('article') && index > beat ? 'true' : null);
      if (now) bring(node);
    }
    if (rows.length) this.count(moment, beat);
    if (panels.length && moment.rest) this.body.classList.toggle('open', !last);
  }

  /** @param {Server.Moment} moment */
  begin(moment, seats) {
    this.shown = moment;
    const { rows = [], panels = [], title } = moment,
      kind = rows.length ? 'scoring' : panels.length ? 'reveal' : 'turned';
    this.box.hidden = !(rows.length || panels.length || moment.things?.length);
    if (this.box.hidden) return; // it is told in the prompt, and glows on the board
    this.box.className = `panel moment ${kind}`;
    this.title.textContent = title;
    this.folds.hidden = kind !== 'reveal';
    this.folds.textContent = w('moment-board');
    this.body.replaceChildren(...{ scoring: table, reveal: contests, turned: things }[kind](moment, seats, this.to));
    const beside = kind === 'scoring' && !narrow(),
      home = beside ? this.view.side : $('main');
    if (this.box.parentNode !== home) home.prepend(this.box);
    this.view.side.classList.toggle('counting', beside);
  }

  hide() {
    this.shown = null;
    this.box.hidden = true;
    this.box.remove();
    this.view.zoom.uncover();
    this.view.side.classList.remove('counting');
  }

  /** How much of the board it covers from below. */
  covers() {
    const board = this.view.board.getBoundingClientRect(),
      { top, height } = this.box.getBoundingClientRect();
    return height ? Math.max(0, board.bottom - top) : 0;
  }

  fold() {
    const folded = this.box.classList.toggle('folded');
    this.folds.textContent = w(folded ? 'moment-open' : 'moment-board');
  }

  /** The points so far: the rows not yet shown are not in them. */
  count(moment, beat) {
    const points = totals(moment, beat);
    for (const [index, cell] of all('tfoot .sum td', this.body).entries()) cell.textContent = String(points[index]);
  }
}

/** Into sight within its own box: the page itself never moves. */
function bring(node) {
  const box = node.closest('.moment-body'),
    { left, top, right, bottom } = node.getBoundingClientRect(),
    seen = box.getBoundingClientRect(),
    ends = seen.bottom - ($('tfoot', box)?.offsetHeight || 0);
  const dx = left < seen.left ? left - seen.left - 12 : right > seen.right ? right - seen.right + 12 : 0,
    dy = top < seen.top ? top - seen.top - 12 : bottom > ends ? bottom - ends + 12 : 0;
  if (dx || dy) box.scrollBy({ left: dx, top: dy, behavior: still() ? 'instant' : 'smooth' });
}

/**
 * A card, a die, a token: drawn, or what is written on a small card.
 * @param {Server.Thing} thing
 */
function pictured({ name, text, sprites = [], box = [-24, -24, 48, 48] }) {
  if (!sprites.length) return el('span.minicard', { 'aria-label': name && name !== text ? name : null }, text || '');
  return svg(
    'svg',
    { viewBox: box.join(' '), class: 'thing', role: 'img', 'aria-label': name || text || '' },
    ...sprites.map((sprite) => placed(/** @type {any} */ (sprite))),
  );
}

const head = (seat) => [mark(seat.look, 'tinyk'), el('span', {}, seat.name)];

/** @param {Server.Moment} moment */
function table({ rows = [], before = [] }, seats, to) {
  const players = rows[0].scores.map((_, index) => seats[index]);
  return [
    el(
      'table.sctab',
      {},
      el('thead', {}, el('tr', {}, el('td'), ...players.map((seat) => el('th', { scope: 'col' }, ...head(seat))))),
      el(
        'tbody',
        {},
        ...rows.map((row, index) =>
          el(
            'tr',
            { 'data-beat': index, onclick: () => to(index) },
            el(
              'th',
              { scope: 'row' },
              row.thing ? pictured(row.thing) : '',
              el(row.thing ? 'span.hide' : 'span', {}, row.name),
            ),
            ...row.scores.map((score) =>
              score
                ? el(
                    'td',
                    {},
                    el('b.num', {}, String(score.points).replace('-', '−')),
                    el('small', {}, score.note || ''),
                  )
                : el('td.nil', {}, '–'),
            ),
          ),
        ),
      ),
      el(
        'tfoot',
        {},
        el('tr', {}, el('th', { scope: 'row' }, w('points-before')), ...before.map((n) => el('td.num', {}, String(n)))),
        el(
          'tr.sum',
          {},
          el('th', { scope: 'row' }, w('points-now')),
          ...before.map((n) => el('td.num', {}, String(n))),
        ),
      ),
    ),
  ];
}

/** @param {Server.Moment} moment */
function contests({ panels = [], rest = 0 }, seats, to) {
  const side = (one) =>
    el(
      one.wins ? 'tr.win' : 'tr',
      {},
      el('th', { scope: 'row' }, mark(seats[one.seat].look, 'tinyk'), el('span.hide', {}, seats[one.seat].name)),
      el(
        `td.cards.num.${seats[one.seat].look || 'p0'}`,
        {},
        ...one.things.map(pictured),
        (one.terms || []).length ? el('small', {}, (one.terms || []).join(' ')) : '',
      ),
      el('td.sum.num', {}, one.sum),
      el('td.prize', {}, one.gets || ''),
    );
  const number = (n) => el('span.no', {}, String(n));
  const coming = (_, index) =>
    el('article.loc.later', { 'aria-hidden': 'true' }, el('header', {}, number(panels.length + index + 1)));
  return [
    ...panels.map((panel, index) =>
      el(
        'article.loc',
        { 'data-beat': index, onclick: () => to(index) },
        el('header', {}, number(panel.sign), el('h3', {}, panel.name)),
        el('table', { 'aria-label': panel.name }, el('tbody', {}, ...panel.sides.map(side))),
        panel.note ? el('p.tiny', {}, panel.note) : '',
      ),
    ),
    ...Array.from({ length: rest }, coming),
  ];
}

/** @param {Server.Moment} moment */
function things({ things: turned = [], sums = [] }, seats) {
  const ranked = turned.some(({ rank }) => rank);
  return [
    el(
      'ul.things',
      {},
      ...turned.map(({ thing, seat = null, note, rank }) =>
        el(
          `li${seat === null ? '' : `.${seats[seat]?.look || 'p0'}`}`,
          {},
          ranked ? el('span.rank.num', {}, rank ? `${rank}.` : '') : '',
          pictured(thing),
          seat === null ? '' : el('span.whose', {}, mark(seats[seat].look, 'tinyk'), note || seats[seat].name),
          seat === null && note ? el('span.whose', {}, note) : '',
        ),
      ),
    ),
    sums.length
      ? el(
          'ul.sums',
          {},
          ...sums.map(({ name, value, wins }) =>
            el(wins ? 'li.win' : 'li', {}, el('span', {}, name), value ? el('b.num', {}, value) : ''),
          ),
        )
      : '',
  ];
}
