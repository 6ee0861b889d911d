// The wire: news as they come, and coming back by itself after a break, with growing pauses.
import { language } from '/static/page.js';

const PAUSES = [1, 2, 4, 8, 15];

/** Large messages come packed. */
const unpacked = (data) =>
  typeof data === 'string'
    ? data
    : new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'))).text();

export class Wire {
  /** `hear(news)` for each message, `state('live' | 'wait' | 'off', seconds)` when the line is up or down. */
  constructor(table, hear, state) {
    this.table = table;
    this.hear = hear;
    this.state = state;
    this.tries = 0;
  }

  open(seat) {
    this.close();
    this.seat = seat;
    const address = new URL(`/api/tables/${this.table}/live`, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    address.searchParams.set('since', '0');
    if (globalThis.DecompressionStream) address.searchParams.set('zip', '1');
    if (seat !== null && seat !== undefined) address.searchParams.set('seat', seat);
    if (language) address.searchParams.set('language', language);
    const socket = (this.socket = new WebSocket(address));
    socket.binaryType = 'arraybuffer';
    let before = Promise.resolve();
    socket.addEventListener('message', (event) => {
      // one after the other, for unpacking takes a moment
      before = before
        .then(() => unpacked(event.data))
        .then((text) => {
          if (socket !== this.socket) return;
          this.tries = 0;
          this.state('live');
          this.hear(JSON.parse(text));
        });
    });
    socket.addEventListener('close', () => {
      if (socket === this.socket) this.later();
    });
    this.state(this.tries ? 'off' : 'wait', 0);
  }

  later() {
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)],
      until = Date.now() + pause * 1000;
    clearInterval(this.clock);
    const tick = () => {
      const left = Math.ceil((until - Date.now()) / 1000);
      if (left <= 0) this.again();
      else this.state('off', left);
    };
    this.clock = setInterval(tick, 250);
    tick();
  }

  again() {
    clearInterval(this.clock);
    this.open(this.seat);
  }

  close() {
    clearInterval(this.clock);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
