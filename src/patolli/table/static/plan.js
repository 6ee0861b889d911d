// Plans: lines made up while others think. They wait in this window and nowhere else, and are said only by a click when
// the turn has come; whether they may be is not known before.
import { $, el, w } from '/static/page.js';
import { icon } from '/static/icons.js';

export class Plans {
  constructor(speaker) {
    this.speaker = speaker;
    this.lines = [];
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
    return this.on
      ? $('#cmd')
          .value.split(/[\s/]+/)
          .filter(Boolean)
      : [];
  }

  /** A verb begins a plan, a place goes on with it. Whether the click was meant for that. */
  click(thing) {
    const { word } = thing.dataset,
      begins = thing.closest('.words') !== null;
    if (!this.on || (!begins && !this.words.length)) return false;
    $('#cmd').value = `${begins ? word : [...this.words, word].join(' ')} `;
    this.speaker.light();
    return true;
  }

  keep() {
    if (this.words.length) this.lines.push(this.words.join(' '));
    this.clear();
  }

  clear() {
    $('#cmd').value = '';
    this.speaker.light();
  }

  /** A click on a plan: said if it may be; otherwise a sentence says why not. While others think it is given up. */
  async use(index) {
    const { speaker } = this,
      [line] = this.lines.splice(index, 1);
    if (!this.on) {
      const node = speaker.node(line.split(' '));
      if (node['.']) {
        speaker.said = line.split(' ');
        await speaker.finish();
      } else {
        const answer = await speaker.why(line.split(' '));
        if (answer) speaker.shout({ why: answer.why || w('nothing-here'), rule: answer.rule || '' }, null);
        this.draw();
        return;
      }
    }
    speaker.light();
  }

  draw() {
    const tip = w(this.on ? 'plan-drop' : 'plan-say');
    $('.planned').replaceChildren(
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
                'aria-label': `${tip}: ${this.speaker.told(line)}`,
              },
              this.speaker.told(line),
              icon(this.on ? 'cross' : 'play'),
            ),
          ),
      ),
    );
  }
}
