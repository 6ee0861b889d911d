// The review of a game: what happened, and what would have been better. Whatever is chosen in the list, in the curve or
// by a key is shown in all of them; the address follows, so that a moment can be shared.
import { $, api, el, LONG_SECONDS, narrow, put, w } from '/static/page.js';
import { begin, broken } from '/static/begin.js';
import { copy, toast } from '/static/overlay.js';
import { topBar } from '/static/topbar.js';
import { icon } from '/static/icons.js';
import { art } from '/static/scene.js';
import { View } from '/static/view.js';
import { ChanceCurve } from '/static/chancecurve.js';
import { BothLines } from '/static/bothlines.js';
import { judged, ReviewPanel, signOf } from '/static/reviewpanel.js';
import { playOnButton, allowPlayOn } from '/static/playon.js';

const id = location.pathname.split('/')[2];
/** Between two looks at a review that is being done. */
const LOOK_MS = 1500;
const WORSE = new Set(['mistake', 'blunder']);
const NOT_BEST = new Set(['inaccuracy', ...WORSE]);

class ReviewPage {
  /** @param {Server.News} whole the table as it is at its end */
  constructor(whole) {
    this.whole = whole;
    /** @type {Server.ReviewNews | null} */
    this.review = null;
    this.seat = whole.mine[0] ?? 0;
    /** @type {Server.ReviewedDecision | null} null: the game in short */
    this.chosen = null;
    this.kind = 'both';
    this.rows = el('ol');
    this.eyes = /** @type {HTMLSelectElement} */ (el('select.field', { id: 'eyes', 'aria-label': w('rv-decisions') }));
    /** @type {HTMLElement[]} */
    this.tabs = [];
    /** @type {HTMLElement[]} */
    this.kinds = [];
    this.only = false;
    this.wish = {};
    /** @type {Map<string, Promise<[Server.News, Server.ReviewedMoment]>>} */
    this.seen = new Map();
    /** @type {Server.ReviewedMoment | null} */
    this.moment = null;
    this.view = new View({ look: () => {}, drawn: () => {} });
    this.lines = new BothLines(this.view);
    this.panel = new ReviewPanel(whole, (number) => this.goTo(number));
    this.curve = new ChanceCurve((decision) => this.go(decision));
    this.build();
  }

  // ---- what there is

  get own() {
    return (this.review?.decisions ?? []).filter(({ seat }) => seat === this.seat);
  }

  nameOf(seat) {
    return this.whole.seats[seat]?.name ?? '';
  }

