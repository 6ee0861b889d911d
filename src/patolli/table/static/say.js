// The next word. The server sends the lines that may be said as a tree; whatever carries the next word (a place, a
// card, a button) lights up, and a click, a drag or a key says it. There is no code for a single game.
import {
  $,
  all,
  api,
  complain,
  confirmed,
  el,
  finger,
  narrow,
  pointing,
  put,
  ruleAddress,
  showTip,
  toast,
  w,
} from '/static/page.js';
import { hasIcon, icon } from '/static/icons.js';
import { pictureOf } from '/static/scene.js';
import { Draft } from '/static/draft.js';
import { Ghost } from '/static/ghost.js';
import { Menu } from '/static/menu.js';
import { Plans } from '/static/plan.js';
import { waiting } from '/static/prompt.js';

const MANY = 40;
const TAKEN = new Set('uhelrnp?');

const MOST_BUTTONS = 14;

const coarse = () => narrow() || finger();

const nexts = (node) => Object.keys(node || {}).filter((word) => word !== '.');
/** A place may belong to some verbs only: a number is a card here and a step there. */
const fits = (place, verb) => !place.dataset.verbs || place.dataset.verbs.split(' ').includes(verb);

export class Speaker {
  constructor(view, past, sender) {
    this.unfolded = false;
    this.view = view;
    this.past = past;
    this.sender = sender;
    this.said = [];
    this.tree = {};
    this.verbs = {};
    this.ends = new Set();
    this.whys = new Map();
    this.mentioned = new Map();
    this.draft = new Draft(view, this);
    this.ghost = new Ghost(view, this);
    this.plans = new Plans(this);
    this.menu = new Menu(this);
    this.wire();
  }

  // ---- what is known

