// The words that may be said: the tree of lines as the server sends it, what a word is called, which places carry it.
import { all } from '/static/page.js';

const MOST_BUTTONS = 14;
/** So many words may be left out before a place. */
const DEEP = 4;

/** The words that a node of the tree goes on with; a dot says that the line may end there. */
export const nexts = (node) => Object.keys(node || {}).filter((word) => word !== '.');
/** A place may belong to some verbs only: a number is a card here and a step there. */
export const fits = (place, verb) => !place.dataset.verbs || place.dataset.verbs.split(' ').includes(verb);

/** @returns {Map<string, any[]>} */
function placesByWord() {
  const found = new Map();
  for (const place of all('.place')) {
    const { word } = place.dataset,
      known = found.get(word);
    if (known) known.push(place);
    else found.set(word, [place]);
  }
  return found;
}

export class Words {
  constructor() {
    this.tree = {};
    this.verbs = {};
    this.names = {};
    this.ends = new Set();
    this.final = [];
    this.mentioned = new Map();
    /** The places that carry a word, as they were drawn last; null if they have to be looked for. */
    /** @type {Map<string, any[]> | null} */
    this.places = null;
  }

  /**
   * The places of the position are drawn already.
   * @param {Pick<Server.News, 'lines' | 'verbs' | 'names' | 'closes' | 'final'>} news
   */
  hear({ lines, verbs, names, closes, final }) {
    this.tree = lines || {};
    if (Object.keys(verbs || {}).length) this.verbs = verbs;
    this.names = names || {};
    this.final = final || [];
    for (const word of closes || []) this.ends.add(word);
    this.mention();
  }

  forget() {
    this.losePlaces();
    this.tree = {};
    this.mentioned.clear();
  }

  mention() {
    this.losePlaces();
    this.mentioned.clear();
    const mention = (word, verb) => this.mentioned.set(word, (this.mentioned.get(word) || new Set()).add(verb));
    const walk = (node, verb) => {
      for (const word of nexts(node)) {
        mention(word, verb);
        walk(node[word], verb);
      }
    };
    for (const verb of nexts(this.tree)) {
      if (this.isPlace(verb, verb)) mention(verb, verb);
      walk(this.tree[verb], verb);
    }
  }

  /** What may follow some words; nothing, if they are no beginning of a line. */
  after(words) {
    return words.reduce((node, word) => node?.[word], this.tree);
  }

  carriers(word, verb) {
    this.places ||= placesByWord();
    return (this.places.get(word) || []).filter((place) => !verb || fits(place, verb));
  }
  /** Places were drawn anew. */
  losePlaces() {
    this.places = null;
  }
  isPlace(word, verb) {
    return this.carriers(word, verb).length > 0;
  }
  /** Whether a place is mentioned by a line, as far as the place is meant. */
  may(place) {
    return [...(this.mentioned.get(place.dataset.word) || [])].some((verb) => fits(place, verb));
  }

  /** The beginnings of lines that come to a place, with no other place before it; with a second word after it. */
  waysTo(place, word, second = null) {
    const ways = [];
    const walk = (node, path) => {
      for (const next of nexts(node)) {
        const verb = path[0] || next;
        if (!fits(place, verb)) continue;
        if (next === word && (!second || node[next][second]))
          ways.push(second ? [...path, next, second] : [...path, next]);
        else if (path.length < DEEP && next !== word && !this.isPlace(next, verb)) walk(node[next], [...path, next]);
      }
    };
    walk(this.tree, []);
    return ways;
  }

  /** What a word is called: by the game, as a place says it, or part by part (`reserve:maize`, `garrison+2`). */
  label(word, verb = '') {
    const known = this.verbs[word]?.label || this.names[word];
    if (known || !/[:+]/.test(word)) return known || this.placeName(word, verb) || word;
    const [kind, good] = word.split(':'),
      [name, held] = kind.split('+');
    return [this.label(name), held && `+${held}`, good && `(${this.label(good)})`].filter(Boolean).join(' ');
  }

  /** What a place is called that carries a word; a number is its own name. */
  placeName(word, verb) {
    return /^\d+$/.test(word) ? '' : this.carriers(word, verb)[0]?.dataset.name;
  }

  /** What the words of a line are called: the first two may have one name. */
  parts(words) {
    const whole = words.length > 1 && this.verbs[`${words[0]}-${words[1]}`]?.label,
      labels = words.map((word, index) => this.label(word, index ? words[0] : ''));
    return whole ? [whole, ...labels.slice(2)] : labels;
  }

  /** A whole line as a person would call it. */
  told(line) {
    return this.parts(line.split(' ')).join(' ');
  }

  /** Whether all lines of a verb are one loose word more: then each of them is a button of its own. */
  isList(verb) {
    const node = this.tree[verb],
      words = nexts(node);
    return (
      words.length > 0 &&
      words.length <= MOST_BUTTONS &&
      !node['.'] &&
      words.every((word) => !nexts(node[word]).length && !this.isPlace(word, verb))
    );
  }
  /** The only verb there is, if it needs more words: nobody has to say it. */
  get only() {
    const [verb, other] = nexts(this.tree),
      node = this.tree[verb];
    return !other && nexts(node).length && !node['.'] && !this.isList(verb) ? verb : null;
  }
  /** In which order verbs are named. */
  rank(verb) {
    const at = Object.keys(this.verbs).indexOf(verb);
    return at < 0 ? 99 : at;
  }
  /** What ends something, and needs no other word. */
  closes(verb) {
    return this.ends.has(verb) && !nexts(this.tree[verb]).length;
  }
  /** What cannot be taken back. */
  isFinal(verb) {
    return this.final.includes(verb);
  }
}
