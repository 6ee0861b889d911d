// Plans: lines made up while others think. They wait in this window and nowhere else, and are said only by a click when
// the turn has come; whether they may be is not known before.
import { el, w } from '/static/page.js';
import { icon } from '/static/icons.js';

export class Plans {
  constructor(speaker) {
    this.speaker = speaker;
    this.lines = [];
    this.box = el('ol.lately.planned', { 'aria-label': w('planned') });
  }

  /** Plans belong to a seat: whoever sits there next begins without. */
  hear(news) {
    if (news.seat !== this.seat || news.over) this.lines = [];
    this.seat = news.seat;
  }

  /** Whether something can be planned now: somebody else is asked. */
  get on() {
    const { news } = this.speaker;
    return !!news && !news.asked && !news.over && !news.replay && news.seat !== null && !this.speaker.past.shown;
  }

  /** The words of the plan that is being made: what stands in the field. */
  get words() {
    return this.on ? this.speaker.command.words : [];
  }

  /** A verb begins a plan, a place goes on with it. Whether the click was meant for that. */
  click(thing) {
    const { word } = thing.dataset,
      begins = thing.closest('.words') !== null;
    if (!this.on || (!begins && !this.words.length)) return false;
    this.speaker.command.write(`${begins ? word : [...this.words, word].join(' ')} `);
    this.speaker.light();
    return true;
  }

  keep() {
    if (this.words.length) this.lines.push(this.words.join(' '));
    this.clear();
  }

  clear() {
    this.speaker.command.write();
    this.speaker.light();
  }

  /** A click on a plan: said if it may be; otherwise a sentence says why not. While others think it is given up. */
  async use(index) {
    const { speaker } = this,
      [line] = this.lines.splice(index, 1),
      words = line.split(' ');
    if (!this.on && !speaker.words.after(words)?.['.']) {
      const answer = await speaker.why.ask(words);
      if (answer) speaker.why.tell(answer);
      this.draw();
      return;
    }
    if (!this.on) await speaker.line(words);
    speaker.light();
  }

  draw() {
    const tip = w(this.on ? 'plan-drop' : 'plan-say');
    this.box.replaceChildren(
      ...(this.speaker.past.shown || this.speaker.said.length > this.speaker.forced ? [] : this.lines).map(
        (line, index) =>
          el(
            'li',
            {},
            el(
              'button',
              {
                type: 'button',
                'data-plan': index,
                'data-tip': tip,
                'aria-label': `${tip}: ${this.speaker.words.told(line)}`,
              },
              this.speaker.words.told(line),
              icon(this.on ? 'cross' : 'play'),
            ),
          ),
      ),
    );
  }
}
