// A game from a real table is written down: chance is asked, any line can be corrected, and what was entered while the
// table was away is sent when it is back.
import { $, api, ask, el, keptHere, put, w } from '/static/page.js';
import { complain, confirmed, copy, dialog, toast } from '/static/overlay.js';
import { icon } from '/static/icons.js';
import { Chance } from '/static/chance.js';

/** Lines in question that are shown at once. */
const FEW = 4;
/** What the description of the API has where games are reviewed. */
const REVIEWS = '/api/tables/{table}/review';
/** Milliseconds between two looks whether the last line has been heard of. */
const PAUSE_MS = 50;

export class Recorder {
  /**
   * @param {{id: string, news: Server.News}} table
   * @param {import('/static/view.js').View} view
   * @param {import('/static/speaker.js').Speaker} speaker
   */
  constructor(table, view, speaker) {
    this.table = table;
    this.view = view;
    this.speaker = speaker;
    this.sender = speaker.sender;
    /**
     * Lines that were taken back, until something else is said in the place of the first, or the page is left.
     * @type {{lines: any[], seq: number, edition: number} | null}
     */
    this.gone = null;
    this.key = `entered:${table.id}`;
    this.chance = new Chance({
      say: (line, held) => (held ? this.enter('hold', { line }) : this.enter('chance', { how: 'said', line })),
      draw: (how) => this.enter('chance', { how }),
      none: (draw) => this.before(draw),
      back: (n) => this.back(n - 1),
      close: () => this.forget(),
    });
    this.told = el('span.small.quiet', { id: 'record-told', role: 'status' });
    this.acts = el('span.bar');
    this.foot = el(
      'div.recfoot',
      {},
      this.told,
      this.acts,
      el('span.gap'),
      el(
        'button.btn',
        { type: 'button', id: 'later', 'aria-label': w('go-on-later'), onclick: () => copy(location.href) },
        icon('link'),
        el('span', {}, w('go-on-later')),
      ),
      el('button.btn.go', { type: 'button', id: 'finish', onclick: () => this.finish() }, icon('check'), w('finish')),
    );
    view.log.back = (n) => this.back(n - 1);
    const send = this.sender.send.bind(this.sender);
    this.sender.send = async (what, more) => {
      const { seat, seq, edition } = this.table.news;
      try {
        return await send(what, more);
      } catch (error) {
        if (!error.status && what !== 'back') this.keep(what, { seat, seq, edition, ...more });
        throw error;
      }
    };
    $('.play').classList.add('rec');
  }

  /** @param {Server.News} news */
  hear(news) {
    const { recording } = news;
    this.chance.ask(recording?.asks || null, recording?.owner ?? null);
    for (const item of this.view.log.entries.values()) {
      const possible = !!recording?.possible.includes(item.n);
      item.classList.toggle('possible', possible);
      put(item, 'data-possible', possible ? w('only-possible') : null);
    }
    this.sayAgain(news);
    this.drawFoot(news);
    this.sendKept(news);
  }

  /** Nothing is left of what was for another pair of eyes. */
  forget() {
    this.chance.ask(null, null);
  }

  drawFoot(news) {
    const { gone } = this;
    this.told.textContent = gone ? w('lines-kept', { n: gone.lines.length }) : w('line-n', { n: news.seq });
    this.acts.replaceChildren(
      ...(gone
        ? [
            el(
              'button.btn',
              { type: 'button', id: 'bring-back', onclick: () => this.again(gone.lines) },
              w('bring-back'),
            ),
            el('button.btn.bare', { type: 'button', id: 'forget', onclick: () => this.drop() }, w('forget-lines')),
          ]
        : []),
      ...(news.asked && news.recording?.unsure
        ? [
            el(
              'button.btn.bare',
              { type: 'button', id: 'other-card', onclick: () => this.otherCard() },
              w('other-card'),
            ),
          ]
        : []),
    );
    put($('#finish'), 'hidden', news.over ? 'hidden' : null);
  }

  // ---- entering

  /** What chance did, or what nobody knows. */
  async enter(what, more) {
    if (this.sender.waiting) return;
    if (keptHere.get(this.key)) {
      toast(w('entered-kept'));
      return;
    }
    try {
      await this.sender.send(what, more);
    } catch (error) {
      if (!error.status) toast(w('entered-kept'), 6000);
      else if (error.status === 409)
        this.chance.tell(error.message, this.before({ word: more.line?.split(' ').at(-1) }));
      else complain(error);
    }
  }

