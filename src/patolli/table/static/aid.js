// The player aid: the game on one card, in the place of the right column; on a narrow screen a sheet that a tap
// outside puts away. It comes by itself at this browser's first game, until it is closed once.
import { $, api, el, kept, narrow, w } from '/static/page.js';
import { toast } from '/static/overlay.js';
import { ruleAddress } from '/static/tips.js';
import { icon } from '/static/icons.js';
import { remarked } from '/static/coach.js';

export class Aid {
  /**
   * `closed()` is told when it was put away.
   * @param {{id: string, news: Server.News}} table
   */
  constructor(table, closed = () => {}) {
    this.table = table;
    this.closed = closed;
    /** @type {Server.Aid | null} */
    this.card = null;
    this.body = el('div.aidbody', { tabindex: 0, role: 'group', 'aria-labelledby': 'aid-title' });
    this.title = el('h2', { id: 'aid-title' }, w('aid'));
    this.shut = el('button.btn.bare', { type: 'button', 'aria-label': w('close'), onclick: () => this.close() });
    this.shut.append(icon('cross'));
    this.box = el(
      'aside.aid.panel',
      { id: 'aid-card', 'aria-labelledby': 'aid-title', hidden: true },
      el('header', {}, this.title, el('span.gap'), this.shut),
      this.body,
      el(
        'footer',
        {},
        el('span.tiny.quiet', {}, w('aid-key')),
        el('span.gap'),
        el('button.btn.go', { type: 'button', id: 'aid-close', onclick: () => this.close() }, w('got-it')),
      ),
    );
    this.box.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.close();
    });
    document.addEventListener('pointerdown', (event) => {
      const at = /** @type {any} */ (event.target);
      if (this.on && narrow() && !at.closest('#aid-card, #aid')) this.close();
    });
  }

  get on() {
    return !this.box.hidden;
  }

  get key() {
    return `aid:${this.table.news.game}`;
  }

  /** At a first game, for somebody who plays; the focus stays where it is. Whether it comes. */
  greet() {
    const { news } = this.table,
      comes = news.aid && news.seat !== null && !news.over && kept.get(this.key) !== 'seen';
    $('#aid').hidden = !news.aid;
    if (comes) this.open(false);
    return comes;
  }

  toggle() {
    if (this.on) this.close();
    else if (this.table.news?.aid) this.open(true);
  }

  async open(focus) {
    try {
      this.card ||= await api(`tables/${this.table.id}/aid`);
    } catch (error) {
      toast(error.message);
      return;
    }
    this.draw();
    this.box.hidden = false;
    $('#aid').setAttribute('aria-expanded', 'true');
    if (focus) this.shut.focus();
  }

  /** Put away, and not shown unasked again for this game. */
  close() {
    const inside = this.box.contains(document.activeElement);
    this.box.hidden = true;
    kept.set(this.key, 'seen');
    $('#aid').setAttribute('aria-expanded', 'false');
    if (inside) $('#aid').focus();
    this.closed();
  }

  draw() {
    const { title, goal, turn, steps, scores, end, note, remarks } = /** @type {Server.Aid} */ (this.card),
      said = remarked(this.table.news.game)
        .map((id) => remarks.find((one) => one.id === id)?.text)
        .filter(Boolean),
      rules = [...new Set([...steps, ...scores].map((row) => row.rule))];
    this.title.textContent = title;
    this.body.replaceChildren(
      el('p.goal', {}, goal),
      el('h3', {}, turn),
      el('ol.aidsteps', {}, ...steps.map((row) => el('li', {}, el('span', {}, row.text), el('b', {}, row.value)))),
      el('h3', {}, w('points')),
      el(
        'table.aidscore',
        {},
        el(
          'tbody',
          {},
          ...scores.map((row) => el('tr', {}, el('th', { scope: 'row' }, row.text), el('td', {}, row.value))),
        ),
      ),
      el('h3', {}, w('aid-end')),
      el('p', {}, end),
      note && el('p.quiet', {}, note),
      ...(said.length
        ? [el('h3', {}, w('tip-again')), el('ul', { id: 'remarks' }, ...said.map((text) => el('li', {}, text)))]
        : []),
      el(
        'p.tiny.quiet',
        {},
        ...rules.flatMap((rule) => [el('a', { href: ruleAddress('', rule), target: '_blank' }, rule), ' ']),
      ),
    );
  }
}
