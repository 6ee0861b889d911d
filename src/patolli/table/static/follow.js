// Others' turns as they happened: step by step, moments beat by beat, at the reader's pace. While they are played, the
// news that tell of them wait in the queue; whoever wants to go on is shown the last position at once.
import { $, el, narrow, put, still, w } from '/static/page.js';
import { toast } from '/static/overlay.js';
import { paceAt, STEP_MS } from '/static/pace.js';
import { actsOf, changes, counted, itemsOf, onward, stepsOf, totals } from '/static/turns.js';
import { Lately } from '/static/lately.js';
import { Moments } from '/static/moments.js';
import { Strip } from '/static/strip.js';
import { together } from '/static/queue.js';

/** How long a beat is shown, in steps: of a brief moment, of another one, and the last of what is not to be studied. */
const BRIEF = 1.5,
  LONG = 2,
  LAST = 3,
  QUIET = 1 / 3;
/** What a click may be meant for while turns are played; elsewhere it is meant for the last position. */
const BESIDE = '.pb, .moment, .board, .top, .banner, .chat, .aid, .tabs, .seats, .zoom, .tip, dialog';

export class Follow {
  at = -1;
  drawn = -1;
  known = 0;
  running = false;
  held = false;

  /**
   * `acts`: `flush()` shows what waits, `next()` asks the queue to go on, `present()` shows the present again,
   * `busy()` tells whether the reader does something else, `covered()` whether the board is covered meanwhile;
   * `between(first, last)` gives positions that are no table's.
   * @param {{id: string, news: Server.News}} table
   * @param {import('/static/view.js').View} view
   * @param {import('/static/speaker.js').Speaker} speaker
   */
  constructor(table, view, speaker, acts) {
    this.table = table;
    this.view = view;
    this.speaker = speaker;
    this.acts = acts;
    this.moments = new Moments(view, (beat) => this.to(beat));
    this.strip = new Strip({
      again: () => this.again(),
      back: () => this.step(-1),
      run: () => this.run(),
      on: () => this.step(1),
      to: (at) => this.to(at),
      all: () => this.to(this.act.count - 1),
      skip: () => this.skip(),
      held: (on) => this.hold(on),
    });
    this.voice = el('p.hide', { role: 'status', id: 'turn-told' });
    this.lately = new Lately(
      table,
      view,
      () => this.mode || acts.busy(),
      () => this.replay(this.lately.acts),
      acts.between,
    );
    this.rest();
    document.addEventListener('pointerdown', (event) => this.pressed(event), true);
    document.addEventListener('click', (event) => this.clicked(event), true);
    document.addEventListener('keydown', (event) => this.key(event), true);
    document.addEventListener('visibilitychange', () => document.hidden && this.mode === 'live' && this.finish());
  }

  /** Nothing is played. */
  rest() {
    clearTimeout(this.timer);
    this.timer = 0;
    /** @type {'' | 'live' | 'replay'} */
    this.mode = '';
    /** @type {import('/static/turns.js').Item[]} */
    this.items = [];
    /** @type {Server.News[]} */
    this.list = [];
    this.at = -1;
    this.drawn = -1;
    this.running = false;
    this.held = false;
    this.wish = {};
    this.spoken = -1;
    /** What was drawn last. */
    /** @type {Server.News | null} */
    this.seen = null;
    /** @type {Server.Entry[]} */
    this.fresh = [];
    this.known = 0;
    /** @type {import('/static/turns.js').Step[]} */
    this.steps = [];
  }

  get act() {
    return this.items[this.at].act;
  }

  /** The view is for somebody else from now on. */
  forget() {
    if (this.mode) this.close();
    this.lately.forget();
  }

  // ---- beginning and ending

  /** Whether the reader may not be disturbed, or does not want to follow. */
  deaf(before, news, own) {
    const { spoken, draft } = this.speaker;
    return (
      !before ||
      before.over ||
      before.seat !== news.seat ||
      before.edition !== news.edition ||
      document.hidden ||
      this.acts.busy() ||
      (news.secrets && news.mine.length > 1) ||
      (before.asked && news.asked && !own) ||
      (!own && (spoken.length > this.speaker.forced || (draft.on && draft.begun))) ||
      paceAt(this.table.id) === 'now'
    );
  }

