// The next word. The server sends the lines that may be said as a tree; whatever carries the next word (a place, a
// card, a button) lights up, and a click, a drag or a key says it. There is no code for a single game.
import { $, all, kept as keptByBrowser, narrow, put, w } from '/static/page.js';
import { complain, toast } from '/static/overlay.js';
import { Bar } from '/static/bar.js';
import { Command } from '/static/command.js';
import { askAboutTheRest } from '/static/dialogs.js';
import { Draft } from '/static/draft.js';
import { Ghost } from '/static/ghost.js';
import { Plans } from '/static/plans.js';
import { Menu, Pointer } from '/static/pointer.js';
import { Prompt } from '/static/prompt.js';
import { Why } from '/static/why.js';
import { fits, nexts, Words } from '/static/words.js';

/** So many lit places are a crowd. */
const MANY = 40;

/** Lines that were sent and not answered: who said them, and after which position. */
/** @type {{lines: string[], seat: number | null, seq: number}} */
const NOTHING = { lines: [], seat: null, seq: 0 };

export class Speaker {
  /** `acts`: `takeBack(n)` and, at a table, `takeback` (farther), what is done when things are lit anew (`lit`) or a line was `refused` by a rule, and the `commands` that are no lines. */
  constructor(view, past, sender, acts) {
    this.view = view;
    this.past = past;
    this.sender = sender;
    this.acts = acts;
    /** @type {Server.News} */
    this.news = /** @type {any} */ (null);
    /** The words of the line so far; how many of them nobody had to say; the line about which it is asked: sure? */
    this.said = [];
    this.forced = 0;
    this.confirming = '';
    /** Whether the sheet of a phone was opened because the next word, or what a hint means, lies there. */
    this.unfolded = false;
    /** What nobody knows to be said or not. */
    this.unsure = NOTHING;
    this.words = new Words();
    this.why = new Why(this);
    this.command = new Command(this, acts.commands);
    this.draft = new Draft(view, this);
    this.ghost = new Ghost(view, this);
    this.plans = new Plans(this);
    this.prompt = new Prompt(this);
    this.bar = new Bar(this);
    this.menu = new Menu(this.words);
    this.pointer = new Pointer(this);
  }

  /** @param {Server.News} news */
  hear(news) {
    const before = this.news,
      other = ['seq', 'edition', 'seat'].some((key) => before?.[key] !== news[key]);
    this.news = news;
    this.words.hear(news);
    this.plans.hear(news);
    if (other) {
      this.why.forget();
      this.menu.close();
    }
    this.sender.hear(news);
    this.findSaid();
    // words that were said stay as long as a line goes on with them
    while (this.said.length && !this.words.after(this.said)) this.said.pop();
    if (this.draft.hear(news)) this.said = [];
    this.auto();
    this.bar.draw();
    this.light();
    // what a key has said takes its button away with it
    if (this.pointer.typed && news.asked && document.activeElement === document.body) this.pointer.onward();
  }

  /** Nothing can be said: the past is shown. */
  silence() {
    this.said = [];
    this.words.forget();
    this.auto();
    this.light();
  }

  /** The view is for somebody else from now on. */
  forget() {
    this.said = [];
    this.confirming = '';
    this.unsure = NOTHING;
    this.words.forget();
    this.why.forget();
    this.why.announce('');
    this.menu.close();
    this.prompt.forget();
    this.command.write();
  }

  // ---- what is known

  /** What may follow the words that were said. */
  node() {
    return this.words.after(this.said) || {};
  }
  /** What stands as said: the line, or the plan that is being made. */
  get spoken() {
    return this.plans.on ? this.plans.words : this.said;
  }
  /** Whether words are said that make no line yet, or cards laid. */
  get begun() {
    return this.draft.on ? this.draft.begun : this.said.length > this.forced;
  }
  /** The line with its last choice moved to a word that does not follow what was said; null if it cannot be. */
  moved(word) {
    for (let kept = this.said.length - 1; kept > 0; kept--) {
      const words = this.said.slice(0, kept);
      if (this.words.after(words)?.[word]) return [...words, word];
    }
    return null;
  }
  /** The words that would be said after a click on a thing. */
  would(thing) {
    const { word, line, say } = thing.dataset;
    if (line) return line.split(' ');
    if (say) return say !== '.' && this.node()[say] ? [...this.said, say] : this.said;
    if (thing.closest('.words')) return [word];
    if (thing.matches('.can')) return [...this.said, word];
    return (thing.matches('.may') && this.moved(word)) || this.said;
  }

