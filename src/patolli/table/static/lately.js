// What others did since the reader's last line: the positions between, marks on the board and in the log, a switch for each
// who did something.
import { api, el, kept, w } from '/static/page.js';
import { toast } from '/static/overlay.js';
import { icon, mark } from '/static/icons.js';
import { Marks } from '/static/marks.js';
import { actsOf, missing, sinceOwn, stepsOf } from '/static/turns.js';

export class Lately {
  /**
   * `busy()`: whether something else than the present is shown; `replay()` shows all of it again; `between(first, last)`
   * gives positions, if they are not a table's.
   * @param {{id: string, news: Server.News}} table
   * @param {import('/static/view.js').View} view
   */
  constructor(table, view, busy, replay, between = null) {
    this.table = table;
    this.view = view;
    this.busy = busy;
    this.replay = replay;
    this.between =
      between ||
      ((first, last) =>
        api(`tables/${table.id}/at/${last}/steps?since=${first - 1}&seat=${table.news.seat ?? 'none'}`));
    this.marks = new Marks(view);
    this.box = el('span.since', { role: 'group', 'aria-label': w('since-my-turn') });
    /** The lines as the reader heard them, and the positions that are known, by the number of their last line. */
    /** @type {Server.Entry[]} */
    this.log = [];
    /** @type {Map<number, {scene: Scene.Scene, points: number[]}>} */
    this.positions = new Map();
    /** What others did; whose marks are switched off. */
    /** @type {import('/static/turns.js').Act[]} */
    this.acts = [];
    this.off = new Set();
    /** @type {Promise<boolean> | null} */
    this.asking = null;
    /** How often numbers of lines have got another meaning. */
    this.era = 0;
  }

  /** @param {{seq: number, scene: Scene.Scene, seats?: Server.SeatNews[], points?: number[]}} position */
  keep({ seq, scene, seats, points }) {
    this.positions.set(seq, { scene, points: points || (seats || []).map((seat) => seat.points) });
  }

  scene = (n) => this.positions.get(n)?.scene;

  /** The positions of some steps. Whether they are there. */
  async load(steps) {
    const known = (n) => n === 0 || this.positions.has(n),
      gap = missing(steps, known);
    if (!gap) return true;
    const key = gap.join(' ');
    this.asking ||= this.ask(...gap).finally(() => (this.asking = null));
    const late = await this.asking,
      left = missing(steps, known);
    return !left || ((late || left.join(' ') !== key) && this.load(steps));
  }

  /**
   * The positions from one to another, in one question; without an answer the result is shown all the same. Whether it
   * came too late: numbers have got another meaning meanwhile, and whoever waits for it has to ask again.
   */
  async ask(first, last) {
    const { edition, seat } = this.table.news,
      { era } = this;
    try {
      const found = await this.between(first, last),
        now = this.table.news;
      if (era !== this.era) return true;
      if (now.seat !== seat || now.edition !== edition || found.edition !== edition) return false;
      for (const step of found.steps) if (!this.positions.has(step.seq)) this.keep(step);
    } catch {
      /* nothing is known of it */
    }
    return false;
  }

  /**
   * News are shown: what others did since the reader's last line is marked.
   * @param {Server.News | null} before
   * @param {Server.News} news
   */
  hear(before, news) {
    if (before && (before.seat !== news.seat || before.edition !== news.edition)) this.forget();
    else if (before && news.since < before.seq) {
      this.era += 1;
      for (const n of this.positions.keys()) if (n > news.since) this.positions.delete(n);
    }
    this.log = [...this.log.filter(({ n }) => n <= news.since), ...news.log];
    this.keep(news);
    const acts = actsOf(sinceOwn(this.log, news.seat), { mine: [news.seat ?? -1], seats: news.seats });
    if (!acts.length) this.off.clear();
    this.acts = news.seat === null ? acts.slice(acts.findLastIndex(({ turn }) => turn)) : acts;
    const first = Math.min(news.seq, ...stepsOf(this.acts).map(({ from }) => from));
    for (const n of this.positions.keys()) if (n < first) this.positions.delete(n);
    this.mark();
  }

  /** The view is for somebody else from now on. */
  forget() {
    this.era += 1;
    this.log = [];
    this.acts = [];
    this.positions.clear();
    this.marks.forget();
    this.box.replaceChildren();
  }

  /** The steps that are marked in the present. */
  get marked() {
    return stepsOf(this.acts).filter(({ actor }) => !this.off.has(actor));
  }

  /** Frames, numbers and switches for what others did, until the reader acts. */
  async mark() {
    const { news } = this.table,
      here = () => news === this.table.news && !this.busy();
    this.drawSince(news);
    if (!here()) return;
    const steps = news.over ? [] : this.marked;
    if (this.marks.on && steps.length) await this.load(steps);
    if (here()) this.marks.draw(steps, this.scene, news);
  }

  /** One switch for each who did something, and a way to see it again. */
  drawSince(news) {
    const counts = new Map();
    for (const { actor } of stepsOf(this.acts)) counts.set(actor, (counts.get(actor) || 0) + 1);
    const chip = ([actor, n]) => {
      const seat = news.seats[actor],
        name = w('steps-of', { name: seat.name, n });
      return el(
        'button.btn.chip',
        {
          type: 'button',
          'aria-pressed': String(this.marks.on && !this.off.has(actor)),
          'aria-label': name,
          'data-tip': name,
          onclick: () => this.toggle(actor),
        },
        mark(seat.look, 'tinyk'),
        el('span.name', {}, seat.name),
        el('span.num', {}, String(n)),
      );
    };
    const again = el(
      'button.btn.chip',
      { type: 'button', id: 'replay-turn', 'aria-label': w('replay-turn'), 'data-tip': w('replay-turn') },
      icon('again'),
      el('span.name', {}, w('replay-short')),
    );
    again.addEventListener('click', () => this.replay());
    const focused = [...this.box.children].indexOf(/** @type {Element} */ (document.activeElement));
    this.box.replaceChildren(...(this.acts.length && !news.over ? [...[...counts].map(chip), again] : []));
    /** @type {any} */ (this.box.children[focused])?.focus();
  }

  /** All marks, or none; said, for it is done by a key. */
  switch() {
    kept.set('marks', this.marks.on ? 'off' : 'on');
    toast(w(this.marks.on ? 'marks-on' : 'marks-off'));
    this.mark();
  }

  toggle(actor) {
    if (this.off.has(actor)) this.off.delete(actor);
    else this.off.add(actor);
    this.mark();
  }
}
