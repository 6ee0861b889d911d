// What a table looks like: where the zones of a scene go, the seats, the log, the sheet of a phone.
// The table and the replay are both made of it.
import { $, all, copy, dialog, el, levelName, narrow, put, still, svg, w } from '/static/page.js';
import { icon, mark } from '/static/icons.js';
import { departures, drawn, fly, Zone } from '/static/scene.js';
import { Zoom } from '/static/zoom.js';

/** A mat that is higher than this lies by itself. */
const LARGE = 240;
/** So many lit places are to be seen together. */
const FEW = 16;
/** So many numbers of the own mat stand on the main screen of a phone, each so near to what it counts. */
const NUMBERS = 9,
  NEAR = 44;

export class View {
  /** `acts`: what a click on a log line (`look`), on a seat (`seat`) does. */
  constructor(acts) {
    this.acts = acts;
    this.zones = new Map();
    this.entries = new Map();
    this.past = null;
    this.drawn = null;
    this.board = el('section.board', { id: 'board', 'aria-label': w('board'), tabindex: -1 });
    this.strip = el('ul.seatstrip', { 'aria-label': w('players') });
    this.own = el('ul.own', { 'aria-label': w('my-things'), tabindex: 0 });
    this.hands = el('section.hands', { 'aria-label': w('hand'), 'data-tab-of': 'mine', hidden: true });
    this.aside = el('section.aside', { 'aria-label': w('shelf'), hidden: true });
    this.seats = el('section.seats', { 'aria-label': w('players'), 'data-tab-of': 'seats' });
    this.mine = el('section.panel.mymat', { 'aria-label': w('my-things'), 'data-tab-of': 'mine', hidden: true });
    this.shelf = el('section.shelf', { 'aria-label': w('shelf'), 'data-tab-of': 'mine', hidden: true });
    this.lines = el('div.lines', { role: 'log', tabindex: 0, 'aria-label': w('log') });
    /** The log follows the game until its reader scrolls up, also when something above takes its room. */
    this.follows = true;
    let top = 0;
    /** The line whose position is shown; null is the present. */
    this.marked = null;
    this.lines.addEventListener('scroll', () => {
      if (this.marked !== null) return;
      const { scrollHeight, scrollTop, clientHeight } = this.lines;
      if (scrollHeight - scrollTop - clientHeight < 60) this.follows = true;
      else if (scrollTop < top) this.follows = false; // else it has grown since it was scrolled
      top = scrollTop;
    });
    this.lines.addEventListener('keydown', (event) => this.walk(event));
    new ResizeObserver(() => (this.marked === null ? this.follow() : this.toMark())).observe(this.lines);
    this.log = el(
      'section.panel.log',
      { 'aria-label': w('log'), 'data-tab-of': 'log' },
      el('header', {}, el('h2', {}, w('log')), el('span.gap'), el('span.log-tools')),
      this.lines,
    );
    this.side = el('div.side', {}, this.shelf, this.mine, this.log);
    const tabs = ['mine', 'seats', 'log'].map((name) =>
      el(
        'button',
        {
          type: 'button',
          role: 'tab',
          id: `tab-${name}`,
          'data-tab': name,
          'aria-selected': 'false',
          onclick: () => this.tab(name),
        },
        w(`tab-${name}`),
      ),
    );
    this.sheet = el(
      'div.sheet',
      { 'data-open': 'peek', 'data-tab': 'mine' },
      el(
        'div.tabs',
        {},
        el(
          'button.grip',
          {
            type: 'button',
            'aria-label': w('open-sheet'),
            'aria-expanded': 'false',
            onclick: () => this.openSheet(null, this.sheet.dataset.open === 'peek' ? 'half' : 'peek'),
          },
          icon('up'),
        ),
        el('div.tablist', { role: 'tablist', 'aria-label': w('more-about') }, tabs),
      ),
      this.seats,
      this.side,
    );
    this.zoom = new Zoom(this.board, this);
  }

  // ---- the scene

