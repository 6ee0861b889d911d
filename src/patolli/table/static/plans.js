// Plans: lines made up while others think. They wait in this window and nowhere else, and are said only by a click when
// the turn has come; whether they may be is not known before.
import { el, w } from '/static/page.js';
import { icon } from '/static/icons.js';

export class Plans {
  constructor(speaker) {
    this.speaker = speaker;
    this.lines = [];
    /** Which of them is on its way. */
    this.saying = null;
    this.box = el('ol.lately.planned', { 'aria-label': w('planned') });
  }

  /**
   * Plans belong to a seat: whoever sits there next begins without.
   * @param {Server.News} news
   */
  hear(news) {
    if (news.seat !== this.seat || news.over) this.lines = [];
    this.seat = news.seat;
  }

  /** Whether something can be planned now: somebody else is asked. */
  get on() {
    const { news } = this.speaker;
    return (
      !!news &&
      !news.asked &&
      !news.over &&
      !news.replay &&
      !news.stuck &&
      news.seat !== null &&
      news.seats[news.seat]?.kind !== 'bot' &&
      !this.speaker.past.shown
    );
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
      line = this.lines[index],
      words = line.split(' ');
    if (speaker.sender.waiting) return;
    if (this.on) this.drop(line);
    else if (speaker.words.after(words)?.['.']) {
      this.saying = index;
      await speaker.line(words);
      this.saying = null;
    } else {
      const answer = await speaker.why.ask(words);
      if (answer && !answer.unknown) this.drop(line);
      if (answer) speaker.why.tell(answer);
      this.draw();
      return;
    }
    speaker.light();
  }

  /** What is said, refused or given up is no plan any more. */
  drop(line) {
    const at = this.lines.indexOf(line);
    if (at >= 0) this.lines.splice(at, 1);
  }

  draw() {
    const { past, said, forced, words } = this.speaker,
      tip = w(this.on ? 'plan-drop' : 'plan-say'),
      shown = !past.shown && said.length <= forced;
    const button = (line, index) =>
      el(
        'button',
        {
          type: 'button',
          'data-plan': index,
          'data-tip': tip,
          'aria-label': w('name-value', { name: tip, value: words.told(line) }),
        },
        words.told(line),
        icon(this.on ? 'cross' : 'play'),
      );
    this.box.replaceChildren(
      ...this.lines
        .map((line, index) => shown && index !== this.saying && el('li', {}, button(line, index)))
        .filter(Boolean),
    );
  }
}
