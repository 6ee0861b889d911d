// Keys: arrows walk over places by geometry, Enter says, Escape takes back, letters choose words.
import { $, all, kept } from '/static/page.js';

export class Keys {
  /**
   * A page on which nothing is said has no speaker, and none of its acts.
   * @param {import('/static/view.js').View} view
   * @param {import('/static/speaker.js').Speaker | null} speaker
   * @param {{undo?: () => void, undoTurn?: () => void, hint?: () => void, help?: () => void, aid?: () => void, marks?: () => void}} acts
   */
  constructor(view, speaker = null, acts = {}) {
    this.view = view;
    this.speaker = speaker;
    this.acts = acts;
    document.addEventListener('keydown', (event) => this.press(event));
  }

  press(event) {
    const { acts, speaker, view } = this;
    const now = /** @type {any} */ (document.activeElement),
      typing = /INPUT|SELECT|TEXTAREA/.test(now?.tagName) && now.type !== 'range';
    if ($('dialog[open], .cover') || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      if (speaker?.menu.box) speaker.menu.close(true);
      else if (typing) {
        speaker?.command.giveUp(now);
        now.blur();
        $('.places[role=grid] [tabindex="0"]')?.focus();
      } else if (speaker?.past.shown) speaker.past.present();
      else speaker?.back();
      return;
    }
    if (typing) return;
    if (speaker?.menu.box && /^Arrow/.test(event.key)) {
      const items = all('button', speaker.menu.box),
        at = items.indexOf(now),
        step = /Down|Right/.test(event.key) ? 1 : -1;
      items[(at + step + items.length) % items.length].focus();
      event.preventDefault();
      return;
    }
    const place = now?.closest?.('.place');
    if (place && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      place.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return;
    }
    if (place && /^Arrow/.test(event.key)) {
      event.preventDefault();
      walk(view, place, event.key);
      return;
    }
    if (place && (event.key === 'Home' || event.key === 'End')) {
      event.preventDefault();
      const row = all('.place', place.parentNode);
      go(view, event.key === 'Home' ? row[0] : row.at(-1));
      return;
    }
    if (/^[np]$/.test(event.key) && (place || kept.get('letters') !== 'off')) {
      jump(view, place, event.key === 'n');
      return;
    }
    if (now?.closest?.('.words') && /^Arrow(Left|Right)|Home|End/.test(event.key)) {
      const items = all('.words [data-word]'),
        at = items.indexOf(now);
      const to =
        event.key === 'Home'
          ? items[0]
          : event.key === 'End'
            ? items.at(-1)
            : items[(at + (event.key === 'ArrowRight' ? 1 : -1) + items.length) % items.length];
      speaker?.bar.rove(to);
      to.focus();
      event.preventDefault();
      return;
    }
    if (event.key === '/') {
      speaker?.command.open();
      event.preventDefault();
      return;
    }
    if (event.key === '?') {
      acts.help?.();
      event.preventDefault();
      return;
    }
    if (event.key === '.' && acts.marks) {
      acts.marks();
      event.preventDefault();
      return;
    }
    if (kept.get('letters') === 'off') return;
    if (/^[1-9]$/.test(event.key) && speaker?.draft.on) {
      if (speaker.draft.press(event.key)) event.preventDefault();
      return;
    }
    if (event.key === 'u') acts.undo?.();
    else if (event.key === 'U') acts.undoTurn?.();
    else if (event.key === 'e') $('.words .end')?.click();
    else if (event.key === 'l') view.toLog();
    else if (event.key === 'r') $('#rules').click();
    else if (event.key === 'h') acts.hint?.();
    else if (event.key === 'i') acts.aid?.();
    else {
      const button = speaker?.bar.keys.get(event.key);
      if (button) {
        button.focus();
        button.click();
      }
    }
  }
}

/** The nearest place in that direction. */
function walk(view, from, key) {
  const middle = (node) => {
    const { left, top, width, height } = $('.frame', node).getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  let best = null,
    least = Infinity;
  for (const place of all('.place', from.closest('.places'))) {
    if (place === from) continue;
    const [px, py] = middle(place),
      dx = px - x,
      dy = py - y;
    const [along, across] = { ArrowLeft: [-dx, dy], ArrowRight: [dx, dy], ArrowUp: [-dy, dx], ArrowDown: [dy, dx] }[
      key
    ];
    const far = along + 3 * Math.abs(across);
    if (along > 3 && far < least) {
      least = far;
      best = place;
    }
  }
  if (best) go(view, best);
}

/** The next lit place, or the one before, in the order of reading; from elsewhere to where Tab would lead. */
function jump(view, from, forth) {
  const seen = (look) => all(`.place.${look}`).filter((place) => place.getBoundingClientRect().width > 0),
    lit = [seen('can'), seen('may')].find((some) => some.length);
  if (!lit) return;
  const after = (place) => from.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING,
    others = forth ? lit : lit.toReversed();
  const to = from
    ? others.find((place) => place !== from && !!after(place) === forth) || others[0]
    : lit.find((place) => place.tabIndex === 0) || lit[0];
  go(view, to);
}

function go(view, place) {
  view.rove(place);
  place.focus();
  view.reveal(place);
}
