// Why not: what may not be said is asked about, and the answer is shown where it was tried.
import { all, el, narrow, w } from '/static/page.js';
import { pointing, showTip } from '/static/tips.js';

export class Why {
  constructor(speaker) {
    this.speaker = speaker;
    this.asked = new Map();
    this.alert = el('div.hide', { id: 'refused', role: 'alert' });
    pointing.at = (thing) => this.pointed(thing);
  }

  /** The position is another one. */
  forget() {
    this.asked = new Map();
  }

  /** Why a line may not be said, asked once in a position: `{rule, why, unknown}`, unknown if nobody answered; null if that is another one when the answer comes. */
  async ask(words) {
    const { asked } = this,
      line = words.join(' ');
    if (!asked.has(line)) {
      asked.set(
        line,
        this.speaker.sender.why(line).catch(({ rule, message }) => {
          asked.delete(line);
          return { rule, why: message, unknown: true };
        }),
      );
    }
    const answer = await asked.get(line);
    return asked === this.asked ? answer : null;
  }

  /** The words that a thing could have followed: those after which something of its zone may come. */
  before(thing) {
    const { said, words } = this.speaker,
      places = all('.place', thing?.closest('.places') || el('i'));
    for (let kept = said.length; kept > 0; kept--) {
      const node = words.after(said.slice(0, kept));
      if (places.some((place) => node?.[place.dataset.word])) return said.slice(0, kept);
    }
    return said;
  }

  /** A word was tried that cannot be said. */
  async refuse(word, thing) {
    const { news, said, words } = this.speaker,
      from = thing || words.carriers(word, said[0])[0];
    if (!news.asked) {
      if (from) showTip(from, from.dataset.tip);
      return;
    }
    if (!said.length && !words.verbs[word]) {
      if (from) showTip(from, w('nothing-here'), { head: from.dataset.tip });
      return;
    }
    const line = [...this.before(from), word],
      { sender } = this.speaker;
    if (sender.tried) {
      await sender.tried(line.join(' '));
      return;
    }
    const answer = await this.ask(line);
    if (answer) this.tell(answer, from);
  }

  /** A refusal: at the thing; on a phone in the place of the prompt; always for a screen reader. */
  tell({ rule, why }, from = null) {
    const { prompt, news } = this.speaker,
      reason = why || w('nothing-here');
    this.announce([w('not-possible'), reason, rule].filter(Boolean).join(' '));
    this.speaker.acts.refused?.(rule);
    if (narrow() || !from) prompt.refuse(reason, rule);
    else showTip(from, reason, { why: true, rule, game: news.game });
  }

  /** For a screen reader, at once. */
  announce(text) {
    this.alert.textContent = text;
  }

  /** Pointed at: what is not possible says why; everything else says what it is. */
  pointed(thing) {
    const { news, past, said, words } = this.speaker,
      { word, tip } = thing.dataset;
    if (!word || !news?.asked || past.shown || thing.getAttribute('aria-disabled') !== 'true') return false;
    if (!said.length && !words.verbs[word]) return false;
    const verb = thing.closest('.words') !== null;
    this.ask(verb ? [word] : [...this.before(thing), word]).then((answer) => {
      if (!answer || !thing.matches(':hover, :focus')) return;
      const { rule, why } = answer;
      // a thing of another kind than what is chosen now was not tried: its tip only says what it is
      if (why && (verb || rule)) showTip(thing, why, { why: true, rule, game: news.game, head: verb ? '' : tip });
      else showTip(thing, tip);
    });
    return true;
  }
}