  build() {
    this.progress = el('div.panel.computing', { role: 'status', hidden: true });
    const { eyes } = this;
    eyes.append(
      ...this.whole.seats
        .filter(({ kind }) => kind !== 'game')
        .map(({ seat, name }) => el('option', { value: seat, selected: seat === this.seat }, name)),
    );
    eyes.addEventListener('change', () => {
      this.seat = Number(eyes.value);
      this.go(null);
    });
    const only = el(
      'button.btn',
      {
        type: 'button',
        id: 'only',
        'aria-pressed': 'false',
        onclick: () => {
          this.only = !this.only;
          put(only, 'aria-pressed', String(this.only));
          this.drawList();
        },
      },
      w('rv-only'),
    );
    const list = el(
      'section.panel.rv-list',
      { 'aria-label': w('rv-decisions') },
      el('header', {}, eyes, el('span.gap'), only),
      el('div.scroll', {}, this.rows),
    );
    const step = (name, key, act) =>
      el('button.btn', { type: 'button', id: key, 'aria-label': w(key), onclick: act }, icon(name));
    this.kinds = ['played', 'best', 'both'].map((kind) =>
      el(
        'button.btn',
        {
          type: 'button',
          'data-kind': kind,
          'aria-pressed': String(kind === this.kind),
          onclick: () => this.see(kind),
        },
        w(`rv-see-${kind}`),
      ),
    );
    this.seg = el('div.seg', { role: 'group', 'aria-label': w('rv-on-board') }, ...this.kinds);
    const { view } = this,
      things = { tabindex: 0, role: 'region', 'aria-label': w('rv-things') }; // it scrolls
    const steps = el(
      'div.rv-steps',
      {},
      el(
        'div.rv-go',
        {},
        step('prev', 'rv-prev', () => this.step(-1)),
        step('next', 'rv-next', () => this.step(1)),
        el('button.btn.go', { type: 'button', id: 'rv-worse', onclick: () => this.worse() }, w('rv-worse')),
      ),
      el('div.rv-see', {}, this.seg, view.zoom.bar),
    );
    this.tabs = ['one', 'list', 'short'].map((name) =>
      el(
        'button',
        { type: 'button', role: 'tab', 'data-tab': name, 'aria-selected': 'false', onclick: () => this.tab(name) },
        w(`rv-tab-${name}`),
      ),
    );
    this.body = el('div.body', { tabindex: 0, role: 'region', 'aria-label': w('rv-tab-one') });
    this.title = el('h2');
    this.playOn = playOnButton(
      this.whole,
      () => ({ at: this.moment?.at ?? this.whole.end, seat: this.moment?.seat ?? null }),
      'button.btn.go',
      { id: 'play-on' },
    );
    this.puzzle = el(
      'button.btn',
      { type: 'button', id: 'make-puzzle', onclick: () => this.makePuzzle() },
      icon('puzzle'),
      el('span', {}, w('rv-puzzle')),
    );
    this.noPuzzle = el('p.small', { id: 'no-puzzle', role: 'status' });
    this.foot = el('div.foot-tools', {}, this.playOn, this.puzzle, this.noPuzzle);
    const one = el(
      'section.panel.rv-one',
      { 'aria-live': 'polite' },
      el('header', {}, this.title),
      this.body,
      this.foot,
    );
    $('main').replaceChildren(
      el('div.tabrow.rv-tabs', { role: 'tablist', 'aria-label': w('review') }, ...this.tabs),
      this.progress,
      list,
      this.curve.box,
      el('div.rv-middle', {}, view.board, el('div.rv-things', things, view.hands, view.aside, view.shelf, view.mine)),
      steps,
      one,
    );
    topBar(
      el(
        'button.btn.bare',
        {
          type: 'button',
          id: 'share',
          'aria-label': w('rv-share'),
          'data-tip': w('rv-share'),
          onclick: () => copy(location.href),
        },
        icon('link'),
        el('span.wide', {}, w('rv-share')),
      ),
      link(`/t/${id}/replay`, 'eye', 'replay'),
      this.whole.replay ? null : link(`/t/${id}`, 'board', 'to-table'),
    );
    document.addEventListener('keydown', (event) => this.key(event));
    addEventListener('hashchange', () => this.follow());
  }

