// Lines and undos on their way: from the sending until the news that answer them. Others may be heard in between.
import { $, api } from '/static/page.js';

/** Milliseconds after which what was answered should have been heard of. */
const NEWS_MS = 4000;

const reached = ({ seq, edition }, answer) =>
  edition > answer.edition || (edition === answer.edition && seq >= answer.seq);

export class Sender {
  /** `latest()`: the newest news, shown or not; `dead()`: they do not come, although nobody has said so. */
  constructor(table, latest, dead) {
    this.table = table;
    this.latest = latest;
    this.dead = dead;
    /** @type {Server.News} */
    this.heard = /** @type {any} */ (null);
    this.wait(false);
  }

  /** Lines of one's own, all or none. */
  say(lines) {
    return this.send('lines', { lines });
  }

  undo(turn) {
    const { seat, undo } = this.table.news;
    return this.send('undo', { turn, seat: undo.by ?? seat });
  }

  /** Why a line, or the beginning of one, may not be said. */
  why(line) {
    const { id, news } = this.table,
      query = new URLSearchParams({ seat: String(news.seat ?? ''), line });
    return api(`tables/${id}/why?${query}`);
  }

  async send(what, more) {
    const { seat, seq, edition } = this.table.news;
    this.wait(true);
    try {
      const answer = await api(`tables/${this.table.id}/${what}`, { seat, seq, edition, ...more });
      this.answer = answer;
      setTimeout(() => reached(this.latest(), answer) || this.dead(), NEWS_MS);
    } catch (error) {
      this.wait(false);
      throw error;
    }
    const { answer } = this;
    this.waited();
    return answer;
  }

  /** @param {Server.News} news */
  hear(news) {
    this.heard = news;
    this.waited();
  }

  wait(on) {
    this.waiting = on;
    this.answer = null;
    $('.play').classList.toggle('waiting', on);
  }

  waited() {
    if (this.waiting && this.answer && reached(this.heard, this.answer)) this.wait(false);
  }
}