  node(words = this.said) {
    return words.reduce((node, word) => node?.[word], this.tree) || {};
  }
  carriers(word, verb = this.said[0]) {
    return all(`.place[data-word="${CSS.escape(word)}"]`).filter((place) => !verb || fits(place, verb));
  }
  isPlace(word, verb = this.said[0]) {
    return this.carriers(word, verb).length > 0;
  }
  /** What a word is called: by the game, or part by part (`reserve:maize`, `garrison+2`). */
  label(word) {
    const known = this.verbs[word]?.label || this.news?.names?.[word];
    if (known || !/[:+]/.test(word)) return known || word;
    const [kind, good] = word.split(':'),
      [name, held] = kind.split('+');
    return [this.label(name), held && `+${held}`, good && `(${this.label(good)})`].filter(Boolean).join(' ');
  }
  /** A whole line as a person would call it. */
  told(line) {
    const [verb, ...rest] = line.split(' ');
    return this.verbs[`${verb}-${rest[0]}`]?.label || [verb, ...rest].map((word) => this.label(word)).join(' ');
  }
  /** Whether all lines of a verb are one loose word more: then each of them is a button of its own. */
  isList(verb) {
    const words = nexts(this.tree[verb]);
    return (
      words.length > 0 &&
      words.length <= MOST_BUTTONS &&
      !this.tree[verb]['.'] &&
      words.every((word) => !nexts(this.tree[verb][word]).length && !this.isPlace(word, verb))
    );
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
  /** The line with its last choice moved to a word that does not follow what was said; null if it cannot be. */
  moved(word) {
    for (let kept = this.said.length - 1; kept > 0; kept--) {
      const words = this.said.slice(0, kept);
      if (this.node(words)[word]) return [...words, word];
    }
    return null;
  }
  /** The verbs whose lines mention the word of a place, as far as the place is meant. */
  may(place) {
    return [...(this.mentioned.get(place.dataset.word) || [])].some((verb) => fits(place, verb));
  }
  rank(verb) {
    const at = Object.keys(this.verbs).indexOf(verb);
    return at < 0 ? 99 : at;
  }
  closes(word) {
    return this.ends.has(word) && !nexts(this.tree[word]).length;
  }

  hear(news) {
    const other =
      !this.news || news.seq !== this.news.seq || news.edition !== this.news.edition || news.seat !== this.news.seat;
    this.news = news;
    this.plans.hear(news);
    this.tree = news.lines || {};
    if (other) {
      this.whys = new Map();
      this.menu.close();
    }
    this.sender.hear(news);
    // words that were said stay as long as a line goes on with them
    while (this.said.length && !this.said.reduce((node, word) => node?.[word], this.tree)) this.said.pop();
    if (this.draft.hear(news)) this.said = [];
    this.auto();
    this.drawVerbs();
    this.light();
    // what a key has said takes its button away with it
    if (this.typed && news.asked && document.activeElement === document.body) this.onward();
  }

  /** The view is for somebody else from now on. */
  forget() {
    this.tree = {};
    this.said = [];
    this.confirming = '';
    this.whys = new Map();
    this.menu.close();
    clearTimeout(this.refusal);
    $('#refused').textContent = $('#cmd').value = '';
  }

  /** Nothing can be said: the past is shown. */
  rest() {
    this.said = [];
    this.tree = {};
    this.auto();
    this.light();
  }

  /** A single verb that needs more words is said by the table; so is a single word that lies nowhere. */
  auto() {
    this.forced = 0;
    const verbs = nexts(this.tree);
    const only =
      verbs.length === 1 &&
      !this.draft.on &&
      nexts(this.tree[verbs[0]]).length &&
      !this.tree[verbs[0]]['.'] &&
      !this.isList(verbs[0]);
    if (!this.said.length && only) this.said = [verbs[0]];
    if (only && this.said.length) this.forced = 1;
    this.mentioned = new Map();
    const mention = (word, verb) => this.mentioned.set(word, (this.mentioned.get(word) || new Set()).add(verb));
    const walk = (node, verb) => {
      for (const word of nexts(node)) {
        mention(word, verb);
        walk(node[word], verb);
      }
    };
    for (const verb of verbs) {
      if (this.isPlace(verb, verb)) mention(verb, verb);
      walk(this.tree[verb], verb);
    }
  }

  // ---- what is seen

  drawVerbs() {
    const bar = $('.words');
    if (Object.keys(this.news.verbs || {}).length) this.verbs = this.news.verbs;
    for (const word of this.news.closes || []) this.ends.add(word);
    this.keys = new Map();
    this.letters = new Set(TAKEN);
    // what costs something and is not possible now is shown beside what is, and not when something else is asked
    this.acting =
      nexts(this.tree).every((word) => this.ends.has(word)) ||
      Object.entries(this.verbs).some(([word, { cost }]) => cost && this.tree[word]);
    const buttons = [],
      ends = [];
    for (const [word, verb] of Object.entries(this.verbs)) {
      if (!this.shown(word, verb.cost)) continue;
      if (this.ends.has(word) && !this.isList(word)) ends.push(this.endButton(word, verb.label, verb.hint));
      else if (this.tree[word] && this.isList(word))
        buttons.push(...nexts(this.tree[word]).map((next) => this.lineButton(word, next)));
      else buttons.push(this.wordButton(word, word, verb));
    }
    if (this.draft.on) ends.push(this.draft.button());
    const now = document.activeElement?.closest?.('.words [data-word]');
    const focused = now ? now.dataset.line || now.dataset.word : null;
    const named = (button) => button.dataset.line || button.dataset.word;
    bar.replaceChildren(
      ...(buttons.length ? [el('div.verbs', {}, ...buttons)] : []),
      ...(ends.length ? [el('span.rule', { 'aria-hidden': 'true' }), ...ends] : []),
    );
    const all_ = all('[data-word]', bar),
      stop =
        all_.find((button) => named(button) === (focused || this.lastVerb)) ||
        all_.find((button) => this.tree[button.dataset.word]) ||
        all_[0];
    if (stop) stop.tabIndex = 0;
    if (focused && stop && (named(stop) === focused || this.tree[stop.dataset.word])) stop.focus();
  }

  /** Not shown: verbs of another phase, those that lie on the table, the one that is drafted. */
  shown(word, cost) {
    if (word.includes('-') && !this.tree[word]) return false;
    if (!this.tree[word] && !(cost && this.acting) && !(this.ends.has(word) && !this.news.asked)) return false;
    if (this.draft.on && this.tree[word]) return false;
    return !this.isPlace(word, word);
  }

  lineButton(verb, next) {
    const line = `${verb} ${next}`,
      known = this.verbs[`${verb}-${next}`];
    const button = this.wordButton(verb, line, {
      label: known?.label || this.label(next),
      hint: known?.hint || this.told(line),
      cost: known?.cost,
    });
    button.dataset.line = line;
    return button;
  }

  wordButton(word, drawn, { label, hint, cost }) {
    const at = [...label.toLowerCase()].findIndex((letter) => /[a-z]/.test(letter) && !this.letters.has(letter));
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
    if (key) {
      this.letters.add(key);
      this.keys.set(key, button);
    }
    return button;
  }

  /** The drawing that the game has for a word, in the colours of the seat, or an icon. */
  picture(line) {
    const [verb, next] = line.split(' ');
    if (!next) return icon(verb);
    const drawn =
      hasIcon(`${verb}-${next}`) || (hasIcon(verb) && this.verbs[next])
        ? null
        : pictureOf(this.news.game, next.split(/[:+]/)[0]);
    if (!drawn) return icon(hasIcon(`${verb}-${next}`) ? `${verb}-${next}` : verb);
    drawn.classList.add(...(this.news.seats[this.news.seat ?? 0]?.look || 'p0').split(' '));
    return drawn;
  }

  endButton(word, label, hint) {
    return el(
      'button.btn.go.end',
      { type: 'button', 'data-word': word, 'data-tip': hint, 'aria-keyshortcuts': 'e', tabindex: -1 },
      el('span', {}, label),
    );
  }

  light() {
    if (!this.news) return;
    const node = this.node(),
      next = new Set(nexts(node)),
      board = $('.board'),
      verb = this.said[0];
    const places = all('.place'),
      spoken = this.plans.on ? this.plans.words : this.said;
    const lit = places.filter((place) => next.has(place.dataset.word) && fits(place, verb || place.dataset.word));
    board.classList.toggle('many', lit.length > MANY && this.said.length > 0);
    for (const place of places) {
      const word = place.dataset.word,
        can = next.has(word) && fits(place, verb || word),
        said = spoken.slice(1).includes(word) && fits(place, spoken[0]);
      const may = !can && !said && (this.said.length ? fits(place, verb) && !!this.moved(word) : this.may(place));
      place.classList.toggle('can', can);
      place.classList.toggle('chosen', said);
      place.classList.toggle('may', may);
      put(place, 'aria-selected', said ? 'true' : null);
      put(place, 'aria-disabled', can || said || may ? null : 'true');
    }
    if (this.draft.on) this.draft.light();
    else this.draft.clean();
    for (const button of all('.words [data-word]')) {
      if (button.classList.contains('confirm')) continue;
      const word = button.dataset.word,
        said = this.said[0] === word;
      put(button, 'aria-pressed', button.classList.contains('end') ? null : String(said));
      put(button, 'aria-disabled', this.tree[word] ? null : 'true');
    }
    this.view.tag(this.news.scene, verb);
    this.drawPrompt(node);
    this.ghost.draw();
    this.view.attend(lit);
    this.view.aim();
    this.unfold(lit);
    this.lit?.();
  }

  drawPrompt(node) {
    clearTimeout(this.refusal);
    const ask = $('#ask'),
      said = $('.said'),
      choices = $('.choices');
    ask.classList.remove('refused');
    const words = this.plans.on ? this.plans.words : this.said;
    const others = this.past.shown ? null : waiting(this.news);
    const asked = this.past.shown
      ? w('looking-back', { n: this.past.shown.seq, m: this.past.shown.end })
      : others?.ask || this.wanted(node);
    if (ask.textContent !== asked) ask.textContent = asked; // a screen reader hears it once
    $('.play').classList.toggle('speaking', words.length > 0);
    said.replaceChildren(
      ...words.map((word) => el('li', {}, this.label(word))),
      ...(words.length && nexts(node).length ? [el('li.next', { 'aria-hidden': 'true' }, '…')] : []),
    );
    this.drawLately(words.length || this.past.shown);
    this.plans.draw();
    const loose = words.length && !this.plans.on ? nexts(node).filter((word) => !this.isPlace(word)) : [];
    if (this.past.shown) {
      choices.replaceChildren(
        el('button.btn.go', { type: 'button', id: 'present', onclick: () => this.past.present() }, w('back-to-game')),
        el('a.btn', { href: `/t/${this.news.table}/replay?at=${this.past.shown.seq}` }, icon('eye'), w('replay')),
      );
      $('#then').textContent = '';
      return;
    }
    if (this.plans.on && words.length) {
      choices.replaceChildren(
        el('button.btn.go', { type: 'button', 'data-say': 'plan' }, w('plan-this')),
        el(
          'button.btn.bare',
          { type: 'button', 'data-say': 'back', 'aria-label': w('take-word-back') },
          finger() ? w('word-back') : el('kbd', {}, 'Esc'),
        ),
      );
      $('#then').textContent = '';
      return;
    }
    const confirm = words.length > 0 && this.confirming === words.join(' ');
    choices.replaceChildren(
      ...[
        others?.invite,
        this.draft.on &&
          this.draft.canRepeat &&
          el('button.btn', { type: 'button', 'data-say': 'repeat' }, w('draft-repeat')),
        ...(confirm
          ? []
          : loose.map((word) => el('button.btn', { type: 'button', 'data-say': word }, this.label(word)))),
        !confirm &&
          node['.'] &&
          words.length > this.forced &&
          el('button.btn.go', { type: 'button', 'data-say': '.' }, w('just-this')),
        confirm && el('button.btn.go', { type: 'button', 'data-say': '!' }, w('say-final')),
        words.length > this.forced &&
          el(
            'button.btn.bare',
            { type: 'button', 'data-say': 'back', 'aria-label': w('take-word-back'), 'data-tip': w('take-word-back') },
            finger() ? w('word-back') : el('kbd', {}, 'Esc'),
          ),
      ].filter(Boolean),
    );
    const then = $('#then');
    then.replaceChildren(others?.then || '', ' ', el('span.how', {}, this.hintNow(loose)));
    then.classList.toggle('must', this.draft.on || this.watches);
    then.hidden = words.length > 0 && choices.childElementCount > 1;
  }

  /** The lines that can be taken back: a click on one does, and says those after it again. */
  drawLately(busy) {
    const lines = busy || !this.news.asked ? [] : this.view.log.lately(this.news).slice(-5);
    $('.lately:not(.planned)').replaceChildren(
      ...lines.map(({ n, line }, index) =>
        el(
          'li',
          {},
          el(
            'button',
            {
              type: 'button',
              'data-back': n,
              'aria-label': `${w('undo')}: ${this.told(line)}`,
              'data-tip': index < lines.length - 1 ? w('undo-this') : w('undo'),
            },
            this.told(line),
            icon('cross'),
          ),
        ),
      ),
    );
    $('.lately').scrollLeft = $('.lately').scrollWidth;
    $('#then').classList.toggle('covered', lines.length > 0);
  }

  /** What is asked for: by the game; while a line is begun, what it goes on with. */
  wanted(node) {
    if (this.plans.on || this.said.length <= this.forced || !nexts(node).length) return this.news.prompt;
    const kinds = new Set(all('.place.can').map((place) => place.closest('.zone').dataset.zone.split(':')[0]));
    const [kind] = kinds,
      known = kinds.size === 1 && ['board', 'hand', 'mat'].includes(kind);
    const what = w(known ? `now-${kind}` : kinds.size ? 'now-place' : 'now-word');
    return w(node['.'] ? 'now-or-this' : 'now-choose', { said: this.told(this.said.join(' ')), what });
  }

  get watches() {
    return this.news.seat === null && !this.news.over && !this.past.shown;
  }

  hintNow(loose) {
    if (this.watches) return w('watching');
    if (!this.news.asked) return this.news.over ? '' : w(this.plans.on ? 'plan-how' : 'look-around');
    if (this.draft.on)
      return w(`${this.draft.slots.length > 1 ? 'draft-how' : 'draft-how-one'}${coarse() ? '-touch' : ''}`);
    if (!this.said.length) return nexts(this.tree).every((word) => this.ends.has(word)) ? '' : w('choose-word');
    return loose.length ? '' : w('choose-place');
  }

  /** On a phone the next word may lie in the folded sheet: it opens there, and folds when the next one does not. */
  unfold(lit) {
    if (!narrow()) return;
    const inHand = lit.some((place) => place.closest('.hands'));
    if (this.said.length && lit.length && !inHand && lit.every((place) => place.closest('.sheet'))) {
      this.view.sheet.open(lit[0].closest('[data-tab-of]')?.dataset.tabOf || 'mine', 'half');
      this.unfolded = true;
    } else if (this.unfolded || (this.said.length && !inHand && lit.some((place) => place.closest('.board')))) {
      this.view.sheet.open(null, 'peek');
      this.unfolded = false;
    }
  }

  // ---- saying

  say(word, from = null) {
    if (this.past.shown) {
      toast(w('looking-back-first'));
      return;
    }
    const node = this.node();
    const said = this.said.lastIndexOf(word);
    if (!node[word] && said >= Math.max(1, this.forced)) {
      this.again(said, node);
      return;
    }
    const words = node[word] ? [...this.said, word] : this.moved(word);
    if (!words || (from?.matches('.place') && !fits(from, words[0]))) {
      this.refuse(word, from);
      return;
    }
    this.said = words;
    this.confirming = '';
    const after = this.node(),
      more = nexts(after);
    if (!more.length) {
      this.finish();
      return;
    }
    if (more.length === 1 && !after['.'] && !this.isPlace(more[0])) {
      this.say(more[0], from);
      return;
    }
    if (!more.some((next) => this.isPlace(next))) this.view.sheet.open(null, 'peek');
    this.light();
  }

  /** A word once more: a click takes it back; Enter says the line that ends with it, if that can be undone. */
  again(at, node) {
    const last = at === this.said.length - 1;
    if (this.typed && last && node['.'] && !(this.news.final || []).includes(this.said[0])) {
      this.finish();
      return;
    }
    this.said = this.said.slice(0, at);
    this.confirming = '';
    this.light();
  }

  async finish(sure = false) {
    const words = [...this.said],
      [verb] = words,
      line = words.join(' '),
      { seat } = this.news;
    if (this.sender.waiting) return;
    if ((this.news.final || []).includes(verb) && !sure) {
      if (this.closes(verb)) {
        const ends = await this.leaves(verb);
        if (seat !== this.news.seat || this.sender.waiting) return;
        if (!ends || !this.node(words)['.']) {
          this.said = [];
          this.auto();
          this.light();
          return;
        }
      } else {
        this.confirming = line;
        this.light();
        $('[data-say="!"]')?.focus();
        return;
      }
    }
    this.confirming = '';
    await this.tell(line);
  }

  /** Before the turn ends with something left to do: say so. */
  async leaves(verb) {
    const left = nexts(this.tree)
      .filter((word) => word !== verb)
      .sort((a, b) => this.rank(a) - this.rank(b));
    if (!left.length) return true;
    const list = el(
      'p.left-over',
      {},
      left.map((word) => el('span.chip', {}, icon(word), this.label(word))),
    );
    return confirmed(
      w('things-left'),
      [this.news.prompt, w('could-still'), list],
      `${this.label(verb)}`,
      w('go-on-playing'),
    );
  }

  /** Say whole lines; what happens to a refusal is shown where it was said. */
  async tell(...lines) {
    try {
      await this.sender.say(lines);
      this.lastVerb = this.said[0];
      this.said = [];
      this.auto();
      if (this.draft.on) this.draft.picked = null;
    } catch (error) {
      if (error.status === 409) {
        this.said.pop();
        this.light();
        this.shout(error, null);
      } else if (error.status === 429) toast(w('slowly'));
      else complain(error);
    }
    if (!this.sender.waiting) this.light();
  }

  back() {
    this.menu.close();
    if (this.draft.on && this.draft.back()) return;
    if (this.plans.words.length) {
      this.plans.clear();
      return;
    }
    if (this.confirming) this.confirming = '';
    if (this.said.length > this.forced) this.said.pop();
    this.light();
  }

  /** Whether words are said that make no line yet, or cards laid. */
  get begun() {
    return this.draft.on ? this.draft.laid.size > 0 || this.draft.picked !== null : this.said.length > this.forced;
  }

  unsay() {
    this.menu.close();
    this.said = [];
    this.confirming = '';
    this.auto();
    this.light();
  }

  // ---- place first: nothing said yet, a place is clicked. One line is said at once, several open a menu.

  offer(word, from, second = null) {
    const options = [];
    const walk = (node, path) => {
      for (const next of nexts(node)) {
        const verb = path[0] || next;
        if (!fits(from, verb)) continue;
        if (next === word && (!second || node[next][second]))
          options.push(second ? [...path, next, second] : [...path, next]);
        else if (path.length < 4 && next !== word && !this.isPlace(next, verb)) walk(node[next], [...path, next]);
      }
    };
    walk(this.tree, []);
    if (!options.length) {
      this.refuse(word, from);
      return;
    }
    if (options.length === 1) {
      for (const step of options[0]) if (this.node()[step]) this.say(step, from);
      return;
    }
    this.menu.open(word, from, options);
  }

  // ---- why not

  /** Why a line may not be said, asked once in a position; null if that is another one when the answer comes. */
  async why(words) {
    const { whys } = this,
      line = words.join(' ');
    if (!whys.has(line)) {
      const asked = new URLSearchParams({ seat: this.news.seat ?? '', line });
      whys.set(
        line,
        api(`tables/${this.news.table}/why?${asked}`).catch(({ rule, message }) => {
          whys.delete(line);
          return { rule, why: message };
        }),
      );
    }
    const answer = await whys.get(line);
    return whys === this.whys ? answer : null;
  }

  /** The words that a thing could have followed: those after which something of its zone may come. */
  before(thing) {
    const places = all('.place', thing?.closest('.places') || el('i'));
    for (let kept = this.said.length; kept > 0; kept--) {
      const words = this.said.slice(0, kept),
        node = this.node(words);
      if (places.some((place) => node[place.dataset.word])) return words;
    }
    return this.said;
  }

  async refuse(word, from) {
    from = from || this.carriers(word)[0];
    if (!this.news.asked) {
      if (from) showTip(from, this.news.over ? from.dataset.tip : `${from.dataset.tip || ''}`, {});
      return;
    }
    if (!this.said.length && !this.verbs[word]) {
      if (from) showTip(from, w('nothing-here'), { head: from.dataset.tip });
      return;
    }
    const answer = await this.why([...this.before(from), word]);
    if (answer) this.shout(answer.why ? answer : { why: w('nothing-here'), rule: '' }, from);
  }

  /** A refusal: at the thing; on a phone in the place of the prompt; always for a screen reader. */
  shout({ rule, why }, from) {
    $('#refused').textContent = `${w('not-possible')} ${why} ${rule}`;
    if (narrow() || !from) {
      const ask = $('#ask');
      ask.classList.add('refused');
      ask.replaceChildren(
        el('b', {}, `${w('not-possible')} `),
        why,
        ' ',
        ...(rule ? [el('a.rule', { href: ruleAddress(this.news.game, rule), target: '_blank' }, rule)] : []),
      );
      clearTimeout(this.refusal);
      this.refusal = setTimeout(() => this.drawPrompt(this.node()), 6000);
    } else showTip(from, why, { why: true, rule, game: this.news.game });
  }

  /** Pointed at: what is not possible says why; everything else says what it is. */
  pointed(thing) {
    const word = thing.dataset.word;
    if (!word || !this.news?.asked || this.past.shown || thing.getAttribute('aria-disabled') !== 'true') return false;
    if (!this.said.length && !this.verbs[word]) return false;
    const verb = thing.closest('.words') !== null,
      words = verb ? [word] : [...this.before(thing), word];
    const head = verb ? '' : thing.dataset.tip;
    this.why(words).then((answer) => {
      if (!answer || !thing.matches(':hover, :focus')) return;
      const { rule, why } = answer;
      if (why) showTip(thing, why, { why: true, rule, game: this.news.game, head });
      else showTip(thing, thing.dataset.tip);
    });
    return true;
  }

  // ---- hands

  wire() {
    pointing.at = (thing) => this.pointed(thing);
    document.addEventListener('click', (event) => this.clicked(event));
    // a drag from a place that can be said to another one says both
    let drag = null;
    document.addEventListener('pointerdown', (event) => {
      const place = event.target.closest?.('.place');
      drag = place && event.button === 0 ? place : null;
    });
    document.addEventListener('pointerup', (event) => {
      const from = drag;
      drag = null;
      const to = document.elementFromPoint(event.clientX, event.clientY)?.closest('.place');
      if (
        !from ||
        !to ||
        from === to ||
        this.view.zoom.panned ||
        this.sender.waiting ||
        !this.news?.asked ||
        this.past.shown
      )
        return;
      if (this.draft.on && this.draft.drop(from, to)) return;
      const [a, b] = [from.dataset.word, to.dataset.word];
      if (this.node()[a]?.[b]) {
        this.say(a, from);
        this.say(b, to);
      } else if (!this.said.length && this.may(from) && this.may(to)) this.offer(a, from, b);
    });
  }

  /** A click; one that a key made has no detail, and then the focus goes on to what comes next. */
  clicked(event) {
    this.typed = event.detail === 0;
    this.hit(event);
    // Enter in a field of another form clicks that form's button
    if (this.typed && this.said.length > 0 && !this.sender.waiting && !event.target.closest('form')) this.onward();
  }

  /** The question, the lit place nearest to where the focus was, the next button: unless lit places are around it. */
  onward() {
    const around = document.activeElement?.closest('.places');
    if (around && $('.can', around) && !this.confirming) return;
    const stops = all('.place.can[tabindex="0"], .choices [data-say]:not([data-say=back])');
    const to =
      $('.choices [data-say="!"]') ||
      stops.find((stop) => stop.getBoundingClientRect().width > 0) ||
      all('.words [data-word]').find((button) => this.tree[button.dataset.word]);
    if (!to) return;
    to.focus();
    if (to.matches('.place')) this.view.reveal(to);
  }

  hit(event) {
    const choice = event.target.closest('[data-say]');
    if (choice) {
      const word = choice.dataset.say;
      if (word === '.') this.finish();
      else if (word === '!') this.finish(true);
      else if (word === 'back') this.back();
      else if (word === 'repeat') this.draft.asBefore();
      else if (word === 'plan') this.plans.keep();
      else this.say(word, choice);
      return;
    }
    const planned = event.target.closest('[data-plan]');
    if (planned) {
      this.plans.use(Number(planned.dataset.plan));
      return;
    }
    const back = event.target.closest('[data-back]');
    if (back) {
      this.takeBack?.(Number(back.dataset.back));
      return;
    }
    const item = event.target.closest('.menu [data-line]');
    if (item) {
      const from = this.menu.from;
      this.menu.close(true);
      for (const word of item.dataset.line.split(' ')) if (this.node()[word]) this.say(word, from);
      return;
    }
    this.menu.close();
    const thing = event.target.closest('.place[data-word], .words [data-word]');
    if (!thing || !this.news || this.sender.waiting || this.plans.click(thing)) return;
    const word = thing.dataset.word;
    if (thing.closest('.words')) {
      this.button(thing);
      return;
    }
    this.view.rove(thing);
    if (this.draft.on && this.draft.click(thing)) return;
    if (!this.said.length && !this.tree[word]) this.offer(word, thing);
    else this.say(word, thing);
  }

  button(thing) {
    if (thing.classList.contains('confirm')) {
      this.confirmDraft(thing);
      return;
    }
    if (!thing.dataset.line) {
      this.verb(thing.dataset.word, thing);
      return;
    }
    const again = this.confirming === thing.dataset.line;
    this.said = [];
    this.confirming = '';
    if (again) {
      this.unsay();
      return;
    }
    for (const word of thing.dataset.line.split(' ')) this.say(word, thing);
  }

  confirmDraft(thing) {
    if (this.past.shown) {
      toast(w('looking-back-first'));
      return;
    }
    if (this.draft.missing) {
      showTip(thing, w('draft-missing', { n: this.draft.missing }));
      return;
    }
    this.tell(...this.draft.lines());
  }

  verb(word, from) {
    if (this.past.shown) {
      toast(w('looking-back-first'));
      return;
    }
    this.confirming = '';
    if (this.said[0] === word && !this.forced) {
      this.said = [];
      this.light();
      return;
    }
    this.said = [];
    if (this.tree[word]) this.say(word, from);
    else {
      this.auto();
      this.light();
      this.refuse(word, from);
    }
  }
}