  key(event) {
    const focused = document.activeElement ?? document.body;
    if (/SELECT|TEXTAREA|INPUT/.test(focused.tagName) || $('dialog[open]')) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const act = { ArrowLeft: () => this.step(-1), ArrowRight: () => this.step(1), m: () => this.worse() }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  // ---- asking

  /** Ask for the review, and again while it is being done. */
  async look(body) {
    clearTimeout(this.timer);
    try {
      this.hear(await api(`tables/${id}/review`, body));
    } catch (error) {
      if (!this.review) throw error;
      toast(error.message);
    }
    if (this.review?.state === 'working') this.timer = setTimeout(() => this.look(), LOOK_MS);
  }

  /** @param {Server.ReviewNews} review */
  hear(review) {
    const first = !this.review?.decisions.length,
      best = this.chosen?.best.join();
    this.review = review;
    if (this.chosen) this.chosen = review.decisions[this.chosen.number] ?? null;
    this.drawProgress();
    this.drawList();
    if (first && review.decisions.length) this.follow();
    else {
      this.curve.show(review, this.whole.seats, this.own, this.chosen);
      const found = this.chosen?.best.join() !== best; // something better, meanwhile
      if (found) this.moment = null;
      this.drawPanel();
      if (found) this.drawBoard();
    }
  }

  /** To the moment that the address names. */
  follow() {
    const number = /^#(\d+)$/.exec(location.hash)?.[1],
      found = number === undefined ? null : (this.review?.decisions[Number(number) - 1] ?? null);
    if (found) {
      this.seat = found.seat;
      this.eyes.value = String(found.seat);
    }
    this.go(found, false);
  }

  // ---- going

  step(by) {
    const { own } = this,
      at = this.chosen ? own.findIndex(({ number }) => number === this.chosen?.number) : -1;
    if (at + by < -1 || at + by >= own.length) return;
    this.go(own[at + by] ?? null);
  }

  worse() {
    const found = this.own.find(
      ({ number, judgement }) => number > (this.chosen?.number ?? -1) && WORSE.has(judgement),
    );
    if (found) this.go(found);
    else toast(w(this.review?.state === 'done' ? 'rv-no-more' : 'rv-none-yet'));
  }

  tab(name) {
    if (name === 'short') this.go(null);
    else if (name === 'one' && !this.chosen) this.go(this.own[0] ?? null);
    this.showTab(name);
  }

  showTab(name) {
    if ($('main').dataset.tab !== name) $('main').scrollTop = 0; // on a phone it scrolls as a whole
    $('main').dataset.tab = name;
    for (const one of this.tabs) put(one, 'aria-selected', String(one.dataset.tab === name));
  }

  see(kind) {
    this.kind = kind;
    for (const one of this.kinds) put(one, 'aria-pressed', String(one.dataset.kind === kind));
    this.drawLines();
  }

  /** @param {Server.ReviewedDecision | null} decision */
  go(decision, moves = true) {
    this.chosen = decision;
    this.moment = null;
    this.noPuzzle.textContent = '';
    if (moves) history.replaceState(null, '', decision ? `#${decision.number + 1}` : location.pathname);
    this.showTab(decision ? 'one' : 'short');
    this.drawList();
    this.drawPanel();
    if (this.review) this.curve.show(this.review, this.whole.seats, this.own, decision);
    this.drawBoard();
  }

  /** Where one turn was clearly best, the decision is a puzzle and opens; else it is said why it is none. */
  async makePuzzle() {
    if (!this.chosen || this.puzzle.hasAttribute('aria-busy')) return;
    const { number } = this.chosen;
    this.noPuzzle.textContent = '';
    this.puzzle.setAttribute('aria-busy', 'true');
    this.puzzle.lastChild.textContent = w('rv-puzzle-making');
    try {
      const made = await api(`tables/${id}/review/${number}/puzzle`, {}, { seconds: LONG_SECONDS });
      if (made.puzzle) location.href = `/puzzles/${made.game}/${made.puzzle}`;
      else if (this.chosen?.number === number) this.noPuzzle.textContent = made.why;
    } catch (error) {
      toast(error.message);
    }
    this.puzzle.removeAttribute('aria-busy');
    this.puzzle.lastChild.textContent = w('rv-puzzle');
  }

  // ---- drawing

  async drawBoard() {
    const mine = (this.wish = {}),
      { chosen } = this;
    this.lines.forget();
    put(this.seg, 'hidden', chosen ? null : '');
    put(this.foot, 'hidden', chosen ? null : '');
    try {
      const [news, moment] = chosen ? await this.position(chosen) : [this.whole, null];
      if (mine !== this.wish) return;
      this.moment = moment;
      this.view.draw(news, false);
      if (narrow()) this.view.zoom.whole();
      $('.top .where').replaceChildren(w('review'), el('small', {}, this.whole.title));
      if (moment) allowPlayOn(this.playOn, this.whole, moment.at);
      this.drawLines();
      if (narrow()) this.view.zoom.show(this.lines.onBoard());
      this.drawPanel();
    } catch (error) {
      if (mine === this.wish) toast(error.message);
    }
  }

  /** The position before a decision as its seat saw it, and both lines. */
  /** @param {Server.ReviewedDecision} decision */
  position(decision) {
    const { number, seat, best } = decision,
      key = `${number} ${best.join(';')}`,
      at = decision.begin;
    if (!this.seen.has(key)) {
      const asked = Promise.all([
        api(`tables/${id}/at/${at}?since=${at}&seat=${seat}`),
        api(`tables/${id}/review/${number}`),
      ]);
      asked.catch(() => this.seen.delete(key));
      this.seen.set(key, asked);
    }
    return /** @type {Promise<[Server.News, Server.ReviewedMoment]>} */ (this.seen.get(key));
  }

  drawLines() {
    this.lines.forget();
    if (!this.moment) return;
    /** @type {('played' | 'best')[]} */
    const kinds = ['played', 'best'];
    this.lines.draw(
      this.moment,
      kinds.filter((kind) => this.kind === 'both' || this.kind === kind),
    );
  }

  drawProgress() {
    const review = /** @type {Server.ReviewNews} */ (this.review),
      { state, done, of } = review,
      share = of ? Math.floor((100 * done) / of) : 0;
    this.progress.hidden = state === 'done';
    if (state === 'working') {
      const filled = el('span');
      filled.style.width = `${share}%`;
      const told = { 'aria-label': w('review'), 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': share };
      this.progress.replaceChildren(
        el('b', {}, w('rv-reviewing', { n: share })),
        el('span.meter', { role: 'progressbar', ...told }, filled),
        el('span.quiet.tiny', {}, w('rv-usable')),
      );
    } else if (state === 'none')
      this.progress.replaceChildren(
        el('span', {}, w('rv-stopped')),
        el('button.btn', { type: 'button', id: 'go-on', onclick: () => this.look({}) }, w('rv-go-on')),
      );
  }

  drawList() {
    const focused = this.rows.contains(document.activeElement) ? document.activeElement?.getAttribute('data-n') : null;
    const shown = this.own.filter(({ judgement }) => !this.only || NOT_BEST.has(judgement));
    const row = (n, sign, what, small, lost, current, act, more = {}, tip = '') =>
      el(
        'li',
        more,
        el(
          'button',
          {
            type: 'button',
            'data-n': n,
            'data-tip': tip || null,
            'aria-current': current ? 'true' : null,
            onclick: act,
          },
          sign,
          el('span.what', {}, what, el('small', {}, small)),
          el('span.lost.num', {}, lost),
        ),
      );
    this.rows.replaceChildren(
      row(-1, judged('', icon('text')), w('rv-short'), w('rv-short-why'), '', !this.chosen, () => this.go(null)),
      ...shown.map((one) =>
        row(
          one.number,
          signOf(one, this.review?.texts ?? {}),
          one.texts.join(' '),
          one.forced || one.judgement ? one.when : `${one.when}, ${w('rv-soon')}`,
          one.lost && one.judgement !== 'best' ? `−${Math.round(100 * (one.best_chance - one.chance))}` : '',
          this.chosen?.number === one.number,
          () => this.go(one),
          one.judgement || one.forced ? {} : { class: 'soon' },
          `${one.texts.join(' ')} (${one.played.join('; ')})`,
        ),
      ),
    );
    $('[aria-current]', this.rows)?.scrollIntoView({ block: 'nearest' });
    if (focused !== null) $(`[data-n="${focused}"]`, this.rows)?.focus();
  }

  drawPanel() {
    const { review, chosen } = this;
    if (!review) return;
    const key = JSON.stringify([
      chosen,
      this.moment?.number,
      chosen ? 0 : [review.seats, review.turning, review.state],
    ]);
    if (this.drawn === key) return;
    this.drawn = key;
    if (!chosen) {
      this.title.textContent = w('rv-short');
      this.body.replaceChildren(...this.panel.short(review, this.seat));
      return;
    }
    const { own } = this;
    this.title.textContent = w('rv-nth', {
      name: this.nameOf(chosen.seat),
      n: own.findIndex(({ number }) => number === chosen.number) + 1,
      m: own.length,
    });
    this.body.replaceChildren(...this.panel.about(chosen, review, this.moment));
    this.body.scrollTop = 0;
  }

  goTo(number) {
    const found = this.review?.decisions[number];
    if (!found) return;
    this.seat = found.seat;
    this.eyes.value = String(found.seat);
    this.go(found);
  }
}

const link = (href, name, key) =>
  el('a.btn.bare', { href, 'aria-label': w(key), 'data-tip': w(key) }, icon(name), el('span.wide', {}, w(key)));

try {
  const asked = api(`tables/${id}?since=0`),
    drawings = asked.then(({ game }) => art(game));
  for (const promise of [asked, drawings]) promise.catch(() => {});
  await begin();
  const whole = await asked;
  await drawings;
  whole.mine ||= [];
  document.body.dataset.game = whole.game;
  document.title = `${w('review-of', { game: whole.title })} · Patolli`;
  const page = new ReviewPage(whole);
  page.go(null, false);
  await page.look({});
} catch (error) {
  broken(error);
}
