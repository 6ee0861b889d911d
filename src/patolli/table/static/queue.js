// News that are still to be shown: the lines of a bot are seen one after the other.
import { still } from '/static/page.js';

const BEAT_MS = 350,
  MOST_WAITING = 4;

export class Queue {
  /** `act(message)` shows one; `fail(error)` is for those shown later than they were heard: nobody else would notice. */
  constructor(act, fail) {
    this.act = act;
    this.fail = fail;
    /** @type {Server.News[]} */
    this.list = [];
    this.shownAt = -Infinity;
    this.timer = 0;
    // a click or a key is meant for the last position
    for (const start of ['pointerdown', 'keydown']) document.addEventListener(start, () => this.flush(), true);
  }

  get last() {
    return this.list.at(-1);
  }

  /** @param {Server.News} message */
  add(message) {
    this.list.push(message);
    if (this.list.length > MOST_WAITING) this.list.unshift(together(this.list.splice(0, this.list.length - 2)));
    this.next();
  }

  show(message) {
    this.shownAt = performance.now();
    this.act(message);
  }

  next() {
    clearTimeout(this.timer);
    if (!this.list.length) return;
    const wait = still() || document.hidden ? 0 : this.shownAt + BEAT_MS - performance.now();
    if (wait > 0) {
      this.later(wait);
      return;
    }
    this.show(this.list.shift());
    if (this.list.length) this.later(BEAT_MS);
  }

  later(wait) {
    this.timer = setTimeout(() => this.safely(() => this.next()), wait);
  }

  flush() {
    if (!this.list.length) return;
    const all = together(this.list);
    this.clear();
    this.safely(() => this.show(all));
  }

  clear() {
    this.list = [];
    clearTimeout(this.timer);
  }

  safely(act) {
    try {
      act();
    } catch (error) {
      this.fail(error);
    }
  }
}

/**
 * Several messages as one: the last position, with the log and the notices of all.
 * @param {Server.News[]} messages
 */
function together(messages) {
  /** @type {Server.Entry[]} */
  let log = [];
  for (const message of messages) log = [...log.filter((entry) => entry.n <= message.since), ...message.log];
  const notices = messages.flatMap((message) => message.notices || []),
    since = Math.min(...messages.map((message) => message.since));
  return { ...messages[messages.length - 1], log, notices, since };
}
