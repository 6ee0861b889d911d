// The log: what was said, line by line, and which of its positions is shown.
import { $, all, el, put, w } from '/static/page.js';
import { icon, mark } from '/static/icons.js';

export class Log {
  /** `look(n)`: what a click on a line does. */
  constructor(look) {
    this.look = look;
    /** What a click on a moment that decided does; without it there is nothing to click. */
    this.see = /** @type {((moment: Server.Moment, n: number) => void) | null} */ (null);
    /** Goes back to before a line, where a game is written down; elsewhere no line has a button for it. */
    this.back = /** @type {((n: number) => void) | null} */ (null);
    this.entries = new Map();
    /** What happened beside the lines, by its own number. */
    this.notices = new Map();
    /** The line whose position is shown; null is the present. */
    this.marked = null;
    /** The log follows the game until its reader scrolls up, also when something above takes its room. */
    this.follows = true;
    this.tools = el('span.log-tools');
    this.lines = el('div.lines', { role: 'log', tabindex: 0, 'aria-label': w('log') });
    this.box = el(
      'section.panel.log',
      { 'aria-label': w('log'), 'data-tab-of': 'log' },
      el('header', {}, el('h2', {}, w('log')), el('span.gap'), this.tools),
      this.lines,
    );
    this.top = 0;
    this.lines.addEventListener('scroll', () => this.scrolled());
    this.lines.addEventListener('keydown', (event) => this.walk(event));
    new ResizeObserver(() => (this.marked === null ? this.follow() : this.toMark())).observe(this.lines);
  }

  /** @param {Server.News} news */
  draw(news) {
    const list = this.lines;
    for (const [n, item] of this.entries)
      if (n > news.since) {
        item.remove();
        this.entries.delete(n);
      }
    this.tidy();
    const own = Math.max(
      0,
      ...[...this.entries.values()].filter((item) => item.actor === news.seat).map((item) => item.n),
      ...news.log.filter((entry) => entry.actor === news.seat).map((entry) => entry.n),
    );
    for (const entry of news.log) {
      if (this.entries.has(entry.n)) continue;
      const item = this.entry(entry, news);
      item.setUp = this.isSetUp(entry);
      this.entries.set(entry.n, item);
      (item.setUp ? this.setUp() : this.chapter(entry.part)).append(item);
    }
    this.notice(news.notices || []);
    this.tidy();
    for (const item of this.entries.values())
      item.classList.toggle('new', news.seat !== null && item.n > own && !news.over && own > 0);
    this.fold();
    this.stop();
    $('.empty', list)?.remove();
    if (!this.entries.size && !this.notices.size) list.append(el('p.empty.quiet', {}, w('log-empty')));
    this.follow();
  }

  /**
   * Whether a line lays out the game: what chance does before anybody has decided anything.
   * @param {Server.Entry} entry
   */
  isSetUp({ actor }) {
    return actor < 0 && [...this.entries.values()].every((item) => item.setUp);
  }

  /** The lines of the set-up: folded, for the log begins with the game. */
  setUp() {
    let box = $('.prelude', this.lines);
    if (!box) {
      box = el('details.chapter.prelude', {}, el('summary'), el('ol'));
      box.addEventListener('toggle', () => this.stop());
      this.lines.prepend(box);
    }
    return $('ol', box);
  }

  /** Chapters without a line go; the set-up says how many it has. */
  tidy() {
    for (const chapter of all('.chapter', this.lines)) if (!$('li', chapter)) chapter.remove();
    const head = $('.prelude > summary', this.lines);
    if (head) head.textContent = w('log-setup', { n: all('.prelude li:not(.notice)', this.lines).length });
  }

  /** Notices stand after the line that was the last when they came. */
  notice(news) {
    for (const { n, after, text } of news) {
      let item = this.notices.get(n);
      if (!item) this.notices.set(n, (item = el('li.notice', {}, text)));
      item.place = after;
    }
    const entries = [...this.entries.values()],
      ends = new Map();
    for (const item of this.notices.values()) {
      const line = entries.findLast(({ n }) => n <= item.place),
        before = ends.get(line) || (line?.setUp ? null : line);
      ends.set(line, item);
      if (before?.nextSibling === item) continue;
      if (before) before.after(item);
      else {
        const list = $('.chapter:not(.prelude) ol', this.lines) || this.chapter();
        if (list.firstChild !== item) list.prepend(item);
      }
    }
  }

  /** Of equal lines in a row only the last is seen, with how often it was said. */
  fold() {
    /** @type {any} */
    let before = null;
    let times = 1;
    for (const item of this.entries.values()) {
      const again = before?.parentNode === item.parentNode && before.actor === item.actor && before.told === item.told;
      times = again ? times + 1 : 1;
      before?.classList.toggle('again', again);
      item.classList.remove('again');
      item.times.textContent = times > 1 ? ` ×${times}` : '';
      before = item;
    }
  }

