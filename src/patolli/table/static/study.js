// A study board: the table's own board, words and log for a position that is no table of the store. Lessons and puzzles
// are made of it. The page that uses it keeps what was said, asks the server, and hands the answer to `show`.
import { $, all, el, narrow, w } from '/static/page.js';
import { tool } from '/static/controls.js';
import { complain } from '/static/overlay.js';
import { topBar } from '/static/topbar.js';
import { icon } from '/static/icons.js';
import { View } from '/static/view.js';
import { Past } from '/static/past.js';
import { Speaker } from '/static/speaker.js';
import { Undo } from '/static/undo.js';
import { Keys } from '/static/keys.js';
import { Queue } from '/static/queue.js';
import { Follow } from '/static/follow.js';
import { describe, showKeys } from '/static/dialogs.js';

/**
 * What the page does about what its reader does. Each asks the server, calls `show`, and throws if there was no answer.
 * @typedef {object} StudyActs
 * @property {(lines: string[]) => Promise<any>} say whole lines
 * @property {(line: string) => Promise<any>} tried a line that may not be said, or its beginning
 * @property {(from: number | null, all: boolean) => Promise<any>} undo the line with that number and those after it; without a number the last one, or all
 * @property {(line: string) => Promise<{rule?: string, why?: string}>} why a line may not be said: only asked
 * @property {() => void} [lit] what can be said was lit anew
 * @property {() => void} [hint] the key h
 */

/** In the place of the table's sender: what is said goes to the page. */
class StudySender {
  waiting = false;

  /** @param {StudyActs} acts */
  constructor(acts) {
    this.acts = acts;
  }

  say(lines) {
    return this.during(() => this.acts.say(lines));
  }
  tried(line) {
    return this.during(() => this.acts.tried(line));
  }
  why(line) {
    return this.acts.why(line);
  }
  undo(turn) {
    return this.during(() => this.acts.undo(null, turn));
  }
  takeBack(n) {
    return this.during(() => this.acts.undo(n, false));
  }
  hear() {}

  async during(act) {
    this.wait(true);
    try {
      return await act();
    } finally {
      this.wait(false);
    }
  }

  wait(on) {
    this.waiting = on;
    $('.play').classList.toggle('waiting', on);
  }
}

export class Study {
  /** @param {StudyActs} acts */
  constructor(acts) {
    this.acts = acts;
    /** @type {{id: string, news: Server.News}} */
    this.table = { id: '', news: /** @type {any} */ (null) };
    /** How often the position was another one than what went on from the last. */
    this.edition = 0;
    /** Whether the sheet of a phone was opened to be looked at. */
    this.opened = false;
    /** The positions that are known, by their number. */
    /** @type {Map<number, {scene: Scene.Scene, points: number[]}>} */
    this.positions = new Map();
    const { table } = this;
    this.view = new View({ look: (n) => this.past.look(n), seat: null, drawn: () => this.speaker?.words.losePlaces() });
    this.past = new Past(
      table,
      (then) => this.turnTo(then),
      (n) => this.at(n),
    );
    const commands = { undo: () => this.undo.undo(false), help: showKeys, describe: () => describe(this.view) };
    this.sender = new StudySender(acts);
    this.speaker = new Speaker(this.view, this.past, this.sender, {
      takeBack: (n) => this.sender.takeBack(n).catch(complain),
      lit: () => this.lit(),
      commands,
    });
    this.undo = new Undo(table, this.view, this.speaker);
    this.follow = new Follow(table, this.view, this.speaker, {
      flush: () => this.queue.flush(),
      next: () => this.queue.next(),
      present: () => this.turnTo(null),
      busy: () => this.past.shown,
      between: async (first, last) => ({ edition: this.edition, steps: this.steps(first, last) }),
    });
    this.queue = new Queue(
      (news) => this.draw(news),
      (list) => this.follow.play(list),
      (error) => {
        throw error;
      },
    );
    new Keys(this.view, this.speaker, { ...commands, undoTurn: () => this.undo.undo(true), hint: acts.hint });
    this.build(commands.undo);
  }

