// The bar of words: a button for each verb, or for each of its lines, with a letter as its key; what ends something apart.
import { all, el, put, w } from '/static/page.js';
import { hasIcon, icon } from '/static/icons.js';
import { pictureOf } from '/static/scene.js';
import { nexts } from '/static/words.js';

/** Letters that are keys of the table. */
const TAKEN = 'uhelrnpi?';

const named = (button) => button.dataset.line || button.dataset.word;

export class Bar {
  constructor(speaker) {
    this.speaker = speaker;
    this.words = speaker.words;
    this.box = el('div.words', { role: 'toolbar', 'aria-label': w('words') });
    this.keys = new Map();
    /** The verb that was said last: the Tab key leads there. */
    this.last = '';
  }

  get buttons() {
    return all('[data-word]', this.box);
  }

  draw() {
    const { words } = this,
      { draft } = this.speaker,
      buttons = [],
      ends = [];
    this.keys.clear();
    // what costs something and is not possible now is shown beside what is, and not when something else is asked
    const acting =
      nexts(words.tree).every((word) => words.ends.has(word)) ||
      Object.entries(words.verbs).some(([word, { cost }]) => cost && words.tree[word]);
    for (const [word, verb] of Object.entries(words.verbs)) {
      if (!this.shown(word, verb.cost && acting)) continue;
      if (words.ends.has(word) && !words.isList(word)) ends.push(this.endButton(word, verb));
      else if (words.isList(word)) buttons.push(...nexts(words.tree[word]).map((next) => this.lineButton(word, next)));
      else buttons.push(this.wordButton(word, word, verb));
    }
    if (draft.on) ends.push(draft.button());
    const focused = document.activeElement?.closest?.('.words [data-word]'),
      name = focused && named(focused);
    this.box.replaceChildren(
      ...(buttons.length ? [el('div.verbs', {}, ...buttons)] : []),
      ...(ends.length ? [el('span.rule', { 'aria-hidden': 'true' }), ...ends] : []),
    );
    const can = (button) => words.tree[button.dataset.word],
      stop =
        this.buttons.find((button) => named(button) === (name || this.last)) ||
        this.buttons.find(can) ||
        this.buttons[0];
    if (!stop) return;
    this.rove(stop);
    // on a phone the words that can be said come first: it scrolls to none of the others
    if (name && (named(stop) === name || can(stop))) stop.focus({ preventScroll: !can(stop) });
  }

  /** The Tab key leads here. A row of verbs that scrolls on a phone has a stop of its own if this lies behind it. */
  rove(stop) {
    const [first] = stop.closest('.verbs') ? [] : all('.verbs [data-word]', this.box);
    for (const button of this.buttons) button.tabIndex = button === stop || button === first ? 0 : -1;
  }

  remember(verb) {
    this.last = verb;
  }

  /** The game is over: other buttons stand there. */
  end(...buttons) {
    this.box.replaceChildren(...buttons);
  }

  /** Not shown: verbs of another phase, those that lie on the table, the one that is drafted. */
  shown(word, wanted) {
    const { words } = this,
      { draft, news } = this.speaker,
      can = words.tree[word];
    if (word.includes('-') && !can) return false;
    if (!can && !wanted && !(words.ends.has(word) && !news.asked)) return false;
    if (draft.on && can) return false;
    return !words.isPlace(word, word);
  }

  lineButton(verb, next) {
    const line = `${verb} ${next}`,
      known = this.words.verbs[`${verb}-${next}`];
    const button = this.wordButton(verb, line, {
      label: known?.label || this.words.label(next),
      hint: known?.hint || this.words.told(line),
      cost: known?.cost,
    });
    button.dataset.line = line;
    return button;
  }

  wordButton(word, drawn, { label, hint, cost }) {
    const free = (letter) => /[a-z]/.test(letter) && !TAKEN.includes(letter) && !this.keys.has(letter);
    const at = [...label.toLowerCase()].findIndex(free);
    const key = at >= 0 ? label.toLowerCase()[at] : '';
    const text = key
      ? el('span', {}, label.slice(0, at), el('u', {}, label[at]), label.slice(at + 1))
      : el('span', {}, label);
    const shown = String(cost ?? ''),
      look = shown === '0' ? '.free' : shown[0] === '+' ? '.gain' : '';
    const button = el(
      'button.word',
      { type: 'button', 'data-word': word, 'data-tip': hint || label, 'aria-keyshortcuts': key, tabindex: -1 },
      this.picture(drawn),
      text,
      shown && el(`span.cost${look}`, {}, shown),
    );
    if (key) this.keys.set(key, button);
    return button;
  }

  endButton(word, { label, hint }) {
    return el(
      'button.btn.go.end',
      { type: 'button', 'data-word': word, 'data-tip': hint, 'aria-keyshortcuts': 'e', tabindex: -1 },
      el('span', {}, label),
    );
  }

  /** The drawing that the game has for a word, in the colours of the seat, or an icon. */
  picture(line) {
    const [verb, next] = line.split(' '),
      { game, seats, seat } = this.speaker.news;
    if (!next) return icon(verb);
    const drawn =
      hasIcon(`${verb}-${next}`) || (hasIcon(verb) && this.words.verbs[next])
        ? null
        : pictureOf(game, next.split(/[:+]/)[0]);
    if (!drawn) return icon(hasIcon(`${verb}-${next}`) ? `${verb}-${next}` : verb);
    drawn.classList.add(...(seats[seat ?? 0]?.look || 'p0').split(' '));
    return drawn;
  }

  /** Which verb is said, and which may be. */
  light(verb) {
    for (const button of this.buttons) {
      if (button.classList.contains('confirm')) continue;
      const { line, word } = button.dataset,
        said = line ? line === this.speaker.said.join(' ') : word === verb;
      put(button, 'aria-pressed', button.classList.contains('end') ? null : String(said));
      put(button, 'aria-disabled', this.words.tree[word] ? null : 'true');
    }
  }
}
