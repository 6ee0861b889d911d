// Several seats at one screen: the window goes to the one that is asked; with secrets, only behind a cover.
import { $, el, keptHere, w } from '/static/page.js';
import { mark } from '/static/icons.js';

export class Cover {
  /** `clear()` takes away what is not for the next pair of eyes, `sit(seat)` goes there. */
  constructor(table, view, acts) {
    this.table = table;
    this.view = view;
    this.acts = acts;
    /** Where it stands whom this window has last been shown to, if several people share it and have secrets. */
    this.key = `shown:${table.id}`;
    /** Whether anybody at this screen has said a line: the log of later news tells only what is new. */
    this.begun = false;
  }

  get on() {
    return !!$('.cover');
  }

  /** Whether somebody else could be sitting here than the one whose view has come, after a reload or a return. */
  get strange() {
    const { secrets, mine, over, seat } = this.table.news,
      last = keptHere.get(this.key);
    return (
      secrets &&
      !this.together &&
      mine.length > 1 &&
      !over &&
      seat !== null &&
      last !== String(seat) &&
      (last !== null || this.begun)
    );
  }

  /** Whether one person writes a game down for all, and sees all hands. */
  get together() {
    return keptHere.get(`together:${this.table.id}`) === 'yes';
  }

  /** What cannot be reached under a cover. */
  get under() {
    return [...$('main').children, $('#layers'), $('#menu')];
  }

  /** News have come: whether they are not to be seen yet. */
  hear() {
    const { news } = this.table,
      asked = news.seats.filter((seat) => seat.asked && news.mine.includes(seat.seat));
    this.begun ||= news.log.some((entry) => news.mine.includes(entry.actor));
    const stays = news.over || news.asked || !asked.length || asked.some((seat) => seat.seat === news.seat);
    const doubtful = (this.on || !this.view.zones.size) && this.strange;
    if (stays && !doubtful) {
      keptHere.set(this.key, String(news.seat));
      if (this.on) this.lift();
      return false;
    }
    const to = stays ? news.seats[news.seat] : asked[0];
    if (!news.secrets || this.together) this.acts.sit(to.seat);
    else if (!this.on) this.lay(to);
    return news.secrets && !this.together;
  }

  lay(to) {
    const title = w('hand-over', { name: to.name });
    const uncover = () => {
      keptHere.set(this.key, String(to.seat));
      this.acts.sit(to.seat);
    };
    this.acts.clear();
    for (const part of this.under) part.inert = true;
    $('main').append(
      el(
        'div.cover',
        { role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'cover-title' },
        el(
          'div.codex',
          {},
          mark(to.look, 'big'),
          el('h1', { id: 'cover-title' }, title),
          el('p', {}, w('hand-over-why')),
          el('button.btn.go.big', { type: 'button', id: 'uncover', onclick: uncover }, w('i-am', { name: to.name })),
        ),
      ),
    );
    $('#uncover').focus();
    document.title = `${title} · ${this.table.news.title}`;
  }

  lift() {
    $('.cover').remove();
    for (const part of this.under) part.inert = false;
  }
}
