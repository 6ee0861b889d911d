// Taking back more than an undo does: from which of one's own lines on, a request to the others, and their answers.
import { $, api, el, put, w } from '/static/page.js';
import { tool } from '/static/controls.js';
import { complain, dialog, toast } from '/static/overlay.js';
import { icon, mark } from '/static/icons.js';

export class Takeback {
  /** `look(n)` shows a position of the past. */
  constructor(table, view, look) {
    this.table = table;
    this.view = view;
    this.look = look;
    this.sending = false;
    this.shown = '';
    this.told = el('p', { role: 'status' });
    this.acts = el('span.bar');
    this.box = el(
      'section.request',
      { 'aria-label': w('takeback-request'), hidden: true },
      this.told,
      el('span.gap'),
      this.acts,
    );
    $('main').before(this.box);
    /** Beside undo, where that can do nothing. */
    this.button = tool('takeback', 'take-back-more', () => this.choose(), { id: 'take-back-more' });
    this.button.classList.remove('bare');
  }

  /** What the reader has said, the newest first. */
  get own() {
    const { seat } = this.table.news;
    return [...this.view.log.entries.values()]
      .filter((entry) => entry.actor === seat && entry.line && !entry.made)
      .sort((one, other) => other.n - one.n);
  }

  /** The lines that it could begin with. */
  get lines() {
    const { farther } = this.table.news;
    return farther ? this.own.filter((entry) => entry.n > farther.to) : [];
  }

  /** The first of the reader's lines after a position, if it can be taken back. */
  after(n) {
    const { farther } = this.table.news,
      first = this.own.findLast((entry) => entry.n > n);
    return farther && first?.n > farther.to ? first : undefined;
  }

  /** Which line, from a list. */
  async choose() {
    const { news } = this.table,
      { lines } = this;
    if (!lines.length) {
      toast(w('name-value', { name: w('take-back-more'), value: news.undo.why || w('takeback-none') }));
      return;
    }
    const n = await dialog(w('takeback-which'), (close) => [
      el('p', {}, w('takeback-how')),
      el('p', {}, this.consent()),
      el(
        'ol.takeback-lines',
        { tabindex: 0, 'aria-label': w('takeback-which') },
        lines.map((entry) =>
          el(
            'li',
            {},
            el(
              'button',
              { type: 'button', 'data-from': entry.n, onclick: () => close(entry.n) },
              mark(news.seats[entry.actor].look, 'tinyk'),
              el('span', {}, entry.told),
              el('small.quiet.num', {}, w('takeback-lines', { n: news.seq - entry.n + 1 })),
            ),
          ),
        ),
      ),
      el(
        'div.bar',
        {},
        el('button.btn', { type: 'button', autofocus: true, onclick: () => close() }, w('keep-it-all')),
      ),
    ]);
    if (n) this.ask(n);
  }

  /** What it takes: nothing, or the word of the others. */
  consent() {
    const { news } = this.table,
      others = news.farther?.consents || [];
    return others.length ? w('takeback-agree-first', { names: this.named(others) }) : w('takeback-alone');
  }

  named(seats) {
    return seats.map((/** @type {number} */ seat) => this.table.news.seats[seat].name).join(', ');
  }

  /** From a line of one's own on. */
  async ask(n) {
    const { seat, seq, edition } = this.table.news;
    await this.send('takeback', { seat, seq, edition, to: n - 1 });
  }

  async answer(seat, agree) {
    const { seq, edition, takeback } = this.table.news;
    await this.send('takeback/answer', { seat, seq, edition, to: takeback?.to ?? 0, agree });
  }

  async send(what, body) {
    if (this.sending) return;
    this.sending = true;
    try {
      await api(`tables/${this.table.id}/${what}`, body);
    } catch (error) {
      complain(error);
    } finally {
      this.sending = false;
    }
  }

  /** What somebody asks for, until it is answered, withdrawn or has lapsed. */
  draw() {
    const { news } = this.table,
      asked = news.takeback,
      state = JSON.stringify([asked, news.mine, news.seq]);
    put(this.box, 'hidden', asked ? null : true);
    if (state === this.shown) return;
    this.shown = state;
    if (!asked) {
      this.told.textContent = '';
      this.acts.replaceChildren();
      return;
    }
    const own = news.mine.includes(asked.seat),
      answers = asked.waits.find((seat) => news.mine.includes(seat)),
      n = news.seq - asked.to;
    this.told.textContent = [
      own ? w('takeback-you-ask', { n }) : w('takeback-asks', { name: news.seats[asked.seat].name, n }),
      (own || answers === undefined) && w('takeback-waits', { names: this.named(asked.waits) }),
    ]
      .filter(Boolean)
      .join(' ');
    const act = (id, key, seat, agree, spec = 'button.btn') =>
      el(spec, { type: 'button', id, onclick: () => this.answer(seat, agree) }, w(key));
    this.acts.replaceChildren(
      el(
        'button.btn',
        { type: 'button', id: 'takeback-see', onclick: () => this.look(asked.to) },
        icon('eye'),
        w('look'),
      ),
      ...(answers === undefined
        ? []
        : [
            act('takeback-no', 'takeback-no', answers, false),
            act('takeback-yes', 'takeback-yes', answers, true, 'button.btn.go'),
          ]),
      ...(own ? [act('takeback-withdraw', 'takeback-withdraw', asked.seat, false)] : []),
    );
  }
}
