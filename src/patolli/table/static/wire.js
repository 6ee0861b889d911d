// The wire: news as they come, and coming back by itself after a break, with growing pauses.
import { languageNow, w } from '/static/page.js';

/** None is longer: when the database is back, each page is back within ten seconds. */
const PAUSE_SECONDS = [1, 2, 4, 8];
/** The longest pause after a line that was cut without a reason: another server may be there at once. */
const CUT_SECONDS = 4;
/** After which a line that says nothing is given up: the server sends a sign every two seconds. */
const SILENCE_SECONDS = 5;
/** The same until the first news, which are long. */
const FIRST_SECONDS = 10;
/** The longest time in which a line is to be made; a busy server needs longer than another. */
const MADE_SECONDS = 20;
/** How a socket is closed that asked for what there will not be: another's seat, no table, nothing that is a question. */
const FOR_GOOD = [4403, 4404, 4422];

/** Says nothing but that the server is there. */
const SIGN = '{}';

/** Large messages come packed. */
const unpacked = (data) =>
  typeof data === 'string'
    ? data
    : new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'))).text();

/** The name of this window, and how often it has opened a line: a server that hung is not believed about an old one. */
const WINDOW = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('');
let opened = 0;

export class Wire {
  /**
   * `hear(news)` for each message; `state('live' | 'wait' | 'off' | 'shut', seconds, error)` when the line is up, down,
   * or given up; `error` is `{key, why}` if the reason is known.
   */
  constructor(table, hear, state) {
    this.table = table;
    this.hear = hear;
    this.state = state;
    this.tries = 0;
    this.error = null;
    this.chat = 0;
    /** @type {number | 'none'} */
    this.seat = 'none';
    this.forget();
  }

  /** The next line begins with the whole log: what was heard is not shown. */
  forget() {
    /** The newest position that was heard, and whose numbers it has. */
    this.known = /** @type {{seat: number | null, seq: number, edition: number} | null} */ (null);
  }

  /**
   * What was heard need not be told again.
   * @param {any} message news, or one of the small messages
   */
  note({ scene, seat, seq, edition, chat }) {
    if (scene) this.known = { seat, seq, edition };
    this.chat = Math.max(this.chat, ...(chat || []).map(({ n }) => n));
  }

  /** @param {number | 'none'} seat */
  open(seat) {
    this.close();
    this.seat = seat;
    const address = new URL(`/api/tables/${this.table}/live`, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    // numbers are the reader's own: those of another seat mean other lines
    const { seq = 0, edition } = (seat === (this.known?.seat ?? 'none') && this.known) || {};
    address.searchParams.set('since', String(seq));
    if (edition !== undefined) address.searchParams.set('edition', String(edition));
    address.searchParams.set('chat', String(this.chat));
    address.searchParams.set('signs', '1');
    address.searchParams.set('window', WINDOW);
    address.searchParams.set('opened', String(++opened));
    if (globalThis.DecompressionStream) address.searchParams.set('zip', '1');
    address.searchParams.set('seat', String(seat));
    if (languageNow()) address.searchParams.set('language', languageNow());
    const socket = (this.socket = new WebSocket(address));
    socket.binaryType = 'arraybuffer';
    let before = Promise.resolve(),
      signed = false,
      told = false,
      refused = null;
    // one after the other, for unpacking takes a moment
    const then = (act) =>
      (before = before.then(() => socket === this.socket && act()).catch((error) => this.fail(error)));
    this.listen(socket, Math.min(SILENCE_SECONDS * Math.max(1, this.tries), MADE_SECONDS));
    socket.addEventListener('open', () => this.listen(socket, FIRST_SECONDS));
    socket.addEventListener('message', ({ data }) => {
      signed ||= data === SIGN;
      told ||= data !== SIGN;
      // a server that sends no signs may be silent
      this.listen(socket, !signed ? Infinity : told ? SILENCE_SECONDS : FIRST_SECONDS);
      if (data === SIGN) return;
      then(async () => {
        const message = JSON.parse(await unpacked(data));
        if (socket !== this.socket) return;
        if (message.error) refused = message.error;
        else this.take(message);
      });
    });
    socket.addEventListener('close', ({ code }) => {
      this.listen(socket, Infinity);
      then(() => {
        this.error = refused;
        if (FOR_GOOD.includes(code)) this.state('shut', 0, refused);
        else this.later();
      });
    });
    this.state(this.tries ? 'off' : 'wait', 0, this.error);
  }

  /** Something must be heard within so many seconds. */
  listen(socket, seconds) {
    if (socket !== this.socket) return;
    clearTimeout(this.silence);
    if (seconds < Infinity) this.silence = setTimeout(() => this.silent(socket), seconds * 1000);
  }

  /** The server hangs, or the line was cut without a word. */
  silent(socket) {
    if (socket !== this.socket) return;
    this.close();
    this.error = null;
    this.later();
  }

  take(message) {
    const { socket } = this;
    this.state('live');
    this.note(message);
    this.hear(message);
    if (socket !== this.socket) return;
    this.tries = 0;
    this.error = null;
  }

  /** What came could not be shown: come back to the position as it is. */
  fail(error) {
    console.error(error);
    this.forget();
    this.close();
    this.error = { why: w('went-wrong') };
    this.later();
  }

  later() {
    const usual = PAUSE_SECONDS[Math.min(this.tries++, PAUSE_SECONDS.length - 1)],
      // where a server has ended, not all of its pages come in the same moment
      pause = this.error ? usual : Math.min(usual, CUT_SECONDS) * (0.5 + Math.random() / 2),
      until = Date.now() + pause * 1000;
    clearInterval(this.clock);
    const tick = () => {
      const left = Math.ceil((until - Date.now()) / 1000);
      if (left <= 0) this.again();
      else this.state('off', left, this.error);
    };
    this.clock = setInterval(tick, 250);
    tick();
  }

  /** Nobody sits here any more, also after a break. */
  watch() {
    this.seat = 'none';
  }

  again() {
    clearInterval(this.clock);
    this.open(this.seat);
  }

  close() {
    clearInterval(this.clock);
    clearTimeout(this.silence);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