  build(undo) {
    const { view, speaker, follow } = this,
      back = el('div.bar.back', {}, tool('undo', 'undo', undo, { id: 'undo' }));
    back.append(tool('undoturn', 'undo-turn', () => this.undo.undo(true), { id: 'undo-turn' }));
    for (const button of back.children) button.classList.remove('bare');
    view.log.box.append(speaker.command.box);
    view.log.see = (moment, n) => follow.review(moment, n);
    const foot = el('div.foot', {}, view.hands, speaker.bar.box, follow.strip.box);
    $('main').replaceChildren(
      speaker.prompt.box,
      back,
      view.seats.strip,
      view.board,
      view.seats.own,
      view.zoom.bar,
      view.aside,
      foot,
      view.sheet.box,
      speaker.why.alert,
      follow.voice,
    );
    speaker.prompt.keepFitting();
    view.fadeEdges(view.seats.own, foot);
    let was = narrow();
    addEventListener('resize', () => {
      if (!this.table.news) return;
      if (narrow() !== was) {
        was = narrow();
        follow.finish();
        view.draw(this.past.shown || this.table.news, false);
        speaker.light();
      }
      view.seats.fit();
    });
  }

  /** The tools of the top bar that all study boards have. */
  tools(game, ...more) {
    const rules = { id: 'rules', href: `/rules/${game}`, target: '_blank', 'aria-label': w('rules') };
    topBar(
      ...more,
      el('a.btn.bare', { ...rules, 'data-tip': w('rules') }, icon('rules'), el('span.wide', {}, w('rules'))),
      tool('keys', 'keys', showKeys, { class: 'btn bare wide' }),
    );
  }

  /**
   * What the server answered. What others did since is played first, if it goes on from what is shown; `anew`: it does
   * not, because something was taken back or another position was set up.
   * @param {Server.News} news
   * @param {Server.Step[]} positions
   */
  show(news, positions = [], anew = false) {
    const known = this.queue.last || this.table.news;
    if (anew || (known && news.seq < known.seq)) {
      this.edition += 1;
      this.positions.clear();
    }
    if (this.follow.mode) this.follow.finish();
    this.past.forget();
    document.body.dataset.game = news.game;
    for (const step of positions) this.positions.set(step.seq, step);
    this.queue.add({ ...news, edition: this.edition });
  }

  /** @param {Server.News} news */
  draw(news) {
    if (this.follow.mode) this.follow.close();
    const before = this.table.news;
    this.table.news = news;
    this.view.draw(news, true);
    this.view.log.draw(news);
    if (news.asked && narrow()) this.view.sheet.open(null, 'peek');
    this.speaker.hear(news);
    this.follow.lately.hear(before, news);
    this.speaker.prompt.turn(news);
    this.undo.draw();
  }

  /** How far the page has shown the position. */
  get seq() {
    return (this.queue.last || this.table.news)?.seq ?? 0;
  }

  /** What is left when the line with that number and those after it are taken back; without one the last, or all. */
  left(said, from, whole) {
    const { news } = this.table,
      own = news.log.filter(({ n, actor, made }) => n > news.undo.to && actor === news.seat && !made);
    const left = whole ? 0 : from === null ? said.length - 1 : own.findIndex(({ n }) => n === from);
    return said.slice(0, Math.max(0, left));
  }

  /** The positions that are known between two numbers. */
  steps(first, last) {
    return [...this.positions].filter(([seq]) => seq >= first && seq <= last).map(([seq, at]) => ({ ...at, seq }));
  }

  /** A position of the past, of those that are known. */
  async at(n) {
    const { news } = this.table,
      found = this.positions.get(n);
    if (!found) throw new Error(w('no-position-here'));
    const seats = news.seats.map((seat) => ({ ...seat, points: found.points[seat.seat] ?? seat.points, asked: false }));
    return { ...news, ...found, seats, seq: n, end: news.seq, asked: false, over: false, lines: {} };
  }

