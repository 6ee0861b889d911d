// The reader's own games in the lobby: those that are played, those that are over. The lists are brought up to date in
// place, and never reorder under a pointer or the focus.
import { $, all, api, el, levelName, put, w } from '/static/page.js';
import { icon } from '/static/icons.js';

/** Between two looks, while somebody looks at the page. */
const LOOK_SECONDS = 5;
/** Finished games that are shown at first, and more at each click. */
const SOME = 6;

const day = (seconds) =>
  new Date(seconds * 1000).toLocaleDateString(document.documentElement.lang, { day: 'numeric', month: 'short' });

/** What a seat is called where it has no name. */
const called = (seat) =>
  seat.name ||
  (seat.kind === 'bot' && !seat.resigned
    ? w('bot-of', { level: levelName(seat.level) })
    : w(seat.kind === 'open' ? 'seat-open' : seat.kind === 'game' ? 'seat-game' : 'person'));

/** With whom: all, where several share the screen. */
const opponents = ({ seats }) => {
  const own = seats.filter((seat) => seat.mine);
  return seats.filter((seat) => own.length > 1 || !seat.mine);
};

const named = (seats) =>
  new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' }).format(seats.map(called));

export class Mine {
  /** `again(table)` makes the same table once more; `known(any)` is told whether there are any. */
  constructor(again, known) {
    this.again = again;
    this.known = known;
    /** @type {Server.Mine[] | null} */
    this.tables = null;
    this.some = SOME;
    this.waits = new Set();
    this.told = false;
    this.timer = 0;
    this.running = list('your-games', 'running');
    this.over = list('last-games', 'over');
    this.count = el('span.small.quiet');
    $('header', this.running).append(el('span.gap'), this.count);
    this.status = el('p.hide', { role: 'status' });
    this.box = el('section.strip', { 'aria-label': w('your-games') }, this.running, this.over, this.status);
    this.drawWaiting();
    for (const event of ['pointerleave', 'focusout'])
      this.box.addEventListener(event, () => setTimeout(() => this.order(), 0));
    document.addEventListener('visibilitychange', () => document.hidden || this.look());
    addEventListener('online', () => this.look());
    addEventListener('pageshow', (event) => event.persisted && this.look());
  }

  /** Ask now, and again every few seconds while the page is seen. */
  async look(asked = api('mine')) {
    clearTimeout(this.timer);
    try {
      const { tables } = await asked;
      this.tables = tables;
      offline(null);
      this.draw();
    } catch (error) {
      if (this.tables) offline(error.message);
      else this.failed(error);
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => document.hidden || this.look(), LOOK_SECONDS * 1000);
  }

  /** Grey bars, until it is known what there is. */
  drawWaiting() {
    this.over.hidden = true;
    $('ul', this.running).replaceChildren(...[1, 2].map(() => el('li.bones', { 'aria-hidden': 'true' }, el('span'))));
    put(this.running, 'aria-busy', 'true');
  }

  /** It could not be asked for: a sentence, and one more try. Playing works all the same. */
  failed(error) {
    put(this.running, 'aria-busy', null);
    $('ul', this.running).replaceChildren(
      el(
        'li.sentence',
        {},
        el('span', { role: 'alert' }, w('games-unknown', { why: error.message })),
        el('button.btn', { type: 'button', id: 'look-again', onclick: () => this.look() }, w('try-now')),
      ),
    );
  }

  draw() {
    const tables = /** @type {Server.Mine[]} */ (this.tables),
      running = tables.filter(({ over }) => !over),
      over = tables.filter((table) => table.over).sort((one, other) => (other.ended ?? 0) - (one.ended ?? 0)),
      waiting = running.filter(({ asked }) => asked);
    put(this.running, 'aria-busy', null);
    this.known(tables.length > 0, waiting.length);
    for (const node of all('.bones, .sentence', this.box)) node.remove();
    this.fill($('ul', this.running), [...waiting, ...running.filter(({ asked }) => !asked)], (table) =>
      this.runs(table),
    );
    this.fill($('ul', this.over), over.slice(0, this.some), (table) => this.ended(table));
    if (!running.length)
      $('ul', this.running).append(el('li.sentence.quiet', {}, w(over.length ? 'none-running' : 'nothing-running')));
    this.over.hidden = !over.length;
    this.more(over.length);
    this.count.textContent = waiting.length ? w('wait-for-you', { n: waiting.length }) : '';
    this.tell(waiting);
  }

  /** A row for each table: kept, changed or new; those that are gone go. */
  fill(box, tables, make) {
    const ids = new Set(tables.map(({ id }) => id));
    for (const row of all('li[data-table]', box)) if (!ids.has(row.dataset.table)) row.remove();
    for (const table of tables) {
      const state = JSON.stringify(table);
      let row = $(`li[data-table="${table.id}"]`, box);
      if (!row) {
        row = el('li', { 'data-table': table.id });
        box.append(row);
      }
      if (row.state === state) continue;
      row.state = state;
      const focused = row.contains(document.activeElement) ? document.activeElement?.className : null;
      row.className = table.asked ? 'asked' : '';
      row.replaceChildren(...make(table).filter(Boolean));
      if (focused !== null) ($(`[class="${focused}"]`, row) || $('.btn', row))?.focus();
    }
    box.wanted = [...ids];
    this.order();
  }

