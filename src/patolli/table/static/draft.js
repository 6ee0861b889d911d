// A draft: cards of the own hand are laid on places, changed as one likes, and then said in one go, one line for each
// place. What a scene calls a draft is all this knows; the cards lie only in this window until they are said.
import { $, all, el, keptHere, narrow, w } from '/static/page.js';
import { toast } from '/static/overlay.js';
import { showTip } from '/static/tips.js';

export class Draft {
  constructor(view, speaker) {
    this.view = view;
    this.speaker = speaker;
    this.laid = new Map();
    this.key = '';
    this.picked = null;
  }

  /**
   * The zone with the draft that this position asks for, if there is one.
   * @param {Server.News} news
   */
  hear(news) {
    this.zone = news.asked
      ? [...this.view.zones.values()].find((zone) => zone.draft && news.lines[zone.draft.verb])
      : null;
    this.slots = this.zone
      ? this.zone.draft.slots.map(([place, room, more = 0, before = []]) => ({ place, room, more, before }))
      : [];
    const own = ({ n, actor }) => actor === news.seat && n <= news.since;
    const key = this.zone
      ? JSON.stringify([
          news.table,
          news.seat,
          // others may speak and take back meanwhile: the position is what this seat has said
          [...this.view.log.entries.values()].filter(own).length +
            news.log.filter(({ actor }) => actor === news.seat).length,
          this.zone.draft.verb,
          this.slots.map(({ place, room }) => [place, room]),
          [...this.zone.spots.keys()],
        ])
      : '';
    if (key !== this.key) {
      this.key = key;
      this.laid.clear();
      this.picked = null;
      this.clean();
      this.kept = `draft ${news.table} ${news.seat}`;
      this.restore();
    }
    return !!this.zone;
  }

  /** Cards that were laid before the page was loaded again lie where they lay, if they still fit; else they are forgotten. */
  restore() {
    const kept = JSON.parse(keptHere.get(this.kept));
    if (kept?.key !== this.key) {
      keptHere.set(this.kept, null);
      return;
    }
    for (const [card, slot] of kept.laid)
      if (this.zone.spots.has(card) && this.at(slot).length < (this.slots[slot]?.room ?? 0)) this.laid.set(card, slot);
  }

  keep() {
    keptHere.set(this.kept, this.laid.size ? JSON.stringify({ key: this.key, laid: [...this.laid] }) : null);
  }

  get on() {
    return !!this.zone && !this.speaker.past.shown;
  }
  /** Whether a card is laid, or in the hand. */
  get begun() {
    return this.laid.size > 0 || this.picked !== null;
  }
  get cards() {
    return [...this.zone.spots];
  }
  cardOf(node) {
    return this.cards.find(([, spot]) => spot.node === node)?.[0];
  }
  slotOf(node) {
    return this.slots.findIndex((slot) => slot.place === node.dataset.word);
  }
  at(index) {
    return this.cards.filter(([key]) => this.laid.get(key) === index);
  }
  get missing() {
    return this.slots.reduce((sum, slot) => sum + slot.room, 0) - this.laid.size;
  }
  spot(index) {
    for (const zone of this.view.zones.values()) {
      const spot = zone.spots.get(this.slots[index].place);
      if (spot) return spot;
    }
    return null;
  }

  /** A click on a place. Whether it was meant for the draft. */
  click(node) {
    const card = this.cardOf(node),
      slot = this.slotOf(node);
    if (card !== undefined) this.clickCard(card);
    else if (slot >= 0) this.clickSlot(slot, node);
    else return false;
    this.speaker.light();
    return true;
  }

  clickCard(card) {
    if (this.laid.delete(card)) {
      this.picked = null;
      return;
    }
    if (this.slots.length === 1) {
      this.lay(card, 0);
      return;
    }
    this.picked = this.picked === card ? null : card;
    if (this.picked !== null && narrow()) this.view.zoom.whole();
  }

  clickSlot(slot, node) {
    if (this.picked !== null) {
      this.lay(this.picked, slot, node);
      return;
    }
    const lies = this.at(slot),
      more = this.slots.length === 1 && this.missing > 0; // a card lies there at once: who clicks both wants no other
    if (lies.length && !more) this.laid.delete(lies.at(-1)[0]);
    else showTip(node, w('draft-card-first'));
  }

  lay(card, slot, node = null) {
    if (this.at(slot).length >= this.slots[slot].room) {
      if (node) showTip(node, w('draft-full'));
      else toast(w('draft-full'));
      return;
    }
    this.laid.set(card, slot);
    this.picked = null;
  }

  drop(from, to) {
    const card = this.cardOf(from),
      slot = this.slotOf(to);
    if (card === undefined || slot < 0) return false;
    this.laid.delete(card);
    this.lay(card, slot, to);
    this.speaker.light();
    return true;
  }

