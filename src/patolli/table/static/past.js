// Looking back: an earlier position is shown in the place of the present one.
import { api } from '/static/page.js';
import { toast } from '/static/overlay.js';

export class Past {
  /**
   * `draw(position)` shows one of the past, `draw(null)` the present; `load(n, seat)` gives it, if it is not a table's.
   * @param {any} table
   * @param {(then: any) => void} draw
   * @param {((n: number, seat: number | null) => Promise<any>) | null} load
   */
  constructor(table, draw, load = null) {
    this.table = table;
    this.draw = draw;
    this.load = load || ((n, seat) => api(`tables/${table.id}/at/${n}?seat=${seat ?? 'none'}`));
    /** The position of the past that is shown; null is the present. */
    this.shown = null;
    this.asked = 0;
  }

  /** Only the position that was asked for last is shown, and only to whom it was asked for. Whether it is. */
  async look(n) {
    const { seat, seq } = this.table.news,
      asked = ++this.asked;
    if (n >= seq) {
      this.present();
      return false;
    }
    try {
      const then = await this.load(n, seat);
      if (asked !== this.asked || seat !== this.table.news.seat) return false;
      this.shown = then;
      this.draw(then);
      return true;
    } catch (error) {
      if (asked === this.asked) toast(error.message);
      return false;
    }
  }

  present() {
    const looked = this.shown;
    this.forget();
    if (looked) this.draw(null);
  }

  /** Nor will an answer that is on its way bring it. */
  forget() {
    this.asked += 1;
    this.shown = null;
  }
}