  /** The log is one stop of the Tab key, at this line or at the last; from line to line go the arrows. */
  stop(here = this.buttons().at(-1)) {
    for (const button of all('button[tabindex="0"]', this.lines)) button.tabIndex = -1;
    if (here) here.tabIndex = 0;
  }

  /** Those of the lines that are to be seen. */
  buttons() {
    return all(':is(.chapter:not(details), details[open]) li:not(.again) button', this.lines);
  }

  walk(event) {
    const lines = this.buttons(),
      at = lines.indexOf(document.activeElement),
      to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const line = lines[Math.max(0, Math.min(to, lines.length - 1))];
    this.stop(line);
    line.focus();
  }

  /** Whether its reader has scrolled up; asked also before the browser tells it. */
  scrolled() {
    if (this.marked !== null || !this.lines.clientHeight) return;
    const { scrollHeight, scrollTop, clientHeight } = this.lines;
    if (scrollHeight - scrollTop - clientHeight < 60) this.follows = true;
    else if (scrollTop < this.top) this.follows = false; // else it has grown since it was scrolled
    this.top = scrollTop;
  }

  follow() {
    this.scrolled();
    if (this.follows && this.marked === null) this.lines.scrollTop = this.lines.scrollHeight;
  }

  chapter(part = '') {
    const last = all('.chapter:not(.prelude)', this.lines).at(-1);
    if (last && (last.dataset.part === part || !part)) return $('ol', last);
    const box = el('div.chapter', { 'data-part': part }, part && el('h3', {}, part), el('ol'));
    this.lines.append(box);
    return $('ol', box);
  }

  /**
   * @param {Server.Entry} entry
   * @param {Server.News} news
   */
  entry(entry, news) {
    const look = entry.actor >= 0 ? news.seats[entry.actor]?.look : 'p0';
    const texts = [entry.text, ...(entry.events || [])].filter(Boolean),
      times = el('span.times.num');
    const item = el(
      entry.actor < 0 ? 'li.chance' : 'li',
      {},
      el(
        'button',
        { type: 'button', tabindex: -1, 'data-tip': w('show-position'), onclick: () => this.look(entry.n) },
        mark(look, 'tinyk'),
        el(
          'span',
          {},
          texts.map((text, index) => el(index ? 'span.event' : 'span', {}, text, !index && times)),
        ),
      ),
      ...(this.see ? entry.moments || [] : []).map((moment) =>
        el(
          'button.see',
          { type: 'button', tabindex: -1, onclick: () => this.see?.(moment, entry.n) },
          icon('eye'),
          moment.title,
        ),
      ),
    );
    const back = this.back;
    if (back && (!entry.made || news.recording?.possible.includes(entry.n)))
      item.append(
        el(
          'button.backto',
          {
            type: 'button',
            tabindex: -1,
            'aria-label': w('back-to', { line: texts.join(' ') }),
            'data-tip': w('back-to', { line: texts[0] || '' }),
            onclick: () => back(entry.n),
          },
          icon('undo'),
        ),
      );
    item.n = entry.n;
    item.line = entry.line;
    item.actor = entry.actor;
    item.made = !!entry.made;
    item.told = texts.join(' ');
    item.times = times;
    return item;
  }

  /** The lines of a seat after a position. */
  said(seat, seq) {
    return [...this.entries.values()]
      .filter(({ n, actor, made }) => n > seq && actor === seat && !made)
      .map(({ line }) => line);
  }

  /**
   * What the reader has said and can take back, the oldest first: `{n, line}`. What the table added is none of it.
   * @param {Server.News} news
   */
  lately({ seat, undo }) {
    if (!undo.line) return [];
    return [...this.entries.values()]
      .filter(({ n, actor, line, made }) => n > undo.to && actor === seat && line && !made)
      .sort((a, b) => a.n - b.n);
  }

  /** Mark the line whose position is shown, and bring it into sight. */
  mark(n) {
    this.marked = n;
    const folded = this.entries.get(n)?.closest('details');
    if (folded) folded.open = true;
    for (const item of this.entries.values()) {
      item.classList.toggle('at', item.n === n);
      item.classList.toggle('later', n !== null && item.n > n);
      put($('button', item), 'aria-current', item.n === n ? 'true' : null);
    }
    for (const item of this.notices.values()) item.classList.toggle('later', n !== null && item.place > n);
    if (n === null) this.follow();
    else this.toMark();
  }

  /** What came later lies below: who replays a game does not want to know it yet. */
  toMark() {
    const before = [...this.entries.values()].findLast((item) => item.n <= this.marked && !item.matches('.again'));
    if (!before) {
      this.lines.scrollTop = 0;
      return;
    }
    const { top, bottom } = before.getBoundingClientRect(),
      seen = this.lines.getBoundingClientRect();
    if (top < seen.top || bottom > seen.bottom) this.lines.scrollTop += bottom - seen.bottom;
  }

  /** It comes into sight: the line that is marked, or the last one. */
  appear() {
    if (this.marked !== null) this.toMark();
    else this.lines.scrollTop = this.lines.scrollHeight;
  }
}
