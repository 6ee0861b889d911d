// The panel over the foot of the board in which somebody says what chance did: things with how many are left, or dice.
// It knows no game: it is given what may come.
import { $, all, el, kept, put, svg, w } from '/static/page.js';
import { tool } from '/static/controls.js';
import { placed } from '/static/scene.js';

/** More things than this are found by their names, not by looking. */
const MANY = 12;

/** Small letters without accents: what is typed finds what is written. */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * A drawing, or what is written instead; its name stands beside it.
 * @param {Server.Thing} thing
 */
function drawing({ sprites = [], box = [-24, -24, 48, 48] }) {
  if (!sprites.length) return null;
  return svg(
    'svg',
    { viewBox: box.join(' '), class: 'thing', 'aria-hidden': 'true' },
    ...sprites.map((sprite) => placed(/** @type {any} */ (sprite))),
  );
}

export class Chance {
  /**
   * `acts.say(line, held)`: it was this; `acts.draw(how)`: the table draws, or nobody knows; `acts.none(draw)`: the lines in
   * which it came before, as `[{n, told}]`; `acts.back(n)`: go back to before such a line;
   * `acts.close()`: nothing is asked.
   */
  constructor(acts) {
    this.acts = acts;
    /** @type {Server.Draws | null} */
    this.asks = null;
    this.title = el('h2', { id: 'chance-title' });
    this.find = el('input.field', {
      id: 'find',
      autocomplete: 'off',
      size: 10,
      'aria-label': w('chance-find'),
      placeholder: w('chance-find'),
    });
    this.tools = el('span.chance-tools');
    this.fold = tool('up', 'chance-fold', () => this.folded(!this.box.classList.contains('folded')), {
      'aria-expanded': 'true',
    });
    this.alert = el('div.chance-alert', { role: 'alert' });
    this.body = el('div.chance-body', { tabindex: -1 });
    this.box = el(
      'section.chance-panel.panel',
      { 'aria-labelledby': 'chance-title', hidden: true },
      el('header', {}, this.title, el('span.gap'), this.find, this.tools, this.fold),
      this.alert,
      this.body,
    );
    this.find.addEventListener('input', () => this.filter());
    this.find.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') this.takeOnly(event);
    });
    document.addEventListener('keydown', (event) => this.press(event), true);
  }

  /**
   * What is asked now; null hides the panel.
   * @param {Server.Draws | null} asks
   * @param {number | null} owner
   * @param {boolean} held whether it is what a seat holds, and can be closed
   */
  ask(asks, owner, held = false) {
    const focused = this.box.contains(document.activeElement),
      same = asks && this.asks && JSON.stringify(asks) === JSON.stringify(this.asks);
    this.asks = asks;
    this.held = held;
    this.box.hidden = !asks;
    if (!asks || same) return;
    this.title.textContent = asks.ask;
    this.tell();
    this.find.value = '';
    this.folded(false);
    const open = owner === null,
      dice = (asks.faces || []).length > 0;
    this.find.hidden = dice || asks.draws.length <= MANY;
    this.tools.replaceChildren(
      ...(held
        ? [el('button.btn.bare.small', { type: 'button', onclick: () => this.acts.close() }, w('close'))]
        : open
          ? [this.button('any', 'chance-any'), this.button('rest', 'chance-rest')]
          : [this.button('unknown', 'chance-unknown'), this.button('unknown-all', 'chance-unknown-all')]),
    );
    this.body.replaceChildren(...(dice ? this.dice(asks) : this.things(asks)));
    if (focused) this.body.focus();
  }

  button(how, key) {
    return el(
      'button.btn.bare.small',
      { type: 'button', 'data-how': how, 'data-tip': w(`${key}-how`), onclick: () => this.acts.draw(how) },
      w(key),
    );
  }

  folded(on) {
    this.box.classList.toggle('folded', on);
    put(this.fold, 'aria-expanded', String(!on));
  }

  /** Why it cannot be, with the lines in question; nothing takes it away. */
  tell(why = '', lines = /** @type {{n: number, told: string}[]} */ ([])) {
    this.alert.replaceChildren(
      ...(why ? [el('p', {}, why)] : []),
      ...lines.map(({ n, told }) =>
        el(
          'button.btn.bare',
          { type: 'button', 'data-back-to': n, onclick: () => this.acts.back(n) },
          w('chance-back-to', { line: told }),
        ),
      ),
    );
  }

  // ---- things

  /** @param {Server.Draws} asks */
  things({ draws }) {
    const groups = new Map();
    for (const draw of draws) groups.set(draw.group || '', [...(groups.get(draw.group || '') || []), draw]);
    return [...groups].flatMap(([name, list]) => [
      name && el('h3', {}, name),
      el('div.kcards', { role: 'group', 'aria-label': name || this.title.textContent }, list.map(this.thing, this)),
    ]);
  }

  /** @param {Server.Draw} draw */
  thing(draw) {
    const { thing, left = 1 } = draw,
      name = thing.name || thing.text || '',
      picture = drawing(thing);
    return el(
      `button.kcard${picture ? '' : '.word'}${left ? '' : '.none'}`,
      {
        type: 'button',
        'data-line': draw.line,
        'data-name': plain(name),
        'aria-label': w('chance-left', { name, n: left }),
        'aria-disabled': left ? null : 'true',
        onclick: () => this.choose(draw),
      },
      picture,
      el('span.kn', {}, name),
      left !== 1 && el('span.kleft.num', { 'aria-hidden': 'true' }, `×${left}`),
    );
  }

  /** @param {Server.Draw} draw */
  choose(draw) {
    if (draw.left !== 0) this.acts.say(draw.line, this.held);
    else this.tell(w('chance-none', { name: draw.thing.name || draw.thing.text || '' }), this.acts.none(draw));
  }

  // ---- finding

  get shown() {
    return all('.kcard:not([hidden]):not(.none)', this.body);
  }

  filter() {
    const wanted = plain(this.find.value.trim());
    for (const card of all('.kcard', this.body)) card.hidden = !card.dataset.name.includes(wanted);
    for (const head of all('h3', this.body)) head.hidden = !$('.kcard:not([hidden])', head.nextElementSibling);
  }

  /** Enter takes the only one that is left. */
  takeOnly(event) {
    const { shown } = this,
      exact = shown.filter((card) => card.dataset.name === plain(this.find.value.trim())),
      [only] = exact.length === 1 ? exact : shown.length === 1 ? shown : [];
    if (!only) return false;
    event.preventDefault();
    only.click();
    return true;
  }

  /** Digits are dice, letters find, Enter takes the only one; before any other key of the table. */
  press(event) {
    const now = /** @type {any} */ (document.activeElement);
    if (this.box.hidden || $('dialog[open], .cover') || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/INPUT|SELECT|TEXTAREA/.test(now?.tagName) && now.type !== 'radio') return;
    const typed = $('#typed', this.body);
    if (/^[1-9]$/.test(event.key) && typed) {
      typed.value = `${typed.value} ${event.key}`.trim();
      typed.dispatchEvent(new Event('input'));
    } else if (event.key === 'Enter' && !now?.closest?.('button, a, .place')) {
      const go = $('#dice-go', this.body);
      if (go && !go.hasAttribute('aria-disabled')) go.click();
      else if (!this.takeOnly(event)) return;
    } else if (/^\p{L}$/u.test(event.key) && !this.find.hidden && kept.get('letters') !== 'off') {
      this.find.focus();
      this.find.value += event.key;
      this.filter();
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  // ---- dice

  /** @param {Server.Draws} asks */
  dice({ draws, faces = [] }) {
    const many = draws[0].line.split(' ').length - 1,
      typed = el('input.field', { id: 'typed', inputmode: 'numeric', size: 6, autocomplete: 'off' }),
      go = el('button.btn.go', { type: 'button', id: 'dice-go', 'aria-disabled': 'true' }, w('dice-these'));
    /** The numbers that are chosen, in the order of the dice; 0 is none yet. */
    const chosen = Array(many).fill(0);
    /** @type {(numbers: number[]) => Server.Draw | undefined} */
    const found = (numbers) => {
      const wanted = [...numbers].sort((a, b) => a - b).join(' ');
      return draws.find(
        ({ line }) =>
          line
            .split(' ')
            .slice(1)
            .map(Number)
            .sort((a, b) => a - b)
            .join(' ') === wanted,
      );
    };
    const shown = () => put(go, 'aria-disabled', found(chosen) ? null : 'true');
    const say = () => {
      const draw = found(chosen);
      if (draw) this.acts.say(draw.line, false);
      else this.tell(w('dice-missing', { n: many }));
    };
    const rows = chosen.map((_, die) =>
      el(
        'fieldset.dierow',
        {},
        el('legend.hide', {}, w('die-n', { n: die + 1 })),
        el('span.quiet.small', { 'aria-hidden': 'true' }, w('die-n', { n: die + 1 })),
        faces.map((face) =>
          el(
            'label.dieface',
            {},
            el('input', {
              type: 'radio',
              name: `die-${die}`,
              value: face.name,
              onchange: () => {
                chosen[die] = Number(face.name);
                typed.value = chosen.filter(Boolean).join(' ');
                if (many === 1) say();
                else shown();
              },
            }),
            drawing(face),
            el('span.hide', {}, face.name || ''),
          ),
        ),
      ),
    );
    typed.addEventListener('input', () => {
      const numbers = (typed.value.match(/\d/g) || []).map(Number).slice(-many);
      chosen.fill(0);
      numbers.forEach((number, die) => (chosen[die] = number));
      rows.forEach((row, die) => {
        for (const input of all('input', row)) input.checked = input.value === String(chosen[die]);
      });
      shown();
    });
    typed.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') say();
    });
    go.addEventListener('click', say);
    return [
      el('div.dicerows', {}, rows),
      el('div.bar.dicebar', {}, el('label.small', { for: 'typed' }, w('dice-type')), typed, el('span.gap'), go),
    ];
  }
}
