// Taking back: words that are begun, a line, a turn, or any of one's last lines.
import { $, api, complain, put, toast, w } from '/static/page.js';

/** Whether something can be taken back: by oneself, or by another at this screen who acted before. */
const possible = ({ undo }, turn) => undo.by !== null || (turn ? undo.turn : undo.line);

export class Undo {
  constructor(table, view, speaker) {
    this.table = table;
    this.view = view;
    this.speaker = speaker;
  }

  /** Words that are begun and cards that are laid go first. What cannot be taken back says why. */
  draw() {
    const { news } = this.table,
      { begun, past } = this.speaker;
    for (const [button, can, key] of [
      ['#undo', begun || possible(news, false), 'undo'],
      ['#undo-turn', begun || possible(news, true), 'undo-turn'],
    ]) {
      const why = past.shown ? w('looking-back-first') : news.undo.why || w('undo-takes-all');
      put($(button), 'aria-disabled', can && !past.shown ? null : 'true');
      put($(button), 'data-tip', can && !past.shown ? w(key) : w('name-value', { name: w(key), value: why }));
    }
  }

  async undo(turn) {
    const { news } = this.table,
      { draft, begun, past, sender } = this.speaker;
    if (past.shown) {
      past.present();
      return;
    }
    if (begun && !turn) {
      this.speaker.back();
      return;
    }
    if (begun && draft.on) {
      draft.clear();
      return;
    }
    if (begun) this.speaker.unsay();
    if (begun && !news.undo.line) return;
    if (!possible(news, turn) && !(turn && begun)) {
      toast($(turn ? '#undo-turn' : '#undo').dataset.tip);
      return;
    }
    if (sender.waiting) return;
    try {
      await sender.undo(turn);
    } catch (error) {
      complain(error);
    }
  }

  /**
   * One of the lines that can be taken back, whichever it is: those after it are said again, as far as they may be. What
   * ends something is not, nor what the table says by itself this time.
   */
  async takeBack(n) {
    const { id, news } = this.table,
      { seat, seq, edition } = news,
      { sender } = this.speaker,
      lines = this.view.log.lately(news).map((entry) => ({ n: entry.n, line: entry.line }));
    let now = { seq, edition };
    const undone = () => lines.filter((entry) => entry.n > now.seq && entry.n !== n).map((entry) => entry.line);
    if (sender.waiting || !lines.some((entry) => entry.n === n)) return;
    sender.wait(true);
    try {
      while (now.seq >= n) now = await api(`tables/${id}/undo`, { seat, ...now, turn: false });
      await this.sayAgain(seat, now, undone());
    } catch (error) {
      this.speaker.plans.add(undone());
      complain(error);
    }
    sender.wait(false);
    this.speaker.light();
  }

  async sayAgain(seat, now, lines) {
    const { id } = this.table,
      end = lines.findIndex((line) => this.speaker.words.ends.has(line.split(' ')[0])),
      left = end < 0 ? [...lines] : lines.slice(0, end);
    try {
      while (left.length) {
        const before = now.seq;
        now = await api(`tables/${id}/lines`, { seat, ...now, lines: [left[0]] });
        left.shift();
        if (now.seq === before + 1 || !left.length) continue;
        const { log } = await api(`tables/${id}?seat=${seat}&since=${before + 1}`);
        for (const entry of log) if (entry.made && entry.actor === seat && entry.line === left[0]) left.shift();
      }
      const told = lines.slice(end).map((line) => this.speaker.words.told(line));
      if (end >= 0) toast(w('not-said-again', { lines: told.join(', ') }));
    } catch (error) {
      if (error.status === 409) {
        toast(w('not-again', { why: error.message }));
        return;
      }
      this.speaker.plans.add(left);
      complain(error);
    }
  }
}
