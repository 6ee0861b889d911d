// Tooltips: anything with data-tip. Hover after a moment, keyboard focus at once, a held finger.
import { $, el, w } from '/static/page.js';

/** @type {HTMLElement | null} */
let shown = null;
/** @type {Element | null} */
let owner = null;
let timer = 0;

export function hideTip() {
  clearTimeout(timer);
  shown?.remove();
  shown = owner = null;
}

/** A tooltip at a thing; `rule` makes it a refusal with a link to the rule. */
export function showTip(at, text, { why = false, rule = '', game = '', head = '' } = {}) {
  hideTip();
  if (!text && !head) return;
  owner = at;
  const link = rule && el('a.rule', { href: ruleAddress(game, rule), target: '_blank' }, rule);
  const tip = el(
    why ? 'div.tip.why' : 'div.tip',
    { role: link ? 'group' : 'tooltip', 'aria-label': link ? w('why-not') : null },
    head && el('strong', {}, head),
    head && text && el('br'),
    why && el('b', {}, `${w('not-possible')} `),
    text,
    link && ' ',
    link,
  );
  shown = tip;
  ($('main') || document.body).append(tip);
  const a = at.getBoundingClientRect(),
    b = tip.getBoundingClientRect();
  tip.style.left = `${Math.max(8, Math.min(innerWidth - b.width - 8, a.left + a.width / 2 - b.width / 2))}px`;
  tip.style.top = `${a.top - b.height - 10 > 8 ? a.top - b.height - 10 : Math.min(a.bottom + 10, innerHeight - b.height - 8)}px`;
}

export const ruleAddress = (game, rule) => `/rules/${game || document.body.dataset.game}#${rule.replace(/[a-z]$/, '')}`;

/** What to do when a thing without a fixed tooltip is pointed at: set by the table, to ask why not. */
export const pointing = { at: /** @type {((thing: Element) => boolean) | null} */ (null) };

export function startTips() {
  const soon = (thing, wait) => {
    clearTimeout(timer);
    timer = setTimeout(() => thing.isConnected && tell(thing), wait);
  };
  const tell = (thing) => {
    if (!pointing.at?.(thing)) showTip(thing, thing.dataset.tip);
  };
  /** @type {(event: Event) => any} */
  const under = (event) => event.target;
  const found = (event) => under(event).closest?.('[data-tip], [data-word]');
  /** Where the pointer is, and what came under it while it rested: nobody has pointed at that until it moves. */
  let [x, y] = [NaN, NaN];
  /** @type {Element | null} */
  let arrived = null;
  document.addEventListener('pointerover', (event) => {
    const thing = found(event);
    if (under(event).closest?.('.tip')) clearTimeout(timer);
    else if (thing && event.pointerType === 'mouse' && thing !== owner) {
      if (event.clientX === x && event.clientY === y) arrived = thing;
      else soon(thing, 350);
    }
  });
  document.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (arrived && (clientX !== x || clientY !== y)) {
      soon(arrived, 350);
      arrived = null;
    }
    [x, y] = [clientX, clientY];
  });
  document.addEventListener('pointerout', (event) => {
    arrived = null;
    if (!found(event) || /** @type {any} */ (event.relatedTarget)?.closest?.('.tip')) return;
    clearTimeout(timer);
    timer = setTimeout(hideTip, shown?.querySelector('a') ? 700 : 200);
  });
  document.addEventListener('pointerdown', (event) => {
    if (under(event).closest('.tip')) return;
    hideTip();
    const thing = found(event);
    if (thing && event.pointerType !== 'mouse') soon(thing, 450);
  });
  for (const end of /** @type {const} */ (['pointerup', 'pointercancel']))
    document.addEventListener(end, (event) => {
      if (event.pointerType !== 'mouse') clearTimeout(timer);
    });
  document.addEventListener('focusin', (event) => {
    const thing = found(event);
    if (thing?.matches(':focus-visible')) soon(thing, 150);
    else if (!under(event).closest('.tip')) hideTip();
  });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && shown) {
        if (shown.classList.contains('why')) event.stopImmediatePropagation();
        hideTip();
      }
    },
    true,
  );
}
