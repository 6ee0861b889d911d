// The curve of a review: every player's chance to win over the whole game, with the reader's mistakes as diamonds.
import { el, svg, w } from '/static/page.js';
import { mark } from '/static/icons.js';

const LEFT = 40,
  RIGHT = 14,
  TOP = 8,
  BOTTOM = 20;
/** Labels of rounds stand at least so far apart. */
const LABEL_PIXELS = 46;
const WORSE = new Set(['mistake', 'blunder']);

/** @param {number} chance */
const percent = (chance) => `${Math.round(100 * chance)} %`;

export class ChanceCurve {
  /** `go(decision)` is told which decision a click is nearest to. */
  constructor(go) {
    this.go = go;
    this.svg = svg('svg', { class: 'c', role: 'img' });
    this.legend = el('ul.legend');
    this.box = el(
      'section.panel.rv-chart',
      { 'aria-labelledby': 'rv-chance' },
      el('header', {}, el('h2', { id: 'rv-chance' }, w('rv-chance')), this.legend),
      this.svg,
    );
    /** @type {Server.ReviewNews | null} */
    this.review = null;
    /** @type {{name: string, look: string}[]} */
    this.seats = [];
    /** @type {Server.ReviewedDecision[]} */
    this.own = [];
    /** @type {Server.ReviewedDecision | null} */
    this.chosen = null;
    /** @type {HTMLElement[]} */
    this.figures = [];
    this.svg.addEventListener('pointermove', (event) => this.tell(this.near(event)?.end));
    this.svg.addEventListener('pointerleave', () => this.tell(this.chosen?.end));
    this.svg.addEventListener('click', (event) => {
      const found = this.near(event);
      if (found) this.go(found);
    });
    new ResizeObserver(() => this.draw()).observe(this.svg);
  }

  /**
   * @param {Server.ReviewNews} review
   * @param {{name: string, look: string}[]} seats
   * @param {Server.ReviewedDecision[]} own the decisions of the seat that is looked at
   * @param {Server.ReviewedDecision | null} chosen
   */
  show(review, seats, own, chosen) {
    Object.assign(this, { review, seats, own, chosen });
    const count = review.points[0]?.chances.length ?? seats.length;
    this.figures = seats.slice(0, count).map(() => el('b.num'));
    this.legend.replaceChildren(
      ...seats.slice(0, count).map(({ name, look }, seat) => el('li', {}, mark(look), ` ${name} `, this.figures[seat])),
    );
    this.draw();
    this.tell(chosen?.end);
  }

  x(line) {
    const most = Math.max(1, this.review?.lines ?? 1);
    return LEFT + ((this.svg.clientWidth - LEFT - RIGHT) * line) / most;
  }

  /** The chances after so many lines, or the last ones that are known. */
  at(line = Infinity) {
    const points = this.review?.points ?? [];
    return points.findLast((point) => point.line <= line) ?? points[0];
  }

  tell(line) {
    const point = this.at(line);
    this.figures.forEach((figure, seat) => (figure.textContent = point ? percent(point.chances[seat]) : ''));
  }

  near(event) {
    const left = event.clientX - this.svg.getBoundingClientRect().left,
      far = (/** @type {Server.ReviewedDecision} */ one) => Math.abs(this.x(one.end) - left);
    return this.own.length ? this.own.reduce((best, one) => (far(one) < far(best) ? one : best)) : null;
  }

  draw() {
    const { review, svg: box } = this,
      wide = box.clientWidth,
      high = box.clientHeight;
    if (!review || !wide) return;
    box.setAttribute('viewBox', `0 0 ${wide} ${high}`);
    const y = (chance) => TOP + (high - TOP - BOTTOM) * (1 - chance),
      parts = [];
    for (const chance of [0, 0.5, 1])
      parts.push(
        svg('line', { class: 'grid', x1: LEFT, x2: wide - RIGHT, y1: y(chance), y2: y(chance) }),
        svg('text', { x: LEFT - 6, y: y(chance) + 4, 'text-anchor': 'end' }, percent(chance)),
      );
    parts.push(...this.rounds(high));
    const points = review.points,
      count = points[0]?.chances.length ?? 0;
    for (let seat = count - 1; seat >= 0; seat -= 1) {
      const d = points
        .map(({ line, chances }, n) => `${n ? 'L' : 'M'}${this.x(line).toFixed(1)} ${y(chances[seat]).toFixed(1)}`)
        .join('');
      const look = this.seats[seat]?.look || 'p0';
      parts.push(svg('path', { class: 'u', d }), svg('path', { class: `l ${look}`, d }));
    }
    for (const one of this.own.filter(({ judgement }) => WORSE.has(judgement))) {
      const there = y(this.at(one.end)?.chances[one.seat] ?? 0);
      parts.push(svg('path', { class: `turnpt ${one.judgement}`, d: `M${this.x(one.end)} ${there - 7}l7 7-7 7-7-7z` }));
    }
    if (this.chosen) {
      const there = this.x(this.chosen.end);
      parts.push(svg('line', { class: 'now', x1: there, x2: there, y1: TOP, y2: high - BOTTOM }));
    }
    box.replaceChildren(...parts);
    const last = points[points.length - 1];
    const told = this.seats.slice(0, count).map(({ name }, seat) => `${name} ${percent(last.chances[seat])}`);
    box.setAttribute('aria-label', w('rv-chance-told', { all: told.join(', ') }));
  }

  /** Where rounds begin, as far as there is room to say it. */
  rounds(high) {
    let last = -Infinity,
      when = '';
    const parts = [];
    for (const one of this.review?.decisions ?? []) {
      if (one.when === when) continue;
      when = one.when;
      const there = this.x(one.begin);
      if (there < last + LABEL_PIXELS) continue;
      last = there;
      parts.push(
        svg('line', { class: 'grid', x1: there, x2: there, y1: TOP, y2: high - BOTTOM }),
        svg(
          'text',
          { x: there + 2, y: high - 5 },
          when
            .replace(/[^\d]+/g, ' ')
            .trim()
            .replace(' ', '.'),
        ),
      );
    }
    return parts;
  }
}