  // ---- what is seen

  light() {
    if (!this.news) return;
    const { said, spoken, words } = this,
      [verb] = said,
      next = new Set(nexts(this.node())),
      lit = [];
    for (const place of all('.place')) {
      const { word } = place.dataset,
        can = next.has(word) && fits(place, verb || word),
        chosen = spoken.slice(1).includes(word) && fits(place, spoken[0]);
      const may = !can && !chosen && (verb ? fits(place, verb) && !!this.moved(word) : words.may(place));
      if (can) lit.push(place);
      place.classList.toggle('can', can);
      place.classList.toggle('chosen', chosen);
      place.classList.toggle('may', may);
      put(place, 'aria-selected', chosen ? 'true' : null);
      put(place, 'aria-disabled', can || chosen || may ? null : 'true');
    }
    this.view.board.classList.toggle('many', lit.length > MANY && said.length > 0);
    if (this.draft.on) this.draft.light();
    else this.draft.clean();
    this.bar.light(verb);
    this.view.tag(this.news.scene, verb);
    this.prompt.draw();
    this.ghost.draw();
    this.view.attend(lit);
    this.view.aim();
    this.unfold(lit);
    this.acts.lit();
  }

  /** On a phone the next word may lie in the folded sheet: it opens there, and folds when the next one does not. */
  unfold(lit) {
    if (!narrow()) return;
    const { sheet } = this.view,
      inHand = lit.some((place) => place.closest('.hands'));
    if (this.said.length && lit.length && !inHand && lit.every((place) => place.closest('.sheet'))) {
      sheet.show(lit[0]);
      this.unfolded = true;
    } else if (this.unfolded || (this.said.length && !inHand && lit.some((place) => place.closest('.board')))) {
      sheet.open(null, 'peek');
      this.unfolded = false;
    }
  }

  // ---- saying

  /** A single verb that needs more words is said by the table. */
  auto() {
    const only = this.draft.on ? null : this.words.only;
    if (only && !this.said.length) this.said = [only];
    this.forced = only ? 1 : 0;
  }

  /** Nothing is said into the past. */
  looksBack() {
    if (this.past.shown) toast(w('looking-back-first'));
    return !!this.past.shown;
  }

  /**
   * @param {string} word
   * @param {Element | null} from
   */
  say(word, from = null) {
    if (this.looksBack()) return;
    const node = this.node(),
      at = this.said.lastIndexOf(word);
    if (!node[word] && at >= Math.max(1, this.forced)) {
      this.again(at, node);
      return;
    }
    const words = node[word] ? [...this.said, word] : this.moved(word);
    if (!words || (from?.matches('.place') && !fits(from, words[0]))) {
      this.why.refuse(word, from);
      return;
    }
    this.said = words;
    this.confirming = '';
    const after = this.node(),
      more = nexts(after),
      lies = (next) => this.words.isPlace(next, words[0]);
    if (!more.length) this.finish();
    else if (more.length === 1 && !after['.'] && !lies(more[0])) this.say(more[0], from);
    else {
      if (!more.some(lies)) this.view.sheet.open(null, 'peek');
      this.light();
    }
  }

  /** A word once more: a click takes it back; Enter says the line that ends with it, if that can be undone. */
  again(at, node) {
    const last = at === this.said.length - 1;
    if (this.pointer.typed && last && node['.'] && !this.words.isFinal(this.said[0])) {
      this.finish();
      return;
    }
    this.said = this.said.slice(0, at);
    this.confirming = '';
    this.light();
  }

