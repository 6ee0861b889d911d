// The strip at the foot while others' turns are played: who, which step of how many, and what a reader can do about it.
import { $, el, narrow, put, w } from '/static/page.js';
import { icon, mark } from '/static/icons.js';

/** How fast it goes, compared with the pace of the settings. */
const SPEEDS = [
  ['½×', 0.5],
  ['1×', 1],
  ['2×', 2],
  ['4×', 4],
];

/** What the way out is called on a phone while a moment is shown: the numbers of its beats need the room. */
const BRIEF = { 'skip-to-me': 'skip-turns', 'back-to-game': 'word-back' };

export class Strip {
  /** @param {{again: () => void, back: () => void, run: () => void, on: () => void, to: (at: number) => void, all: () => void, skip: () => void, held: (on: boolean) => void}} acts */
  constructor(acts) {
    this.acts = acts;
    this.speed = 1;
    const button = (id, name, key, act) =>
      el(
        'button.btn',
        { type: 'button', id: `pb-${id}`, 'aria-label': w(key), 'data-tip': w(key), onclick: act },
        icon(name),
      );
    this.who = el('div.pbwho');
    this.run = el('button.btn.go', { type: 'button', id: 'pb-run', onclick: acts.run });
    this.discs = el('ol.pbsteps', { 'aria-label': w('steps') });
    this.all = el('button.btn', { type: 'button', id: 'pb-all', onclick: acts.all }, w('all-at-once'));
    this.skip = el('button.btn', { type: 'button', id: 'pb-skip', onclick: acts.skip });
    this.rate = el('button.btn.num', { type: 'button', id: 'pb-speed', onclick: () => this.faster() });
    this.faster(1);
    this.box = el(
      'section.pb',
      { hidden: true, 'aria-label': w('others-turns') },
      this.who,
      el(
        'div.pbctl',
        {},
        button('again', 'again', 'play-again', acts.again),
        button('back', 'prev', 'step-back', acts.back),
        this.run,
        button('on', 'next', 'step', acts.on),
      ),
      this.discs,
      this.rate,
      this.all,
      this.skip,
    );
    /** Whether it opened under a pointer that has rested there since: at the words, where the turn was ended. */
    this.under = false;
    this.box.addEventListener(
      'pointerenter',
      ({ pointerType }) => pointerType === 'mouse' && !this.under && acts.held(true),
    );
    this.box.addEventListener('pointerleave', () => acts.held(false));
    this.box.addEventListener('focusin', ({ target }) =>
      acts.held(/** @type {Element} */ (target).matches(':focus-visible')),
    );
    this.box.addEventListener('focusout', () => acts.held(false));
  }

  faster(at = (SPEEDS.findIndex(([, speed]) => speed === this.speed) + 1) % SPEEDS.length) {
    const [label, speed] = SPEEDS[at];
    this.speed = Number(speed);
    this.rate.textContent = String(label);
    put(this.rate, 'aria-label', w('name-value', { name: w('speed'), value: label }));
  }

  /**
   * @param {{title: string, look: string, told: string[], at: number, running: boolean, waits: boolean, skip: string, moment: boolean}} shown
   *   `told`: what each step says, those that were shown and those to come; `at` counts from 0; `skip`: the key of its name.
   */
  draw({ title, look, told, at, running, waits, skip, moment }) {
    const of = w(moment ? 'part-of' : 'step-of', { n: at + 1, m: told.length });
    this.who.replaceChildren(
      ...(look ? [mark(look)] : []),
      el('span', {}, el('b', {}, title), el('small.num', {}, of)),
    );
    const go = running && !waits;
    this.run.replaceChildren(icon(go ? 'pause' : 'play'), el('span', {}, w(go ? 'pause' : 'turns-on')));
    put(this.run, 'aria-label', w(go ? 'pause' : 'turns-on'));
    put($('#pb-back', this.box), 'aria-disabled', at ? null : 'true');
    if (this.discs.childElementCount !== told.length)
      this.discs.replaceChildren(
        ...told.map((_, n) =>
          el('li', {}, el('button', { type: 'button', onclick: () => this.acts.to(n) }, String(n + 1))),
        ),
      );
    for (const [n, disc] of [...this.discs.children].entries()) {
      const button = $('button', disc),
        text = w('step-n', { n: n + 1 });
      button.classList.toggle('done', n <= at);
      put(button, 'aria-current', n === at ? 'step' : null);
      put(button, 'aria-label', n <= at ? w('name-value', { name: text, value: told[n] }) : text);
      if (n === at) button.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    }
    this.all.hidden = !moment || at === told.length - 1;
    this.rate.hidden = moment;
    const brief = moment && narrow();
    this.all.textContent = w(brief ? 'all-short' : 'all-at-once');
    put(this.all, 'aria-label', w('all-at-once'));
    this.skip.textContent = w(brief ? BRIEF[skip] || skip : skip);
    this.measure();
  }

  /** How much of the board it covers: on a phone it is higher than the words. */
  measure() {
    const board = $('#board')?.getBoundingClientRect(),
      { top } = this.box.getBoundingClientRect();
    $('.play').style.setProperty('--strip-over', `${board ? Math.max(0, Math.round(board.bottom - top)) : 0}px`);
  }

  open(open) {
    if (this.box.hidden === !open) return;
    const focused = this.box.contains(document.activeElement);
    this.under = open && !!this.box.parentElement?.matches(':hover');
    if (this.under)
      this.box.parentElement?.addEventListener('pointerleave', () => (this.under = false), { once: true });
    this.box.hidden = !open;
    this.box.parentElement?.classList.toggle('following', open);
    for (const part of this.box.parentElement?.children || [])
      if (part !== this.box) /** @type {HTMLElement} */ (part).inert = open;
    if (!open && focused) $('#board')?.focus();
  }
}