  draw(news, moves = true) {
    const first = !this.zones.size;
    const leaving = moves && !first ? departures([...this.zones.values()], news.scene) : new Map();
    const seen = new Set(),
      changed = moves && !first ? this.changes(news.scene.zones[0]) : [];
    news.scene.zones.forEach((data, index) => {
      let zone = this.zones.get(data.name);
      if (!zone) {
        zone = new Zone(data.name);
        this.zones.set(data.name, zone);
      }
      seen.add(data.name);
      zone.draw(data, moves && !first);
      const home = index === 0 ? this.board : this.homeOf(data, news);
      if (!home) zone.node.remove();
      else if (zone.node.parentNode !== home) home.prepend(zone.node);
      zone.label = data.label;
    });
    for (const [name, zone] of this.zones)
      if (!seen.has(name)) {
        zone.node.remove();
        this.zones.delete(name);
      }
    this.shelf.hidden = !this.shelf.childElementCount;
    this.mine.hidden = !this.mine.childElementCount;
    this.hands.hidden = !this.hands.childElementCount;
    this.aside.hidden = !this.aside.childElementCount;
    if (leaving.size) fly(leaving, [...this.zones.values()]);
    this.drawSeats(news);
    this.drawOwn(news);
    this.fit();
    this.lookAt(changed, news);
    if (first && narrow()) requestAnimationFrame(() => this.approach(news));
    const where = news.scene.title.startsWith(`${news.title}, `)
      ? news.scene.title.slice(news.title.length + 2)
      : news.scene.title;
    $('.top .where').replaceChildren(news.title, el('small', {}, where));
    this.story = news.scene.story;
    this.drawn?.(news);
  }

  /** The board as it is now, only to be looked at. */
  photo() {
    const zone = this.zones.values().next().value;
    return svg('svg', { class: 'photo', viewBox: zone.box.join(' ') }, zone.picture.cloneNode(true));
  }

  /** Which part of the page a zone lies in, by its name and shape. The status is in the top bar and the prompt. */
  homeOf(zone, news) {
    const [kind, whose] = zone.name.split(':'),
      [, , wide, high] = zone.box;
    if (kind === 'status') return null;
    if (kind === 'mat')
      return Number(whose) === news.seat && high > LARGE ? this.mine : this.seatBox(whose).querySelector('.mat');
    if (kind === 'hand') return this.hands;
    return high > wide && !narrow() ? this.aside : this.shelf;
  }

  /** Mats shrink a little rather than scroll. */
  fit() {
    if (narrow()) {
      this.seats.style.removeProperty('--mat');
      return;
    }
    const boxes = all('.seat', this.seats);
    this.seats.style.setProperty('--mat', '1');
    const room = this.seats.clientHeight,
      need = this.seats.scrollHeight;
    if (!boxes.length || need <= room) return;
    const drawn = all('.mat svg', this.seats).reduce((sum, node) => sum + node.getBoundingClientRect().height, 0);
    if (drawn)
      this.seats.style.setProperty(
        '--mat',
        String(Math.max(0.6, Math.floor(((drawn - (need - room) - 4) / drawn) * 100) / 100)),
      );
  }

  /** On a phone the board starts near: as high as its window, around where cards wait to be laid, or the own piece drawn last. */
  approach(news) {
    const zone = this.zones.get(news.scene.zones[0].name),
      look = news.seats[news.seat ?? 0]?.look;
    if (!zone || !this.board.clientHeight) return;
    const slot = news.scene.zones.find(({ draft }) => draft)?.draft.slots[0][0];
    const own =
      zone.spots.get(slot)?.node ||
      [...zone.sprites.values()].filter((sprite) => look && sprite.look.split(' ').includes(look)).at(-1)?.node ||
      $('.place.can', zone.node) ||
      zone.node;
    const [, , wide, high] = zone.box,
      scale = Math.min(this.board.clientWidth / wide, this.board.clientHeight / high);
    this.zoom.centre(own, Math.min(3, Math.max(1, this.board.clientHeight / (high * scale))));
  }