  /** Earlier lines of chance that name a thing. */
  before({ word }) {
    return [...this.view.log.entries.values()]
      .filter(({ actor, line }) => actor < 0 && word && line.split(' ').includes(word))
      .slice(-FEW)
      .map(({ n, told }) => ({ n, told }));
  }

  /** The table is away: what was entered waits in this window, also when it is loaded again. */
  keep(what, body) {
    keptHere.set(this.key, JSON.stringify({ what, body }));
  }

  /** The table is back: what was entered for this very position is sent; else it was written, or is not good any more. */
  async sendKept({ seq, edition, seat }) {
    const text = keptHere.get(this.key);
    if (!text || this.sender.waiting || document.body.classList.contains('offline')) return;
    const { what, body } = JSON.parse(text);
    keptHere.set(this.key, null);
    if (body.seq !== seq || body.edition !== edition || body.seat !== seat) return;
    try {
      await api(`tables/${this.table.id}/${what}`, body);
      toast(w('entered-sent'));
    } catch (error) {
      if (!error.status) this.keep(what, body);
      else complain(error);
    }
  }

  // ---- going back

  /** The last thing that was said: words that are begun first. */
  undo() {
    if (this.speaker.begun) {
      this.speaker.back();
      return;
    }
    const said = [...this.view.log.entries.values()].filter((item) => !item.made || item.matches('.possible'));
    if (said.length) this.back(said[said.length - 1].n - 1);
  }

  /** Take back all lines after the first `to` ones: they are kept, and come back with a click. */
  async back(to) {
    if (this.sender.waiting) return;
    try {
      const { gone, seq, edition } = await this.sender.send('back', { to }),
        more =
          this.gone?.lines.slice(this.gone.lines.length && this.gone.seq === to + gone.length ? 0 : Infinity) || [];
      this.gone = { lines: [...gone, ...more], seq, edition };
      toast(w('lines-gone', { n: gone.length }));
      this.drawFoot(this.table.news);
    } catch (error) {
      complain(error);
    }
  }

  drop() {
    this.gone = null;
    this.drawFoot(this.table.news);
  }

  /** Something else was said in the place of the first line: those after it are said again. */
  sayAgain({ seq, edition }) {
    const { gone } = this;
    if (!gone) return;
    if (edition > gone.edition) this.gone = null;
    else if (edition === gone.edition && seq > gone.seq) this.again(gone.lines.slice(1));
  }

  async again(lines) {
    this.gone = null;
    while (this.sender.waiting) await new Promise((done) => setTimeout(done, PAUSE_MS));
    if (!lines.length) return;
    try {
      const { left, why } = await this.sender.send('again', { lines });
      toast(left.length ? w('not-all-again', { n: left.length, why }) : w('all-again', { n: lines.length }), 6000);
    } catch (error) {
      complain(error);
    }
  }

  // ---- a hand that is only possible

  /** The hand on the screen is only possible: which card was it really? */
  async otherCard() {
    const { news, id } = this.table;
    try {
      const { draws } = await api(`tables/${id}/others?seat=${news.seat}`);
      if (draws.length) this.chance.ask({ ask: w('other-card-ask'), draws }, null, true);
      else toast(w('no-other-card'));
    } catch (error) {
      complain(error);
    }
  }

  // ---- the end

  async finish() {
    const { news, id } = this.table;
    if (!news.over && !(await confirmed(w('finish'), w('finish-early'), w('finish-anyway'), w('go-on-recording'))))
      return;
    const review = await ask('/api').then(
      (text) => text.includes(REVIEWS),
      () => false,
    );
    dialog(w('recorded-title'), (close) => [
      el('p', {}, w('recorded-how')),
      el(
        'div.bar',
        {},
        el(
          'a.btn.go',
          { id: 'save-record', href: `/api/tables/${id}/record?all=1`, download: `${news.game}-${id}.txt` },
          icon('save'),
          w('record'),
        ),
        review && el('a.btn', { id: 'to-review', href: `/t/${id}/review` }, icon('eye'), w('to-review')),
        el('a.btn', { href: `/t/${id}/replay` }, icon('eye'), w('replay')),
        el('button.btn', { type: 'button', onclick: () => close() }, w('close')),
      ),
    ]);
  }
}