  /** As they should stand, unless somebody points at one of them or has the focus there. */
  order() {
    for (const box of all('ul', this.box)) {
      if (!box.wanted || box.matches(':hover') || box.contains(document.activeElement)) continue;
      const rows = all('li[data-table]', box);
      if (rows.every((row, index) => row.dataset.table === box.wanted[index])) continue;
      for (const id of box.wanted) box.append($(`li[data-table="${id}"]`, box));
    }
  }

  more(count) {
    $('.more', this.over)?.remove();
    if (count <= this.some) return;
    const show = () => {
      this.some += 2 * SOME;
      this.draw();
    };
    this.over.append(
      el('button.btn.bare.more', { type: 'button', onclick: show }, w('more-games', { n: count - this.some })),
    );
  }

  /** Said once, when somebody begins to wait. */
  tell(waiting) {
    const fresh = waiting.filter(({ id }) => !this.waits.has(id));
    // what waited already when the page came is read, not announced
    if (this.told && fresh.length)
      this.status.textContent = fresh
        .map((table) => w('name-value', { name: w('title-yours'), value: this.titled(table) }))
        .join('. ');
    this.told = true;
    this.waits = new Set(waiting.map(({ id }) => id));
  }

  titled(table) {
    const others = opponents(table);
    return others.length ? `${table.title} ${w('with', { names: named(others) })}` : table.title;
  }

  /** @param {Server.Mine} table that is still played */
  runs(table) {
    const asked = table.seats.filter((seat) => seat.asked),
      go = table.stuck ? 'look' : 'go-on';
    return [
      picture(table),
      el(
        'span.what',
        {},
        el('strong', {}, this.titled(table)),
        table.asked
          ? el('b.turn', {}, w('title-yours'))
          : el(
              'span.quiet',
              {},
              table.stuck ? w('look-only') : asked.length ? w('waiting-for', { name: named(asked) }) : '',
            ),
      ),
      el(
        table.asked ? 'a.btn.go' : 'a.btn',
        { href: `/t/${table.id}`, 'aria-label': w('name-value', { name: w(go), value: this.titled(table) }) },
        w(go),
      ),
    ];
  }

  /** @param {Server.Mine} table that is over */
  ended(table) {
    const own = table.seats.find((seat) => seat.mine && seat.place) || table.seats.find((seat) => seat.mine),
      ranked = [...table.seats].sort((one, other) => (one.place ?? 9) - (other.place ?? 9));
    return [
      picture(table),
      own?.place ? el(own.place === 1 ? 'b.place.first' : 'b.place', {}, w('place-n', { n: own.place })) : '',
      el(
        'span.what',
        {},
        el('strong', {}, this.titled(table)),
        el(
          'span.quiet.points',
          {},
          ranked.map((seat) =>
            el(
              'span',
              {},
              seat.place === 1 && el('span.cup', {}, icon('trophy'), el('span.hide', {}, `${w('won')} `)),
              `${seat.mine ? w('you') : called(seat)}${seat.points === null ? '' : ` ${seat.points}`}`,
              seat.resigned && ` (${w('gave-up')})`,
            ),
          ),
        ),
      ),
      el('span.when.quiet', {}, day(table.ended ?? table.created)),
      el(
        'span.bar',
        {},
        el(
          'a.btn.bare.review',
          {
            href: `/t/${table.id}/review`,
            'aria-label': w('name-value', { name: w('review'), value: this.titled(table) }),
            'data-tip': w('rv-about'),
          },
          w('review'),
        ),
        el(
          'a.btn.bare.look',
          { href: `/t/${table.id}`, 'aria-label': w('name-value', { name: w('look'), value: this.titled(table) }) },
          w('look'),
        ),
        el(
          'button.btn.again',
          {
            type: 'button',
            'aria-label': w('name-value', { name: w('again'), value: this.titled(table) }),
            'data-tip': w('again-why'),
            onclick: () => this.again(table),
          },
          w('again'),
        ),
      ),
    ];
  }
}

const list = (key, name) =>
  el(
    'div.panel.mine',
    { 'data-list': name },
    el('header', {}, el('h2', {}, w(key))),
    el('ul', { 'aria-label': w(key) }),
  );

/** The board as it stands, or stood. */
const picture = ({ id }) =>
  el('img.small-board', {
    src: `/t/${id}/picture.svg`,
    alt: '',
    width: 56,
    height: 40,
    loading: 'lazy',
    decoding: 'async',
  });

/** A line under the top bar while the server is away: what is shown stays. */
function offline(why) {
  let box = $('.banner');
  if (!why) {
    box?.remove();
    return;
  }
  if (!box) {
    box = el('div.banner.bad', { role: 'status' });
    $('main').before(box);
  }
  box.replaceChildren(el('strong', {}, why), el('span', {}, w('may-be-old')));
}
