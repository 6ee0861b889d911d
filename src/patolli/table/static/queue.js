// News that wait to be shown, while what others did is played step by step.

export class Queue {
  /**
   * `show(message)` shows one; `play(messages)` tells whether they are played first; `fail(error)` is for those shown
   * later than they were heard: nobody else would notice.
   */
  constructor(show, play, fail) {
    this.show = show;
    this.play = play;
    this.fail = fail;
    /** @type {Server.News[]} */
    this.list = [];
  }

  get last() {
    return this.list.at(-1);
  }

  /** @param {Server.News} message */
  add(message) {
    // numbers that were told before mean other lines from now on
    if (this.last && other(this.last, message)) this.release();
    this.list.push(message);
    this.next();
  }

  /** Show what waits, unless it is played first. */
  next() {
    if (this.list.length && !this.play(this.list)) this.release();
  }

  /** Show all that waits, at once; later than it was heard. */
  flush() {
    try {
      this.release();
    } catch (error) {
      this.fail(error);
    }
  }

  release() {
    if (!this.list.length) return;
    const all = together(this.list);
    this.clear();
    this.show(all);
  }

  clear() {
    this.list = [];
  }
}

const other = (last, { since, edition, seat }) => since < last.seq || edition !== last.edition || seat !== last.seat;

/**
 * Several messages as one: the last position, with the log and the notices of all.
 * @param {Server.News[]} messages
 */
export function together(messages) {
  /** @type {Server.Entry[]} */
  let log = [];
  for (const message of messages) log = [...log.filter((entry) => entry.n <= message.since), ...message.log];
  const notices = messages.flatMap((message) => message.notices || []),
    since = Math.min(...messages.map((message) => message.since));
  return { ...messages[messages.length - 1], log, notices, since };
}
