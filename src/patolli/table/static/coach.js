// The coach at the table: in this browser's first games, or when it is wanted, a remark at the right moment. One at a
// time and one a turn, each once; closed for good with a click, Escape or the next line.
import { $, api, el, kept, narrow, w } from '/static/page.js';
import { ruleAddress } from '/static/tips.js';
import { icon } from '/static/icons.js';

/** So many games of each game are coached, unless somebody has chosen otherwise. */
const FIRST_GAMES = 3;

/** The remarks that this browser was shown in games of this kind, by id, in that order. */
export const remarked = (game) => list(`tips:${game}`);
const list = (key) => (kept.get(key) || '').split(' ').filter(Boolean);
const add = (key, one) => kept.set(key, [...new Set([...list(key), one])].join(' '));

/** Whether the reader has said something since: a remark about it is late. */
const acted = (before, news) =>
  !!before && news.log.some(({ n, actor, made }) => n > before.seq && actor === news.seat && !made);

export class Coach {
  /**
   * `busy()`: something else is to be looked at now.
   * @param {{id: string, news: Server.News}} table
   * @param {import('/static/view.js').View} view
   * @param {import('/static/speaker.js').Speaker} speaker
   * @param {() => any} busy
   */
  constructor(table, view, speaker, busy) {
    this.table = table;
    this.view = view;
    this.speaker = speaker;
    this.busy = busy;
    /** Whether something was said in this turn already. */
    this.spoken = false;
    this.text = el('p', { role: 'status' });
    this.links = el('p.cited');
    this.box = el(
      'aside.coach.panel',
      { 'aria-label': w('tip-coach'), hidden: true },
      icon('learn'),
      el('div', {}, this.text, this.links),
      el(
        'div.bar',
        {},
        el('button.btn.go', { type: 'button', id: 'tip-close', onclick: () => this.close(true) }, w('got-it')),
        el(
          'button.btn.bare',
          { type: 'button', id: 'tip-less', 'data-tip': w('tip-less-why'), onclick: () => this.hush('less') },
          w('tip-less'),
        ),
        el(
          'button.btn.bare',
          { type: 'button', id: 'tip-never', 'data-tip': w('tip-never-why'), onclick: () => this.hush('never') },
          w('tip-never'),
        ),
      ),
    );
    document.addEventListener('keydown', (event) => this.key(event), true);
    addEventListener('resize', () => this.open && this.place());
  }

  get open() {
    return !this.box.hidden;
  }

  /** Whether somebody is coached here: as was chosen; else in the first games of this game. */
  on(news) {
    const chosen = kept.get('coach'),
      key = `coached:${news.game}`,
      games = list(key);
    if (news.seat === null || news.mine.length !== 1 || news.over || news.replay) return false;
    if (chosen === 'off' || list('coach-less').includes(this.table.id)) return false;
    if (chosen === 'on' || games.includes(this.table.id)) return true;
    if (games.length >= FIRST_GAMES) return false;
    add(key, this.table.id);
    return true;
  }

  /**
   * The position is shown, and nothing is played back any more.
   * @param {Server.News | null} before
   * @param {Server.News} news
   */
  hear(before, news) {
    if (!news.asked || acted(before, news)) this.close();
    if (!before?.asked || before.seat !== news.seat) this.spoken = false;
    if (this.may(news)) this.ask(news);
  }

  /** What was to be looked at first was put away. */
  again() {
    if (this.may(this.table.news)) this.ask(this.table.news);
  }

  may(news) {
    return news?.asked && !this.spoken && !this.open && !this.busy() && this.on(news);
  }

  /** A line was refused by a rule. */
  refused(rule) {
    const { news } = this.table;
    if (rule && this.may(news)) this.ask(news, { refused: rule });
  }

  async ask(news, more = {}) {
    const shown = list(`tips:${news.game}`).join(','),
      query = new URLSearchParams({ seat: String(news.seat), shown, ...more });
    try {
      const tip = await api(`tables/${this.table.id}/tip?${query}`);
      if (tip.id && news === this.table.news && this.may(news)) this.say(news, tip);
    } catch {
      /* a remark that nobody hears is no loss */
    }
  }

  say({ game }, { id, text, rules = [] }) {
    this.spoken = true;
    add(`tips:${game}`, id);
    this.box.hidden = false;
    this.box.dataset.tipId = id;
    this.place();
    this.text.textContent = text;
    this.links.replaceChildren(
      ...rules.flatMap((rule) => [el('a.rule', { href: ruleAddress(game, rule), target: '_blank' }, rule), ' ']),
    );
  }

  /** Above the log; on a phone over the foot of the board. */
  place() {
    const home = narrow() ? $('main') : this.view.side,
      board = this.view.board.getBoundingClientRect();
    if (this.box.parentNode !== home) home.prepend(this.box);
    this.box.style.bottom = narrow() ? `${innerHeight - board.bottom + 8}px` : '';
  }

  close(refocus = false) {
    const inside = this.box.contains(document.activeElement);
    this.box.hidden = true;
    if (refocus && inside) this.view.board.focus();
  }

  /** Nothing more in this game, or ever. */
  hush(how) {
    if (how === 'never') kept.set('coach', 'off');
    else add('coach-less', this.table.id);
    this.close(true);
  }

  /** Escape is meant for words that are begun, a menu or a question first. */
  key(event) {
    const { begun, menu } = this.speaker;
    if (event.key !== 'Escape' || !this.open || this.busy() || menu.box || $('dialog[open], .tip.why, .cover')) return;
    if (begun || /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName || '')) return;
    event.stopImmediatePropagation();
    this.close(true);
  }
}