  /** The sprites of the board that a scene adds or moves, by name. */
  changes(board) {
    const sprites = this.zones.get(board.name)?.sprites || new Map();
    return board.sprites
      .filter(([id, picture, x, y]) => {
        const [was, ...at] = sprites.get(id)?.data || [];
        return picture && (was !== picture || at[0] !== x || at[1] !== y);
      })
      .map(([id]) => id);
  }

  /** On a phone what others do is brought into view; when it is over, the view is again as its reader had it. So is
      what has changed when a question has no places on the board. */
  lookAt(changed, news) {
    const mine = this.asked,
      { sprites, spots } = this.zones.get(news.scene.zones[0].name);
    this.asked = news.asked;
    if (!narrow() || (mine && !(news.asked && !mentions(news.lines, spots)))) return;
    const nodes = changed.map((id) => sprites.get(id)?.node).filter(Boolean);
    if (!news.asked) this.zoom.seek(nodes, 0.5, true);
    else if (!nodes.length || this.zoom.sees(nodes, this.zoom.left) >= 0.5) this.zoom.back();
    else this.zoom.seek(nodes, 0.5);
  }

  /** On a phone the places that are lit are brought into view, when they change and too few of them are seen. */
  attend(lit) {
    const places = lit.filter((place) => this.board.contains(place)),
      key = places.map((place) => place.dataset.word).join(' ');
    if (key === this.attended) return;
    this.attended = key;
    if (narrow()) this.zoom.seek(places, places.length > FEW ? 0.25 : 0.8);
  }

  /** What places say while a verb is said: the price there, the hops of a boat. */
  tag(scene, verb) {
    const tags = verb ? (scene.tags || []).filter(([of]) => of === verb) : [];
    for (const zone of this.zones.values())
      for (const spot of zone.spots.values()) {
        const word = spot.node.dataset.word,
          found = tags.find(([, , texts]) => word in texts);
        if (found) spot.tell(found[2][word], found[1]);
        else spot.tell();
      }
  }

  rove(place) {
    for (const zone of this.zones.values()) if (zone.node.contains(place)) zone.rove(place);
  }
  /** Tab leads to lit places. */
  aim() {
    for (const zone of this.zones.values()) zone.aim();
  }
  reveal(place) {
    if (this.board.contains(place)) this.zoom.reveal(place);
  }

  // ---- the seats

  seatBox(name) {
    let box = $(`[data-seat="${CSS.escape(name)}"]`, this.seats);
    if (!box) {
      box = el('article.seat', { 'data-seat': name }, el('div.mat'), el('p.sub'));
      this.seats.append(box);
    }
    return box;
  }

  drawSeats(news) {
    const players = news.seats.length,
      from = news.seat ?? 0;
    const order = news.seats.map((_, index) => news.seats[(from + index) % players]);
    let cursor = this.seats.firstChild;
    for (const seat of order) {
      const box = this.seatBox(String(seat.seat));
      if (box !== cursor) this.seats.insertBefore(box, cursor);
      else cursor = cursor.nextSibling;
      box.className = `seat ${seat.look || ''}${seat.asked && !news.over ? ' moves' : ''}${seat.seat === news.seat ? ' me' : ''}${away(seat, news) ? ' away' : ''}`;
      put(box, 'aria-label', seat.name);
      const drawn = this.zones.has(`mat:${seat.seat}`) && $('.mat svg', box);
      let head = $('header', box);
      if (!drawn && !head) {
        head = el('header');
        box.prepend(head);
      }
      if (drawn && head) {
        head.remove();
        head = null;
      }
      head?.replaceChildren(
        mark(seat.look),
        el('div.who', {}, seat.name),
        el('span.score.num', { 'data-tip': w('points') }, String(seat.points)),
      );
      this.gain(box, seat);
      $('.sub', box).replaceChildren(...this.caption(seat, news));
    }
    for (const box of all('.seat', this.seats))
      if (!Number.isInteger(Number(box.dataset.seat))) {
        if ($('.mat svg', box)) {
          box.className = 'seat game';
          $('.sub', box)?.remove();
          this.seats.append(box);
        } else box.remove();
      }
    this.strip.replaceChildren(
      ...order.map((seat) =>
        el(
          seat.asked && !news.over ? 'li.on' : 'li',
          {},
          mark(seat.look),
          el('span.hide', {}, `${seat.name}: `),
          el('b.num', {}, String(seat.points)),
          seat.thinking && dots(),
          away(seat, news) && el('span.quiet', {}, '?'),
        ),
      ),
    );
  }

