// The pointer: what a click or a drag on a place, a button or a card says, and the menu of what it can say.
import { $, all, el, w } from '/static/page.js';
import { hideTip, showTip } from '/static/tips.js';
import { icon } from '/static/icons.js';

export class Pointer {
  constructor(speaker) {
    this.speaker = speaker;
    /** Whether the last click was made by a key: then the focus goes on to what comes next. */
    this.typed = false;
    document.addEventListener('click', (event) => this.clicked(event));
    /** @type {Element | null} */
    let from = null;
    document.addEventListener('pointerdown', (event) => {
      from = event.button === 0 ? /** @type {Element} */ (event.target).closest?.('.place') : null;
    });
    document.addEventListener('pointerup', (event) => {
      const to = document.elementFromPoint(event.clientX, event.clientY)?.closest('.place');
      if (from && to && from !== to) this.drag(from, to);
      from = null;
    });
  }

  /** A drag from a place that can be said to another one says both. */
  drag(from, to) {
    const { speaker } = this,
      { draft, news, past, sender, view, words } = speaker;
    if (view.zoom.panned || sender.waiting || !news?.asked || past.shown) return;
    if (draft.on && draft.drop(from, to)) return;
    const [a, b] = [from.dataset.word, to.dataset.word];
    if (speaker.node()[a]?.[b]) {
      speaker.say(a, from);
      speaker.say(b, to);
    } else if (!speaker.said.length && words.may(from) && words.may(to)) speaker.offer(a, from, b);
  }

  clicked(event) {
    this.typed = event.detail === 0;
    this.hit(event.target);
    // Enter in a field of another form clicks that form's button
    if (this.typed && this.speaker.said.length > 0 && !this.speaker.sender.waiting && !event.target.closest('form'))
      this.onward();
  }

  /** The question, the lit place nearest to where the focus was, the next button: unless lit places are around it. */
  onward() {
    const { confirming, view, words, bar } = this.speaker,
      around = document.activeElement?.closest('.places');
    if (around && $('.can', around) && !confirming) return;
    const stops = all('.place.can[tabindex="0"], .choices [data-say]:not([data-say=back])');
    const to =
      $('.choices [data-say="!"]') ||
      stops.find((stop) => stop.getBoundingClientRect().width > 0) ||
      bar.buttons.find((button) => words.tree[button.dataset.word]);
    if (!to) return;
    to.focus();
    if (to.matches('.place')) view.reveal(to);
  }

  hit(target) {
    const { speaker } = this,
      { draft, menu, news, plans, sender, view, words } = speaker;
    const found = (selector) => target.closest(selector);
    const choice = found('[data-say]'),
      planned = found('[data-plan]'),
      back = found('[data-back]'),
      item = found('.menu [data-line]');
    if (choice) this.choose(choice);
    else if (planned) plans.use(Number(planned.dataset.plan));
    else if (back) speaker.acts.takeBack(Number(back.dataset.back));
    else if (item) {
      menu.close(true);
      speaker.follow(item.dataset.line.split(' '), menu.from);
    } else {
      menu.close();
      const thing = found('.place[data-word], .words [data-word]');
      if (!thing || !news || sender.waiting || plans.click(thing)) return;
      const { word } = thing.dataset;
      if (thing.closest('.words')) {
        this.press(thing);
        return;
      }
      view.rove(thing);
      if (draft.on && draft.click(thing)) return;
      if (!speaker.said.length && !words.tree[word]) speaker.offer(word, thing);
      else speaker.say(word, thing);
    }
  }

  /** A button of the prompt. */
  choose(button) {
    const { speaker } = this,
      word = button.dataset.say;
    if (word === '.') speaker.finish();
    else if (word === '!') speaker.finish(true);
    else if (word === 'back') speaker.back();
    else if (word === 'repeat') speaker.draft.asBefore();
    else if (word === 'plan') speaker.plans.keep();
    else speaker.say(word, button);
  }

  /** A button of the bar. */
  press(button) {
    const { speaker } = this,
      { draft } = speaker,
      { line, word } = button.dataset;
    if (speaker.looksBack()) return;
    if (button.classList.contains('confirm')) {
      if (draft.missing) showTip(button, w('draft-missing', { n: draft.missing }));
      else speaker.tell(...draft.lines());
    } else if (line) speaker.whole(line, button);
    else speaker.verb(word, button);
  }
}

/** The menu at a place: it was clicked before a verb, and several lines go there. */
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
