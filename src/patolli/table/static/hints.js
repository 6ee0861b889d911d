// A hint: up to three lines of play, each with its chance and its reasons, beside the board. Pointing at one shows it
// there, a click says it; a finger's first tap shows, its second says.
import { $, all, api, el, finger, LONG_SECONDS, narrow, put, w } from '/static/page.js';
import { complain, toast } from '/static/overlay.js';
import { hideTip } from '/static/tips.js';
import { dots, icon } from '/static/icons.js';

/** A chance is told in steps of this many percent: more is not known. */
const STEP = 5;

export class Hints {
  constructor(speaker) {
    this.speaker = speaker;
    /** The position about which the server was asked and has not answered yet. */
    this.asked = null;
    this.box = el('section.hints.panel', { 'aria-label': w('hint'), tabindex: -1, hidden: true });
    this.box.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        this.close(true);
      }
    });
  }

  /**
   * While one thinks others may speak too: a hint is good as long as one has said nothing and may say the same.
   * @param {Server.News | null} before
   * @param {Server.News} news
   */
  hear(before, news) {
    if (this.box.hidden) return;
    const stays =
      before?.asked &&
      news.asked &&
      before.seat === news.seat &&
      before.edition === news.edition &&
      !news.log.some((entry) => entry.n > before.seq && entry.actor === news.seat) &&
      JSON.stringify(before.lines) === JSON.stringify(news.lines);
    if (!stays) this.close();
  }

  /** The position has changed, or the button was pressed again. */
  close(refocus = false) {
    if (this.box.hidden) return;
    this.show([]);
    this.box.hidden = true;
    if (refocus) $('#hint')?.focus();
  }

  async ask() {
    const { news, past } = this.speaker;
    if (!this.box.hidden) {
      this.close(true);
      return;
    }
    if (news && !news.hints) {
      toast(w('hints-off'));
      return;
    }
    if (!news?.asked || past.shown) {
      toast(w('hint-not-now'));
      return;
    }
    const asked = [news.seat, news.seq, news.edition].join(' ');
    hideTip();
    this.place();
    this.box.hidden = false;
    this.box.replaceChildren(el('p.quiet', { role: 'status' }, dots(), w('hint-thinking')));
    if (this.asked === asked) return;
    this.asked = asked;
    try {
      const { table, seat, seq, edition } = news;
      const { lines } = await api(`tables/${table}/hint`, { seat, seq, edition }, { seconds: LONG_SECONDS });
      if (this.asked === asked) this.list(lines);
    } catch (error) {
      if (this.asked !== asked || this.box.hidden) return;
      this.close();
      complain(error);
    } finally {
      if (this.asked === asked) this.asked = null;
    }
  }

  /** Over the log; on a phone in the place of the words, so that the board is all to be seen. */
  place() {
    const { log, hands } = this.speaker.view;
    if (narrow()) hands.after(this.box);
    else log.box.before(this.box);
  }

  list(found) {
    if (this.box.hidden) return;
    const rows = found.map(({ lines, chance, why }) => {
      const { draft } = this.speaker,
        words = draft.on ? draft.told(lines) : lines.map((line) => this.speaker.words.told(line));
      const button = el(
        'button',
        {
          type: 'button',
          onclick: () => (finger() && this.chosen !== button ? this.choose(button, lines) : this.say(lines)),
        },
        el('span.chance', {}, told(chance), el('small', {}, w('hint-chance'))),
        el(
          'span',
          {},
          el('b', {}, words.join(' · ')),
          ...why.map((reason) => el('span.why', {}, reason)),
          el('span.again', {}, w('hint-again')),
        ),
      );
      for (const start of ['pointerenter', 'focus']) button.addEventListener(start, () => this.show(lines));
      for (const end of ['pointerleave', 'blur'])
        button.addEventListener(end, () => this.chosen === button || this.show([]));
      return el('li', {}, button);
    });
    this.chosen = null;
    this.box.replaceChildren(
      el(
        'header',
        {},
        el('h2', {}, w('hint')),
        el('span.gap'),
        el(
          'button.btn.bare',
          { type: 'button', 'aria-label': w('close'), onclick: () => this.close(true) },
          icon('cross'),
        ),
      ),
      rows.length ? el('ol', {}, rows) : el('p.quiet', {}, w('hint-none')),
    );
    $('button', $('ol', this.box) || this.box).focus({ focusVisible: false });
  }

  /** A line that a finger has tapped once: it is shown, and another tap says it. */
  choose(button, lines) {
    if (this.chosen) put(this.chosen, 'aria-pressed', null);
    put(button, 'aria-pressed', 'true');
    this.chosen = button;
    this.show(lines);
    const { zoom, sheet } = this.speaker.view,
      folded = $('[data-tab-of]:not(.hands) .place.hinted');
    zoom.seek(all('.board .place.hinted'), 0.8);
    if (!narrow() || !folded) return;
    sheet.show(folded);
    this.speaker.unfolded = true;
  }

  /** Frame the places that the lines name, and show what they would lay. */
  show(lines) {
    for (const place of all('.place.hinted')) place.classList.remove('hinted');
    for (const line of lines) {
      const [verb, ...rest] = line.split(' ');
      for (const word of rest)
        for (const place of this.speaker.words.carriers(word, verb)) place.classList.add('hinted');
    }
    this.speaker.ghost.preview(this.speaker.draft.on ? [] : lines);
  }

  /** Say the lines as far as they can be taken back; what cannot is asked about, and the turn is ended by its owner. */
  async say(lines) {
    this.close();
    const { speaker } = this,
      { draft, news, words } = speaker;
    if (draft.on) {
      draft.take(lines);
      return;
    }
    const sure = lines.findIndex((line) => {
      const [verb] = line.split(' ');
      return words.isFinal(verb) || words.ends.has(verb);
    });
    const now = sure < 0 ? lines : lines.slice(0, sure);
    if (!now.length) speaker.line(lines[0].split(' '));
    else if (!(await speaker.tell(...now)) && news === speaker.news) this.box.hidden = false;
  }
}

/** A chance in steps: the same position is told the same chance, however often one asks. */
function told(chance) {
  const step = Math.min(100 - STEP, Math.max(STEP, Math.round((100 * chance) / STEP) * STEP));
  return (step / 100).toLocaleString(document.documentElement.lang, { style: 'percent' });
}