  /** The numbers of the own mat, each with the nearest drawing: what one has, in a line. Points stand in the strip of
      the scores, and the number of a card counts nothing. */
  drawOwn(news) {
    const mat = news.scene.zones.find(({ name }) => name === `mat:${news.seat}`);
    const things = (mat?.sprites || []).filter(([, picture, , , wide]) => picture && picture !== 'chip' && wide <= 48);
    const found = [];
    for (const [id, picture, x, y, , , , , , text, tip] of mat?.sprites || []) {
      if (picture || !/^\d+$/.test(text || '') || /^points-|-number$/.test(id)) continue;
      const far = (thing) => Math.hypot(thing[2] - x, thing[3] - y) + (tip && thing[10] === tip ? -NEAR : 0);
      const [thing] = things.toSorted((one, other) => far(one) - far(other));
      if (thing && far(thing) < NEAR && !/^(badge|point$)/.test(thing[1])) found.push([thing, text, tip || thing[10]]);
    }
    this.own.replaceChildren(
      ...found.slice(0, NUMBERS).map(([[, picture, , , wide, high, , look, sign], text, tip]) =>
        el(
          text === '0' ? 'li.none.num' : 'li.num',
          { 'data-tip': tip || null },
          svg(
            'svg',
            {
              viewBox: `${-wide / 2} ${-high / 2} ${wide} ${high}`,
              class: `sprite ${look || ''}`,
              'aria-hidden': 'true',
            },
            ...drawn(picture, wide, high, look || '', sign || '', ''),
          ),
          tip ? el('span.hide', {}, tip) : '',
          el('span', tip ? { 'aria-hidden': 'true' } : {}, text),
        ),
      ),
    );
  }

  caption(seat, news) {
    const parts = [];
    if (seat.kind === 'bot') parts.push(icon('bot'), seat.level ? `${w('bot')}, ${levelName(seat.level)}` : w('bot'));
    else if (seat.kind === 'open' && news.links?.[seat.seat])
      return [
        el(
          'button.btn.invite',
          { type: 'button', 'data-tip': w('link-why'), onclick: () => copy(location.origin + news.links[seat.seat]) },
          icon('copy'),
          w('copy-link'),
        ),
        el('span.gap'),
        this.more(seat),
      ];
    else if (seat.kind === 'open') parts.push(icon('link'), w('seat-open'));
    else if (seat.kind === 'game') parts.push(w('seat-game'));
    else if (seat.seat === news.seat) parts.push(icon('person'), w('you'));
    else if ((news.mine || []).includes(seat.seat)) parts.push(icon('person'), w('at-this-screen'));
    else if (!news.replay && !news.over) parts.push(icon('person'), seat.here ? w('at-the-table') : w('away'));
    else parts.push(icon('person'), w('person'));
    const text = el('span', {}, ...parts);
    const more = this.more(seat);
    return [
      text,
      this.clock(seat),
      seat.thinking
        ? el('span.thinking', { 'data-tip': w('thinking') }, el('span.hide', {}, w('thinking')), ...dots().childNodes)
        : '',
      el('span.gap'),
      more,
    ];
  }

  /** The time that is left to a seat; it is counted down between messages. */
  clock(seat) {
    if (!seat.clock) return '';
    const { left, running, out } = seat.clock,
      until = performance.now() + left * 1000;
    const node = el(`span.clock.num${out ? '.out' : ''}`, { 'data-tip': w('clock-left') });
    const show = () => {
      const seconds = Math.max(0, Math.round(running ? (until - performance.now()) / 1000 : left));
      node.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    };
    show();
    if (running) {
      const tick = setInterval(() => {
        if (node.isConnected) show();
        else clearInterval(tick);
      }, 500);
    }
    return node;
  }

