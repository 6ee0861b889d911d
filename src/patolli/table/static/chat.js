// What people say to one another: folded beside the log, and only ever text.
import { $, api, el, finger, narrow, put, w } from '/static/page.js';
import { toast } from '/static/overlay.js';
import { icon, mark } from '/static/icons.js';

export class Chat {
  constructor(table, view) {
    this.table = table;
    this.last = 0;
    this.unread = 0;
    this.list = el('ol');
    this.lines = el('div.said-lines', { role: 'log', tabindex: 0, 'aria-label': w('chat') }, this.list);
    this.field = el('input.field', {
      id: 'chat-field',
      maxlength: 280,
      autocomplete: 'off',
      placeholder: w('chat-hint'),
    });
    this.box = el(
      'section.chat',
      { 'aria-label': w('chat'), hidden: true },
      this.lines,
      el(
        'form',
        {},
        el('label.hide', { for: 'chat-field' }, w('chat-hint')),
        this.field,
        el('button.btn', { type: 'submit' }, w('chat-send')),
      ),
    );
    this.button = el(
      'button.btn.bare.tiny',
      { type: 'button', id: 'chat', 'aria-expanded': 'false', onclick: () => this.fold(!this.box.hidden) },
      icon('chat'),
      el('span', {}, w('chat')),
      el('b.unread.num', { hidden: true }),
    );
    $('form', this.box).addEventListener('submit', (event) => {
      event.preventDefault();
      this.send();
    });
    view.log.tools.prepend(this.button);
    view.log.lines.after(this.box);
    /** On a phone the log is folded: its tab has the mark, too. */
    this.sheet = view.sheet.box;
    this.tab = el('b.unread.num', { hidden: true });
    $('#tab-log', this.sheet).append(this.tab);
    new MutationObserver(() => this.read()).observe(this.sheet, { attributeFilter: ['data-open', 'data-tab'] });
  }

  fold(closed) {
    this.box.hidden = closed;
    put(this.button, 'aria-expanded', String(!closed));
    if (closed) return;
    this.read();
    this.lines.scrollTop = this.lines.scrollHeight;
    if (!finger()) this.field.focus();
  }

  /** Whether what comes is seen. */
  get open() {
    const { open, tab } = this.sheet.dataset;
    return !this.box.hidden && !(narrow() && (open === 'peek' || tab !== 'log'));
  }

  read() {
    if (!this.open || !this.unread) return;
    this.unread = 0;
    this.count();
  }

  count() {
    for (const badge of [$('.unread', this.button), this.tab]) {
      badge.hidden = !this.unread;
      badge.replaceChildren(el('span.hide', {}, ` ${w('chat-unread')} `), String(this.unread || ''));
    }
  }

  /**
   * @param {Server.ChatNews[]} messages
   * @param {Server.News} news
   */
  hear(messages = [], news, first = false) {
    const fresh = messages.filter(({ n }) => n > this.last);
    if (!fresh.length) return;
    for (const { n, seat, name, text } of fresh) {
      this.last = n;
      this.list.append(
        el(
          'li',
          {},
          mark(seat === null ? 'p0' : news.seats[seat]?.look, 'tinyk'),
          el('span', {}, el('b', {}, name), ' ', text),
        ),
      );
    }
    this.lines.scrollTop = this.lines.scrollHeight;
    if (this.open || first) return;
    this.unread += fresh.length;
    this.count();
    const { name, text } = fresh[fresh.length - 1];
    toast(w('name-value', { name, value: text }));
  }

  async send() {
    const text = this.field.value.trim();
    if (!text || this.sending) return;
    this.sending = true;
    try {
      await api(`tables/${this.table.id}/chat`, { seat: this.table.news.seat, text });
      if (this.field.value.trim() === text) this.field.value = '';
    } catch (error) {
      toast(error.status === 429 ? w('slowly') : error.message);
    } finally {
      this.sending = false;
    }
  }
}