  /** Words one after the other, as far as each goes on from those before it. */
  follow(words, from) {
    for (const word of words) if (this.node()[word]) this.say(word, from);
  }

  /** A verb of the bar; once more takes it back, or says the line that waits for it: there is no other verb then. */
  verb(word, from) {
    if (this.forced && this.confirming && this.said[0] === word) {
      this.finish(true);
      return;
    }
    const again = this.said[0] === word && !this.forced;
    this.said = [];
    this.confirming = '';
    if (again) this.light();
    else if (this.words.tree[word]) this.say(word, from);
    else {
      this.unsay();
      this.why.refuse(word, from);
    }
  }

  /** A line of the bar; once more, while it is asked about, takes it back. */
  whole(line, from) {
    const again = this.confirming === line;
    this.said = [];
    this.confirming = '';
    if (again) this.unsay();
    else this.follow(line.split(' '), from);
  }

  /** A line that was typed, planned or hinted. Whether it is said. */
  async line(words) {
    if (this.sender.waiting) return false;
    this.said = words;
    return this.finish();
  }

  /** Place first: nothing is said yet, a place is clicked. One line is said at once, several open a menu. */
  offer(word, from, second = null) {
    const ways = this.words.waysTo(from, word, second);
    if (!ways.length) this.why.refuse(word, from);
    else if (ways.length === 1) this.follow(ways[0], from);
    else this.menu.open(word, from, ways);
  }

  /** The line is whole. What cannot be taken back is asked about, unless somebody is sure. Whether it is said. */
  async finish(sure = false) {
    const words = [...this.said],
      [verb] = words,
      line = words.join(' '),
      { seat } = this.news;
    if (this.sender.waiting) return false;
    if (this.words.isFinal(verb) && !sure) {
      const unasked = keptByBrowser.get('ask-final') === 'off' || this.words.verbs[verb]?.at_once;
      if (!this.words.closes(verb) && unasked) return this.finish(true);
      if (!this.words.closes(verb)) {
        this.confirming = line;
        this.light();
        $('[data-say="!"]')?.focus();
        return false;
      }
      const ends = await askAboutTheRest(this.words, this.news.prompt, verb);
      if (seat !== this.news.seat || this.sender.waiting) return false;
      if (!ends || !this.words.after(words)?.['.']) {
        this.unsay();
        return false;
      }
    }
    this.confirming = '';
    return this.tell(line);
  }

  /** Say whole lines; what happens to a refusal is shown where it was said. Whether they are said. */
  async tell(...lines) {
    const { seat, seq } = this.news;
    let said = true;
    this.unsure = NOTHING;
    try {
      await this.sender.say(lines);
      this.done(lines);
    } catch (error) {
      if (!error.status) this.unsure = { lines, seat, seq };
      said = this.findSaid();
      if (!said) this.failed(error);
    }
    if (!this.sender.waiting) this.light();
    return said;
  }

  done(lines) {
    this.bar.remember(this.said[0]);
    this.said = [];
    this.auto();
    this.draft.unpick();
    this.command.leave();
    for (const line of lines) this.plans.drop(line);
  }

  failed(error) {
    if (error.status === 409) {
      this.said.pop();
      this.light();
      this.why.tell(error);
    } else if (error.status === 429) toast(w('slowly'));
    else complain(error);
  }

  /** What was not answered, and stands in the log all the same, is said. Whether it is. */
  findSaid() {
    const { lines, seat, seq } = this.unsure,
      heard = this.view.log.said(seat, seq);
    if (!lines.length || lines.some((line, index) => heard[index] !== line)) return false;
    this.unsure = NOTHING;
    if (seat === this.news.seat) this.done(lines);
    return true;
  }

  // ---- taking back

  back() {
    this.menu.close();
    if (this.draft.on && this.draft.back()) return;
    if (this.plans.words.length) {
      this.plans.clear();
      return;
    }
    this.confirming = '';
    if (this.said.length > this.forced) this.said.pop();
    this.light();
  }

  unsay() {
    this.menu.close();
    this.said = [];
    this.confirming = '';
    this.auto();
    this.light();
  }
}