  /**
   * Messages wait to be shown: whether they are played first.
   * @param {Server.News[]} list
   */
  play(list) {
    if (this.mode === 'replay') return true;
    const before = this.table.news,
      news = together(list),
      { fresh, again } = this.compared(before, news),
      own = fresh.some(({ actor, made }) => news.mine.includes(actor) && !made);
    if (this.deaf(before, news, own)) return this.refuse();
    let acts = actsOf(fresh, { mine: news.mine, seats: news.seats });
    if (again) acts = acts.filter(({ moment }) => moment);
    if (still()) acts = acts.filter(({ moment }) => moment && !moment.brief);
    if (!acts.length) return this.refuse();
    this.list = list;
    this.fresh = again ? news.log : fresh;
    this.known = again ? news.since : before.seq;
    for (const message of list) this.lately.keep(message);
    this.items = itemsOf(acts);
    this.steps = stepsOf(acts);
    if (this.mode === 'live') this.drawStrip();
    else this.begin('live', onward(this.items, 0));
    return true;
  }

  /** The lines that the reader does not know; `again`: a secret decision is over, and its lines are told again. */
  compared(before, news) {
    const known = new Map(this.lately.log.map((entry) => [entry.n, entry])),
      same = (entry) => ['actor', 'line', 'text'].every((key) => entry[key] === known.get(entry.n)?.[key]),
      seq = before?.seq ?? 0,
      again = (news.since > 0 && news.since < seq) || news.log.some((entry) => entry.n <= seq && !same(entry));
    return { again, fresh: news.log.filter((entry) => entry.n > seq || (again && !same(entry))) };
  }

  refuse() {
    if (this.mode) this.close();
    return false;
  }

  /** All that others did since the reader's last line, once more. */
  replay(acts) {
    if (this.mode || !acts.length || this.acts.busy()) return;
    this.items = itemsOf(acts);
    this.steps = stepsOf(acts);
    this.list = [this.table.news];
    this.begin('replay', 0);
  }

  /** A moment once more, from its first beat. */
  review(moment, n) {
    if (this.mode === 'live') this.finish();
    if (this.mode) this.close();
    this.replay([{ moment, n, first: 0, count: moment.beats.length }]);
  }

  begin(mode, at) {
    this.mode = mode;
    this.running = paceAt(this.table.id) !== 'hand' && !still();
    this.speaker.silence();
    put(this.view.log.lines, 'aria-live', 'off');
    this.strip.open(true);
    this.go(still() ? this.lastBeat(at) : at);
  }

  /** Without motion a moment is a still: all of it. */
  lastBeat(at) {
    while (this.items[at + 1]?.act === this.items[at].act) at += 1;
    return at;
  }

  /** Nothing of it is seen any more. */
  close() {
    this.rest();
    this.strip.open(false);
    this.moments.hide();
    this.lately.marks.forget();
    this.speaker.prompt.tell(null);
    put(this.view.log.lines, 'aria-live', null);
  }

  /** To the present. */
  finish() {
    const { mode } = this;
    if (!mode) return;
    this.close();
    if (mode === 'live') this.acts.flush();
    else {
      this.acts.present();
      this.lately.mark();
      this.acts.next();
    }
  }

  // ---- going through it

  get news() {
    return this.list[this.list.length - 1];
  }

  async go(at) {
    const wish = (this.wish = {}),
      item = this.items[at];
    clearTimeout(this.timer);
    this.timer = 0;
    this.at = at;
    const known = !item.act.turn || (await this.lately.load(this.steps)) || this.lately.positions.has(item.n);
    if (wish !== this.wish) return;
    if (!known) {
      if (this.mode === 'replay') toast(w('error-offline'));
      this.finish();
      return;
    }
    this.draw(item);
    this.wait();
  }

