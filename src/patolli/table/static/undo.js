// Taking back: words that are begun, a line, a turn, or any of one's last lines.
import { $, put, w } from '/static/page.js';
import { complain, toast } from '/static/overlay.js';

/** Whether something can be taken back: by oneself, or by another at this screen who acted before. */
const possible = ({ undo, recording, seq }, turn) =>
  (recording && seq > 0) || undo.by !== null || (turn ? undo.turn : undo.line);

export class Undo {
  /** `takeback`: farther than an undo, where that is possible at all. */
  constructor(table, view, speaker, takeback = null) {
    this.takeback = takeback;
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
    $('#undo-turn').hidden = !!news.recording;
    if (!this.takeback) return;
    const more = !possible(news, false) && this.takeback.lines.length > 0;
    if (!more) this.takeback.button.remove();
    else if (!this.takeback.button.isConnected) $('#hint').before(this.takeback.button);
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
   * One of the lines that can be taken back, whichever it is: those after it are said again by the table, as far as
   * they may be. What ends something is not.
   */
  async takeBack(n) {
    const { sender, words } = this.speaker;
    if (sender.waiting || !this.view.log.lately(this.table.news).some((entry) => entry.n === n)) return;
    try {
      const { left, why } = await sender.send('undo', { line: n });
      if (why) toast(w('not-again', { why }));
      else if (left.length)
        toast(w('not-said-again', { lines: left.map((/** @type {string} */ line) => words.told(line)).join(', ') }));
    } catch (error) {
      complain(error);
    }
    if (!sender.waiting) this.speaker.light();
  }
}