  turnTo(then) {
    this.view.log.mark(then && then.seq);
    this.view.draw(then || this.table.news, true);
    if (then) this.speaker.silence();
    else this.speaker.hear(this.table.news);
    if (then) this.follow.lately.marks.forget();
    else this.follow.lately.mark();
    this.speaker.prompt.turn(this.table.news);
  }

  lit() {
    this.undo.draw();
    this.acts.lit?.();
  }

  /** What to touch, or to look at: places, zones, pictures of the board and words of the bar, by their words. */
  glow(words) {
    const named = this.named(words),
      folded = named.map((node) => node.closest('.sheet [data-tab-of]')).filter(Boolean),
      wanted = new Set([...named, ...(narrow() ? folded.map(({ dataset: { tabOf } }) => $(`#tab-${tabOf}`)) : [])]);
    for (const node of all('.wanted')) if (!wanted.has(node)) node.classList.remove('wanted');
    for (const node of wanted) node.classList.add('wanted');
    const key = `${this.table.news?.seq} ${this.edition} ${words.join(' ')}`;
    if (narrow() && key !== this.sought) requestAnimationFrame(() => this.reveal(named, folded));
    this.sought = key;
  }

  /** On a phone it is brought into view, once: the board comes along, rows are pushed sideways, and the sheet opens
      where nothing has to be said. */
  reveal(named, folded) {
    const { board, zoom, sheet } = this.view,
      onBoard = named.filter((node) => board.contains(node) && !node.matches('.zone'));
    if (onBoard.length) zoom.seek(onBoard, 1);
    for (const row of new Set(named.map((node) => node.closest('.verbs, .hands'))))
      if (row)
        push(
          row,
          named.filter((node) => row.contains(node)),
        );
    const opens = folded.length > 0 && !onBoard.length && !this.table.news.asked;
    if (opens) sheet.open(folded[0].dataset.tabOf, 'half');
    else if (this.opened) sheet.open(null, 'peek');
    this.opened = opens;
  }

  /** What the things are called that carry words. */
  called(words) {
    const label = (node) =>
      node.dataset.zone
        ? this.view.zones.get(node.dataset.zone)?.label
        : node.dataset.name || $('span:not(.cost)', node)?.textContent || node.dataset.word;
    return [...new Set(this.named(words).map(label).filter(Boolean))];
  }

  /** The things that carry words; of a verb whose lines are buttons only those lines that are named too, if one is. */
  named(words) {
    const has = (word) => words.includes(word),
      lines = all('.words [data-line]'),
      next = (node) => node.dataset.line.split(' ').slice(1),
      narrowed = new Set(lines.filter((node) => next(node).some(has)).map((node) => node.dataset.word));
    return [
      ...all('.zone').filter((node) => has(node.dataset.zone)),
      ...[...this.view.zones.values()].flatMap(({ sprites }) => words.map((word) => sprites.get(word)?.node)),
      ...all('.place').filter(
        ({ dataset: { word, verbs } }) =>
          has(word) && (!verbs || !isNumber(word) || !words.some(isVerb) || verbs.split(' ').some(has)),
      ),
      ...all('.words [data-word]:not([data-line])').filter((node) => has(node.dataset.word)),
      ...lines.filter((node) => has(node.dataset.word) && (!narrowed.has(node.dataset.word) || next(node).some(has))),
    ].filter(Boolean);
  }
}

/** Push a row sideways until some of its things are seen: all of them if there is room, else the first. */
function push(row, nodes) {
  const boxes = nodes.map((node) => node.getBoundingClientRect()),
    { left, right } = row.getBoundingClientRect(),
    from = Math.min(...boxes.map((box) => box.left)),
    to = Math.max(...boxes.map((box) => box.right));
  if (from >= left && to <= right) return;
  row.scrollLeft += to - from <= right - left ? (from + to - left - right) / 2 : from - left;
}

const isNumber = (word) => /^\d+$/.test(word);
const isVerb = (word) => all('.words [data-word]').some((node) => node.dataset.word === word);
