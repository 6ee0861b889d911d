// The strip of a lesson above the board: its title, the step, one instruction, what was replied, and the buttons. It says
// what it is given and knows nothing of the game.
import { $, el, put, still, w } from '/static/page.js';
import { ruleAddress } from '/static/tips.js';
import { icon } from '/static/icons.js';

/** After which Next has the focus. */
const FOCUS_MS = 500;

export class Teaching {
  /** @param {{next: (typed: boolean) => void, back: () => void, skip: () => void, show: () => void, check: (answers: any[]) => void, play: () => void}} acts */
  constructor(acts) {
    this.acts = acts;
    this.title = el('h2');
    this.dots = el('ol.dots');
    this.where = el('span.small.quiet.num');
    this.say = el('p', { id: 'say' });
    this.lights = el('p.hide', { id: 'lights' });
    this.reply = el('p.reply', { id: 'reply', role: 'alert' });
    this.asks = el('form.asks', { hidden: true, 'aria-label': w('learn-questions') });
    this.asks.addEventListener('submit', (event) => {
      event.preventDefault();
      this.check();
    });
    this.rules = el('div.whys', { id: 'learn-why', hidden: true });
    const button = (id, name, key, act, more = {}) =>
      el('button.btn', { type: 'button', id, onclick: act, ...more }, icon(name), el('span', {}, w(key)));
    this.why = button('why', 'rules', 'learn-why', () => this.toggle(), {
      'aria-expanded': 'false',
      'aria-controls': 'learn-why',
    });
    this.tools = el(
      'div.bar.teachtools',
      {},
      button('back', 'undo', 'learn-back', acts.back),
      button('show', 'eye', 'learn-show', acts.show),
      this.why,
      button('skip', 'next', 'learn-skip', acts.skip),
    );
    this.on = el(
      'button.btn.go',
      { type: 'button', id: 'on', hidden: true, onclick: (event) => acts.next(event.detail === 0) },
      el('span', {}, w('learn-next')),
      icon('next'),
    );
    this.ends = el('span.bar.ends');
    this.box = el(
      'section.teach',
      { 'aria-label': w('learn-strip') },
      el('header', {}, this.title, this.dots, this.where),
      el(
        'div.says',
        {},
        el('div.words-of', { 'aria-live': 'polite' }, this.say, this.lights),
        this.reply,
        this.asks,
        this.rules,
      ),
      el('div.bar.acts', {}, this.tools, this.on, this.ends),
    );
  }

  /**
   * @param {Server.LessonNews} told
   * @param {number} tries how often the answers were wrong
   */
  draw(told, tries) {
    const done = told.kind === 'done',
      last = told.step === told.steps;
    this.told = told;
    this.title.textContent = told.title;
    this.where.textContent = w('learn-step', { n: told.step, m: told.steps });
    this.dots.replaceChildren(
      ...Array.from({ length: told.steps }, (_, at) =>
        el('li', {
          class: at + 1 < told.step || (done && at < told.step) ? 'done' : at + 1 === told.step ? 'now' : '',
        }),
      ),
    );
    put(this.dots, 'aria-hidden', 'true');
    this.box.classList.toggle('well', done);
    this.write(done ? told.text : told.say, done);
    const reply = done || told.kind === 'look' || told.kind === 'begun' ? '' : told.text || this.few(told);
    this.answer(reply, told.rule, told.game);
    this.drawRules(told);
    this.drawRows(told, tries);
    put(this.tools, 'hidden', done && last);
    put(this.on, 'hidden', done && !last ? null : true);
    for (const name of ['show', 'skip']) put($(`#${name}`, this.tools), 'hidden', done ? true : null);
    this.ends.replaceChildren();
    if (done && last) this.end(told);
    if (done) setTimeout(() => this.focus(), still() ? 0 : FOCUS_MS);
  }

  /** What lights up, for those who hear the page: by the names that the table has for it. */
  lit(names) {
    const text = names.length ? w('learn-lights', { places: names.join(', ') }) : '';
    if (this.lights.textContent !== text) this.lights.textContent = text;
  }

  /** The instruction, or what was gained. */
  write(text, done) {
    if (this.say.textContent === text) return;
    this.say.replaceChildren(...(done ? [icon('check')] : []), text);
  }

  /** Wrong answers that have no reply of their own. */
  few({ rows }) {
    const wrong = rows.filter(({ right }) => right === false).length;
    return wrong ? w(wrong === 1 ? 'learn-one-wrong' : 'learn-some-wrong', { n: wrong }) : '';
  }