  /** The picked card as it would lie on a place: what is drawn at its own. */
  ghost(node) {
    const slot = this.slotOf(node);
    if (this.picked === null || slot < 0 || this.at(slot).length >= this.slots[slot].room) return null;
    const [x, y] = this.zone.spots.get(this.picked).at;
    const card = [...this.zone.sprites.values()].find(({ data }) => data[0] && data[1] === x && data[2] === y);
    return card && ['', card.data[0], 0, 0, ...card.data.slice(3)];
  }

  /** Keys 1 to 9: the picked card, or the one with the focus, goes to that place. */
  press(number) {
    const slot = this.slots.findIndex(({ place }) => place.endsWith(`-${number}`));
    const focused = this.cardOf(document.activeElement?.closest?.('.place'));
    const card = this.picked ?? focused;
    if (slot < 0 || card === undefined || card === null) return false;
    this.laid.delete(card);
    this.lay(card, slot);
    this.speaker.light();
    return true;
  }

  /** The last card laid is taken back first. */
  back() {
    if (this.picked !== null) this.picked = null;
    else if (this.laid.size) this.laid.delete([...this.laid.keys()].at(-1));
    else return false;
    this.speaker.light();
    return true;
  }

  unpick() {
    this.picked = null;
  }

  /** All of them. */
  clear() {
    this.laid.clear();
    this.picked = null;
    this.speaker.light();
  }

  /** Lines that somebody else made up, such as a hint, one for each place: cards that lie elsewhere make room. */
  take(lines) {
    this.laid.clear();
    this.picked = null;
    lines.forEach((line, slot) => {
      for (const word of line.split(' ').slice(1)) {
        const card = this.cards.find(([key, spot]) => spot.node.dataset.word === word && !this.laid.has(key));
        if (card && slot < this.slots.length) this.lay(card[0], slot);
      }
    });
    this.speaker.light();
  }

  /** Such lines in words: each names the place where `take` would lay its cards. */
  told(lines) {
    return lines.map((line, slot) => {
      const [verb, ...cards] = line.split(' '),
        place = this.speaker.words.label(this.slots[slot]?.place ?? verb);
      return `${place} ${cards.join(' + ')}`.replaceAll(' ', '\u00a0');
    });
  }

  get canRepeat() {
    return this.slots.length > 1 && this.slots.every(({ before, room }) => before.length === room);
  }

  asBefore() {
    this.laid.clear();
    this.slots.forEach(({ before }, slot) =>
      before.forEach((word) => {
        const card = this.cards.find(([key, spot]) => spot.node.dataset.word === word && !this.laid.has(key));
        if (card) this.laid.set(card[0], slot);
      }),
    );
    this.picked = null;
    this.speaker.light();
  }

  lines() {
    return this.slots.map((slot, index) =>
      [this.zone.draft.verb, ...this.at(index).map(([, spot]) => spot.node.dataset.word)].join(' '),
    );
  }

  // ---- what is seen

  clean() {
    for (const zone of this.view.zones.values()) for (const spot of zone.spots.values()) spot.note('');
  }

  light() {
    this.keep();
    const full = (index) => this.at(index).length >= this.slots[index].room;
    for (const place of all('.place')) {
      place.classList.remove('can', 'may', 'chosen');
      place.removeAttribute('aria-selected');
      place.setAttribute('aria-disabled', 'true');
    }
    for (const [key, spot] of this.cards) {
      const lies = this.laid.get(key),
        laid = lies !== undefined;
      spot.note(laid ? this.slots[lies].place.replace(/^\D*/, '') : '');
      spot.node.classList.toggle('can', !laid && this.picked === null && this.missing > 0);
      spot.node.classList.toggle('chosen', this.picked === key);
      spot.node.classList.toggle('may', laid);
      if (this.picked === key) spot.node.setAttribute('aria-selected', 'true');
      spot.node.removeAttribute('aria-disabled');
    }
    this.slots.forEach((slot, index) => {
      const spot = this.spot(index);
      if (!spot) return;
      const words = this.at(index).map(([, one]) => one.node.dataset.word),
        sum = words.reduce((total, word) => total + Number(word), slot.more);
      const more = slot.more ? ` ${slot.more < 0 ? '−' : '+'} ${Math.abs(slot.more)}` : '';
      spot.note(words.length ? `${words.join(' + ')}${more}${words.length > 1 || more ? ` = ${sum}` : ''}` : '');
      spot.node.classList.toggle('can', this.picked !== null && !full(index));
      spot.node.classList.toggle('may', this.picked === null && words.length > 0);
      spot.node.removeAttribute('aria-disabled');
    });
    const confirm = $('.words .confirm');
    if (confirm) {
      confirm.setAttribute('aria-disabled', String(this.missing > 0));
      $('small', confirm).textContent = this.missing ? w('draft-missing', { n: this.missing }) : w('draft-final');
    }
  }

  button() {
    return el(
      'button.btn.go.end.confirm',
      { type: 'button', 'aria-keyshortcuts': 'e', tabindex: -1, 'data-word': this.zone.draft.verb },
      el('span', {}, w('draft-confirm')),
      el('small', {}),
    );
  }
}
