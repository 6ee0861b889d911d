// The menu at a place: a place was clicked before a verb, and several lines go there.
import { $, el, hideTip, w } from '/static/page.js';
import { icon } from '/static/icons.js';

export class Menu {
  constructor(words) {
    this.words = words;
    this.box = null;
  }

  /** `options`: the beginnings of lines that end at the place. */
  open(word, from, options) {
    this.close();
    hideTip();
    const tail = options[0].length - options[0].indexOf(word);
    const rows = new Map();
    for (const option of options.sort((a, b) => this.words.rank(a[0]) - this.words.rank(b[0])))
      rows.set(option[0], [...(rows.get(option[0]) || []), option]);
    const item = (option, text, name) =>
      el('button', { type: 'button', role: 'menuitem', 'aria-label': name, 'data-line': option.join(' ') }, ...text);
    const between = (option) => option.slice(1, option.length - tail);
    const cost = (verb) => {
      const price = this.words.verbs[verb]?.cost;
      return price === undefined || price === '' ? null : el('span.price', {}, String(price));
    };
    const head = from.dataset.name || (from.getAttribute('aria-label') || word).split(/[,:]/)[0];
    this.box = el(
      'div.menu',
      {},
      el('h3', {}, w('at-place', { place: head })),
      el(
        'div',
        { role: 'menu', 'aria-label': w('at-place', { place: head }) },
        [...rows].map(([verb, list]) =>
          list.length === 1
            ? item(list[0], [
                icon(verb),
                el('span', {}, [verb, ...between(list[0])].map((part) => this.words.label(part)).join(' ')),
                cost(verb),
              ])
            : el(
                'div.several',
                { role: 'group', 'aria-label': this.words.label(verb) },
                icon(verb),
                el('span', {}, this.words.label(verb)),
                list.map((option) =>
                  item(
                    option,
                    [
                      between(option)
                        .map((part) => this.words.label(part))
                        .join(' '),
                    ],
                    `${this.words.label(verb)} ${between(option)
                      .map((part) => this.words.label(part))
                      .join(' ')}`,
                  ),
                ),
              ),
        ),
      ),
    );
    this.from = from;
    from.classList.add('chosen');
    $('main').append(this.box);
    const a = from.getBoundingClientRect(),
      b = this.box.getBoundingClientRect();
    const right = a.right + 6 + b.width < innerWidth - 8 ? a.right + 6 : a.left - b.width - 6;
    this.box.style.left = `${Math.max(8, Math.min(innerWidth - b.width - 8, right))}px`;
    this.box.style.top = `${Math.max(8, Math.min(innerHeight - b.height - 8, a.top))}px`;
    $('button', this.box).focus();
  }

  close(refocus = false) {
    if (!this.box) return;
    this.box.remove();
    this.box = null;
    if (refocus) this.from.focus();
    this.from.classList.remove('chosen');
  }
}