  more(seat) {
    return !this.acts.seat
      ? ''
      : el(
          'button.btn.bare.dots',
          {
            type: 'button',
            'aria-label': w('about-seat', { name: seat.name }),
            'data-tip': w('about-seat', { name: seat.name }),
            onclick: () => this.acts.seat?.(seat),
          },
          icon('more'),
        );
  }

  /** Points that came in are seen coming in. */
  gain(box, seat) {
    const before = Number(box.dataset.points ?? seat.points),
      more = seat.points - before;
    box.dataset.points = seat.points;
    if (more <= 0 || still()) return;
    const note = el('span.gain', { 'aria-hidden': 'true' }, `+${more}`);
    box.append(note);
    note
      .animate(
        [
          { opacity: 0, transform: 'translateY(8px)' },
          { opacity: 1, transform: 'none', offset: 0.15 },
          { opacity: 1, offset: 0.75 },
          { opacity: 0, transform: 'translateY(-10px)' },
        ],
        { duration: 2400 },
      )
      .finished.finally(() => note.remove());
  }

  // ---- the log

  drawLog(news) {
    const list = this.lines;
    for (const [n, item] of this.entries)
      if (n > news.since) {
        item.remove();
        this.entries.delete(n);
      }
    const own = Math.max(
      0,
      ...[...this.entries.values()].filter((item) => item.actor === news.seat).map((item) => item.n),
      ...news.log.filter((entry) => entry.actor === news.seat).map((entry) => entry.n),
    );
    for (const entry of news.log) {
      if (this.entries.has(entry.n)) continue;
      const item = this.entry(entry, news);
      this.entries.set(entry.n, item);
      this.chapter(entry.part).append(item);
    }
    for (const chapter of all('.chapter', list)) if (!$('li', chapter)) chapter.remove();
    for (const item of this.entries.values())
      item.classList.toggle('new', news.seat !== null && item.n > own && !news.over && own > 0);
    this.fold();
    this.stop();
    $('.empty', list)?.remove();
    if (!this.entries.size) list.append(el('p.empty.quiet', {}, w('log-empty')));
    this.follow();
  }

  /** Of equal lines in a row only the last is seen, with how often it was said. */
  fold() {
    let before = null,
      times = 1;
    for (const item of this.entries.values()) {
      const again = before?.parentNode === item.parentNode && before.actor === item.actor && before.told === item.told;
      times = again ? times + 1 : 1;
      before?.classList.toggle('again', again);
      item.classList.remove('again');
      item.times.textContent = times > 1 ? ` ×${times}` : '';
      before = item;
    }
  }

  /** The log is one stop of the Tab key, at this line or at the last; from line to line go the arrows. */
  stop(here = all('li:not(.again) button', this.lines).at(-1)) {
    for (const button of all('button[tabindex="0"]', this.lines)) button.tabIndex = -1;
    if (here) here.tabIndex = 0;
  }

  walk(event) {
    const lines = all('li:not(.again) button', this.lines),
      at = lines.indexOf(document.activeElement),
      to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const line = lines[Math.max(0, Math.min(to, lines.length - 1))];
    this.stop(line);
    line.focus();
  }

  follow() {
    if (this.follows && this.marked === null) this.lines.scrollTop = this.lines.scrollHeight;
  }

  chapter(part = '') {
    const last = all('.chapter', this.lines).at(-1);
    if (last && (last.dataset.part === part || !part)) return $('ol', last);
    const box = el('div.chapter', { 'data-part': part }, part && el('h3', {}, part), el('ol'));
    this.lines.append(box);
    return $('ol', box);
  }

