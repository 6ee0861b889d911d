// The field in which lines are typed, with completion: the same words as on the board. What stands there while others
// think is a plan.
import { el, finger, narrow, w } from '/static/page.js';
import { hideTip } from '/static/tips.js';
import { nexts } from '/static/words.js';

/** So many ways to go on are listed. */
const MOST = 8;

/** The word of the tree that somebody means, in large letters or small. */
const meant = (node, word) => nexts(node).find((key) => key.toLowerCase() === word.toLowerCase()) ?? word;

export class Command {
  /** `acts`: what is done by a word that is none of the game. */
  constructor(speaker, acts) {
    this.speaker = speaker;
    this.acts = acts;
    /** The completion that is chosen. */
    this.at = -1;
    this.field = el('input.field', {
      id: 'cmd',
      role: 'combobox',
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      'aria-controls': 'cmdlist',
      'aria-expanded': 'false',
      placeholder: w(finger() ? 'command' : 'command-hint'),
    });
    this.list = el('div.list', { id: 'cmdlist', role: 'listbox', 'aria-label': w('completions'), hidden: true });
    this.box = el('div.cmd', {}, el('label.hide', { for: 'cmd' }, w('command')), this.field, this.list);
    this.field.addEventListener('input', () => {
      hideTip();
      this.paint();
    });
    this.field.addEventListener('focus', () => this.paint(this.at));
    this.field.addEventListener('blur', () => setTimeout(() => this.fold(), 150));
    this.field.addEventListener('keydown', (event) => this.key(event));
    this.list.addEventListener('pointerdown', (event) => {
      const option = event.target.closest('[role=option]');
      if (!option) return;
      event.preventDefault();
      this.write(`${option.textContent} `);
      this.paint(this.at);
    });
  }

  /** Also where it is folded. */
  open() {
    if (this.box.hidden) return;
    if (narrow()) this.speaker.view.sheet.open('log', 'half');
    this.field.focus();
  }

  /** Whoever leaves the field by Escape gives up what stands there: it is no plan. */
  giveUp(field) {
    if (field !== this.field || !this.text) return;
    this.write();
    this.speaker.light();
  }

  /** Something else was said: what was left in the field was for that position. */
  leave() {
    if (document.activeElement !== this.field) this.write();
  }

  /** A slash opens the field, and many type one more. */
  get text() {
    return this.field.value.replace(/^[\s/]+/, '');
  }
  get words() {
    return this.text.split(/[\s/]+/).filter(Boolean);
  }

  write(text = '') {
    this.field.value = text;
  }

  /** Lines, or beginnings of lines, that go on from what is typed. */
  options() {
    const parts = this.text.split(/\s+/),
      last = parts.pop().toLowerCase(),
      said = parts.filter(Boolean);
    const node = said.reduce((tree, word) => tree?.[meant(tree, word)], this.speaker.words.tree);
    return nexts(node)
      .filter((word) => word.toLowerCase().startsWith(last))
      .slice(0, MOST)
      .map((word) => [...said, word].join(' '));
  }

  paint(at = -1) {
    const found = document.activeElement === this.field ? this.options() : [];
    this.at = at;
    this.list.replaceChildren(
      ...found.map((line, index) =>
        el('div', { role: 'option', id: `option-${index}`, 'aria-selected': String(index === at) }, line),
      ),
    );
    this.unfold(found.length > 0);
    if (at >= 0 && found[at]) this.field.setAttribute('aria-activedescendant', `option-${at}`);
    else this.field.removeAttribute('aria-activedescendant');
  }

  unfold(open) {
    this.list.hidden = !open;
    this.field.setAttribute('aria-expanded', String(open));
  }

  fold() {
    this.at = -1;
    this.unfold(false);
    this.field.removeAttribute('aria-activedescendant');
  }

  key(event) {
    const found = this.options();
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && found.length) {
      this.paint((this.at + (event.key === 'ArrowDown' ? 1 : -1) + found.length) % found.length);
    } else if (event.key === 'Tab' && !event.shiftKey && found.length && this.field.value.trim()) {
      this.write(`${found[Math.max(this.at, 0)]} `);
      this.paint();
    } else if (event.key === 'Enter') {
      if (found[this.at]) this.write(found[this.at]);
      this.enter();
    } else return;
    event.preventDefault();
  }

  async enter() {
    const { speaker } = this,
      { plans, why, words } = speaker;
    const said = this.words.reduce((line, word) => [...line, meant(words.after(line), word)], []);
    this.at = -1;
    if (!said.length) return;
    const node = words.after(said);
    if (node && !node['.'] && !this.acts[said[0]] && !plans.on) {
      this.write(`${said.join(' ')} `);
      this.paint();
      why.announce(`${w('line-goes-on')} ${nexts(node).slice(0, MOST).join(', ')} …`);
      return;
    }
    this.fold();
    if (this.acts[said[0]]) {
      this.write();
      this.acts[said[0]]();
    } else if (plans.on) plans.keep();
    else if (node) {
      if (speaker.sender.waiting) return;
      this.write();
      speaker.line(said);
    } else {
      const answer = await why.ask(said);
      if (answer) why.tell(answer, this.field);
    }
  }
}