  draw(item) {
    const { turn, moment } = item.act;
    if (turn) {
      this.moments.hide();
      this.drawStep(turn, item);
    } else if (moment) {
      // the board stays as it is: what is decided is seen there when it is over
      this.moments.show(moment, item.at, this.news.seats);
      if (moment.rows?.length) this.count(totals(moment, item.at));
      const glows = this.lately.marks.glow(moment.beats[item.at].places || []);
      if (narrow()) this.view.zoom.seek(glows, 0.9, true, this.moments.covers());
    }
    this.tell(item);
    this.drawStrip();
  }

  /** The seats as far as a table of points has come. */
  count(points) {
    const shown = this.seen || this.table.news,
      seats = shown.seats.map((seat) => ({ ...seat, points: points[seat.seat], asked: false, thinking: false }));
    this.view.draw({ ...shown, scene: counted(shown.scene, points), seats, asked: false, lines: {} }, true);
  }

  /** The points after a step; those that a table is still to count are not in them. */
  pointsAt(n, points) {
    const scored = this.items.find(({ act }) => act.n === n && act.moment?.rows?.length);
    return scored?.act.moment?.before || points;
  }

  /** The position after a step, the log as far as that, and marks for the steps of the turn so far. */
  drawStep({ actor, steps }, { at, n }) {
    const { news } = this,
      position = /** @type {{scene: Scene.Scene, points: number[]}} */ (this.lately.positions.get(n)),
      points = this.pointsAt(n, position.points),
      scene = counted(position.scene, points),
      seats = news.seats.map((seat) => ({
        ...seat,
        points: points[seat.seat],
        asked: seat.seat === actor,
        thinking: false,
      }));
    const shown = { ...news, scene, seats, asked: false, over: false, lines: {}, seq: n };
    this.seen = shown;
    if (this.drawn !== n) this.view.draw(shown, true);
    this.drawn = n;
    if (this.mode === 'replay') this.view.log.mark(n);
    else {
      const log = this.fresh.filter((entry) => entry.n <= n);
      this.view.log.draw({ ...shown, log, since: this.known, notices: [] });
    }
    this.lately.marks.draw(steps.slice(0, at + 1), this.lately.scene, shown);
  }

  /** What the step says, in the place of the question; what the turn says, once, for those who hear the page. */
  tell({ act, at }) {
    const told = this.told(act);
    this.speaker.prompt.tell({ text: told[at], then: this.after(act), look: this.look(act) || 'p0' });
    const key = act.turn ? act.turn.steps[0].n : act.n + 0.5;
    if (this.spoken === key) return;
    this.spoken = key;
    this.voice.textContent = [this.title(act), ...told].join(' ');
  }

  /** Who comes next, if it is somebody else. */
  after(act) {
    const { seats, asked } = this.news,
      next = this.items.slice(this.at + 1).find((item) => item.act !== act && item.act.turn)?.act.turn;
    if (!next) return this.mode === 'live' && asked ? w('then-you') : '';
    return next.actor === act.turn?.actor ? '' : w('next-is', { name: seats[next.actor].name });
  }

  told(act) {
    return act.turn ? act.turn.steps.map(({ text }) => text) : act.moment.beats.map(({ says }) => says);
  }

  /**
   * The look of whoever acts; a moment may be nobody's.
   * @param {import('/static/turns.js').Act} act
   */
  look({ turn, moment }) {
    const seat = turn ? turn.actor : (moment?.seat ?? -1);
    return this.news.seats[seat]?.look || '';
  }

  title(act) {
    return act.turn ? w('turn-of', { name: this.news.seats[act.turn.actor].name }) : act.moment.title;
  }

  drawStrip() {
    const { act, at } = this.items[this.at],
      mine = this.news.asked && this.decides() < 0,
      skip = this.mode === 'replay' ? 'back-to-game' : mine ? 'skip-to-me' : 'skip-turns';
    this.strip.draw({
      title: this.title(act),
      look: this.look(act),
      told: this.told(act),
      at,
      running: this.running,
      waits: this.stops,
      skip,
      moment: !!act.moment,
    });
  }

  /** Whether it stays here until the reader goes on: at the end of what one wants to read. */
  get stops() {
    const { act, at } = this.items[this.at],
      { moment } = act;
    if (!moment || moment.brief || act.count - act.first < 2) return false;
    return !!(moment.rows || moment.panels) && at === act.count - 1;
  }