  entry(entry, news) {
    const look = entry.actor >= 0 ? news.seats[entry.actor]?.look : 'p0';
    const texts = [entry.text, ...(entry.events || [])].filter(Boolean),
      times = el('span.times.num');
    const item = el(
      entry.actor < 0 ? 'li.chance' : 'li',
      {},
      el(
        'button',
        { type: 'button', tabindex: -1, 'data-tip': w('show-position'), onclick: () => this.acts.look?.(entry.n) },
        mark(look, 'tinyk'),
        el(
          'span',
          {},
          texts.map((text, index) => el(index ? 'span.event' : 'span', {}, text, !index && times)),
        ),
      ),
    );
    item.n = entry.n;
    item.line = entry.line;
    item.actor = entry.actor;
    item.made = !!entry.made;
    item.told = texts.join(' ');
    item.times = times;
    return item;
  }

  /** What the reader has said and can take back, the oldest first: `{n, line}`. What the table added is none of it. */
  lately({ seat, undo }) {
    if (!undo.line) return [];
    return [...this.entries.values()]
      .filter(({ n, actor, line, made }) => n > undo.to && actor === seat && line && !made)
      .sort((a, b) => a.n - b.n);
  }

  /** Mark the line whose position is shown, and bring it into sight. */
  markLog(n) {
    this.marked = n;
    for (const item of this.entries.values()) {
      item.classList.toggle('at', item.n === n);
      item.classList.toggle('later', n !== null && item.n > n);
      put($('button', item), 'aria-current', item.n === n ? 'true' : null);
    }
    if (n === null) this.follow();
    else this.toMark();
  }

  /** What came later lies below: who replays a game does not want to know it yet. */
  toMark() {
    const before = [...this.entries.values()].findLast((item) => item.n <= this.marked && !item.matches('.again'));
    if (!before) {
      this.lines.scrollTop = 0;
      return;
    }
    const { top, bottom } = before.getBoundingClientRect(),
      seen = this.lines.getBoundingClientRect();
    if (top < seen.top || bottom > seen.bottom) this.lines.scrollTop += bottom - seen.bottom;
  }

  // ---- the sheet of a phone

  tab(name) {
    const { open, tab } = this.sheet.dataset;
    this.openSheet(name, tab !== name || open === 'peek' ? 'half' : 'peek');
  }

  openSheet(name, how) {
    if (name) this.sheet.dataset.tab = name;
    this.sheet.dataset.open = how;
    put($('.grip', this.sheet), 'aria-expanded', String(how !== 'peek'));
    for (const tab of all('[role=tab]', this.sheet))
      tab.setAttribute('aria-selected', String(tab.dataset.tab === this.sheet.dataset.tab && how !== 'peek'));
    if (this.sheet.dataset.tab !== 'log') return;
    if (this.marked !== null) this.toMark();
    else this.lines.scrollTop = this.lines.scrollHeight;
  }

  // ---- in words

  describe() {
    dialog(
      w('describe'),
      (close) => [
        el(
          'div.described',
          { tabindex: 0 },
          el('p', {}, this.story),
          [...this.zones.values()].map((zone) => [
            el('h3', {}, zone.label || zone.name),
            zone.told?.length
              ? el(
                  'ul',
                  {},
                  zone.told.map((text) => el('li', {}, text)),
                )
              : '',
            zone.spots.size
              ? el(
                  'ul',
                  {},
                  [...zone.spots.values()].map((spot) => el('li', {}, spot.node.getAttribute('aria-label'))),
                )
              : '',
          ]),
        ),
        el('div.bar', {}, el('button.btn.go', { autofocus: true, onclick: () => close() }, w('close'))),
      ],
      'dialog.wide-dialog',
    );
  }
}

/** Whether a tree of lines has a word that is one of some places. */
const mentions = (tree, spots) =>
  Object.entries(tree || {}).some(([word, more]) => spots.has(word) || mentions(more, spots));
const away = (seat, news) =>
  !news.over &&
  !news.replay &&
  (seat.kind === 'open' || (seat.kind === 'person' && seat.here === false && !(news.mine || []).includes(seat.seat)));
const dots = () => el('span.thinking', { 'aria-hidden': 'true' }, el('i'), el('i'), el('i'));