  answer(text, rule, game) {
    put(this.reply, 'hidden', text ? null : true);
    const link = rule && el('a.rule', { href: ruleAddress(game, rule), target: '_blank' }, rule);
    this.reply.replaceChildren(...(text ? [text, ...(link ? [' ', link] : [])] : []));
    if (text && !still()) this.reply.animate?.([{ opacity: 0.2 }, { opacity: 1 }], 250);
  }

  focus() {
    const to = this.on.hidden ? $('.btn.go', this.ends) : this.on;
    if (to?.isConnected && !document.activeElement?.closest('dialog, .top')) to.focus({ preventScroll: true });
  }

  // ---- why

  toggle(open = this.rules.hidden) {
    put(this.rules, 'hidden', open ? null : true);
    put(this.why, 'aria-expanded', String(open));
  }

  drawRules({ rules, game, step }) {
    if (step !== this.ruled) this.toggle(false);
    this.ruled = step;
    this.rules.replaceChildren(
      ...rules.map(({ number, title, text }) =>
        el(
          'p',
          {},
          el('a.rule', { href: ruleAddress(game, number), target: '_blank' }, number),
          ' ',
          title && el('b', {}, `${title}. `),
          text,
        ),
      ),
    );
  }

  // ---- what is asked

  drawRows({ rows, kind, step, game, lesson }, tries) {
    const key = `${game} ${lesson} ${step}`;
    this.asks.hidden = !rows.length || kind === 'done';
    if (!rows.length) return;
    if (this.asked !== key) {
      this.asked = key;
      this.asks.replaceChildren(
        ...rows.map((row, at) => this.row(row, at)),
        el('button.btn.go', { id: 'check' }, w('learn-check')),
      );
    }
    for (const [at, { right, reply, answer }] of rows.entries()) {
      const node = this.asks.children[at],
        note = $('.note', node);
      put(node, 'class', right === undefined || right === null ? 'row' : right ? 'row right' : 'row not');
      const told = right === false ? [reply, tries > 1 && w('learn-answer-is', { answer: this.named(answer) })] : [];
      note.textContent = right ? '✓' : told.filter(Boolean).join(' ');
    }
  }

  named(answer) {
    return typeof answer === 'number' ? String(answer) : w(`learn-${answer}`);
  }

  row({ text, number }, at) {
    const id = `ask-${at}`,
      note = el('small.note', { id: `${id}-note`, role: 'status' });
    const field = number
      ? el('input.field.num', { id, inputmode: 'numeric', autocomplete: 'off', size: 4, 'aria-describedby': note.id })
      : el(
          'select.field',
          { id, 'aria-describedby': note.id },
          el('option', { value: '' }, '…'),
          el('option', { value: 'yes' }, w('learn-yes')),
          el('option', { value: 'no' }, w('learn-no')),
        );
    return el('div.row', {}, el('label', { for: id }, text), field, note);
  }

  check() {
    const fields = [...this.asks.querySelectorAll('.field')],
      empty = fields.find(
        ({ value }) => !value.trim() || (value !== 'yes' && value !== 'no' && !/^-?\d+$/.test(value.trim())),
      );
    if (empty) {
      this.answer(w('learn-fill-in'), '', '');
      empty.focus();
      return;
    }
    this.acts.check(fields.map(({ value }) => (/\d/.test(value) ? Number(value) : value)));
  }

  /** The right answers, to be looked at and checked. */
  fill(rows) {
    for (const [at, { answer }] of rows.entries()) $(`#ask-${at}`, this.asks).value = answer;
    $('#check', this.asks).focus();
  }

  // ---- the end

  /** @param {Server.LessonNews} told */
  end({ game, next, next_title }) {
    put(this.tools, 'hidden', true);
    put(this.on, 'hidden', true);
    this.asks.hidden = true;
    this.ends.replaceChildren(
      el('a.btn', { href: '/learn' }, icon('learn'), w('all-lessons')),
      next
        ? el(
            'a.btn.go',
            { href: `/learn/${game}/${next}`, id: 'next-lesson' },
            w('learn-next-lesson', { title: next_title }),
            icon('next'),
          )
        : el(
            'button.btn.go',
            { type: 'button', id: 'first-game', onclick: this.acts.play },
            icon('play'),
            w('learn-first-game'),
          ),
    );
  }
}