  /** Until the next one, if it comes by itself. */
  wait() {
    const { act, at } = this.items[this.at];
    clearTimeout(this.timer);
    if (!this.running || this.held || this.stops || this.acts.covered?.()) return;
    const { turn, moment } = act,
      share = turn ? this.weight(turn.steps[at]) : moment?.brief ? BRIEF : at === act.count - 1 ? LAST : LONG;
    this.timer = setTimeout(
      () => this.next(),
      ((STEP_MS[paceAt(this.table.id)] || STEP_MS.normal) * share) / this.strip.speed,
    );
  }

  /** What changes nothing on the board, such as the end of a turn, takes a third of the time. */
  weight({ from, n, entries }) {
    const [before, after] = [this.lately.scene(from), this.lately.scene(n)],
      { fresh, gone } = before && after ? changes(before, after) : { fresh: [1], gone: [] };
    return fresh.length || gone.length || entries.some(({ events }) => events.length) ? 1 : QUIET;
  }

  next() {
    const at = this.at + 1;
    if (at >= this.items.length) this.finish();
    else if (still()) this.go(this.lastBeat(at));
    else this.go(this.items[at].act === this.act ? at : onward(this.items, at));
  }

  // ---- what the reader does

  /** One step on or back, by hand. */
  step(by) {
    const at = this.at + by;
    this.running = false;
    if (at >= this.items.length) this.finish();
    else if (at >= 0) this.go(at);
  }

  /** To a step of the same turn. */
  to(at) {
    const found = this.items.findIndex((item) => item.act === this.act && item.at === at);
    this.running = false;
    if (found >= 0) this.go(found);
  }

  /** The turn from its beginning. */
  again() {
    this.running = !still();
    this.go(this.items.findIndex((item) => item.act === this.act));
  }

  /** Pause, or go on; where it stops by itself, on to what comes next. */
  run() {
    this.held = false;
    if (this.stops || still()) {
      this.running = paceAt(this.table.id) !== 'hand';
      this.next();
      return;
    }
    this.running = !this.running;
    this.wait();
    this.drawStrip();
  }

  /** The board can be seen again: what waited goes on. */
  uncovered() {
    if (this.mode) this.wait();
  }

  /** Where points are counted or things revealed before the present; -1 if nowhere. */
  decides() {
    return this.items.findIndex(
      ({ act }, index) => index > this.at && act !== this.act && (act.moment?.rows || act.moment?.panels),
    );
  }

  /** To the present, or first to what decides on the way there. */
  skip() {
    const at = this.decides();
    if (this.mode === 'replay' || at < 0) this.finish();
    else this.go(still() ? this.lastBeat(at) : at);
  }

  hold(on) {
    if (!this.mode || this.held === on) return;
    this.held = on;
    this.wait();
  }

  pressed({ target }) {
    if (this.mode && !target.closest?.(BESIDE)) this.finish();
  }

  /** A click on the board is meant for the present: what lies there may be another thing by then. */
  clicked(event) {
    if (!this.mode || !event.target.closest?.('.board .place') || this.view.zoom.panned) return;
    event.stopImmediatePropagation();
    this.finish();
  }

  /** Space, arrows and Escape, unless they are meant for what has the focus; another key is meant for the present. */
  key(event) {
    const now = /** @type {any} */ (document.activeElement),
      inside = this.strip.box.contains(now);
    if (!this.mode || event.ctrlKey || event.metaKey || event.altKey || $('dialog[open], .cover')) return;
    if (
      /^(INPUT|SELECT|TEXTAREA)$/.test(now?.tagName) ||
      /^(Tab|Shift|Control|Alt|Meta|CapsLock|F\d+)$/.test(event.key)
    )
      return;
    const act = { ' ': () => this.run(), ArrowLeft: () => this.step(-1), ArrowRight: () => this.step(1) }[event.key],
      free = inside || !now?.closest?.('button, a, .place, [role=log], [tabindex="0"]');
    if (event.key === 'Escape') this.skip();
    else if (act && free) act();
    else if (/^(Arrow|Home|End|Page|Enter$| $)/.test(event.key)) return;
    else {
      this.finish();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
