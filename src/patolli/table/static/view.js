// What a table looks like: where the zones of a scene go, and what of them is to be seen.
// The table and the replay are both made of it.
import { $, all, el, narrow, put, nextFrame, svg, w } from '/static/page.js';
import { icon } from '/static/icons.js';
import { departures, fly, Zone } from '/static/scene.js';
import { Log } from '/static/log.js';
import { Seats } from '/static/seats.js';
import { Zoom } from '/static/zoom.js';

/** A mat that is higher than this lies by itself. */
const LARGE = 240;
/** A board of this scale shows its smallest words, and its places to a finger, well enough. */
const READABLE = 0.6;
/** A tablet that stands has room for the own things below the board. */
const TALL = '(min-width: 600px) and (max-width: 899px) and (min-height: 900px)';
/** The part of the window that the sheet takes when it is open (narrow.css). */
const HALF = 0.48;
/** So many lit places are to be seen together. */
const FEW = 16;

export class View {
  /** `acts`: what a click on a log line (`look`) or on a seat (`seat`) does, and what is told of each drawing (`drawn`). */
  constructor(acts) {
    this.acts = acts;
    this.zones = new Map();
    this.board = el('section.board', { id: 'board', 'aria-label': w('board'), tabindex: -1 });
    this.hands = el('section.hands', { 'aria-label': w('hand'), 'data-tab-of': 'mine', hidden: true });
    this.aside = el('section.aside', { 'aria-label': w('shelf'), hidden: true });
    this.mine = el('section.panel.mymat', { 'aria-label': w('my-things'), 'data-tab-of': 'mine', hidden: true });
    this.shelf = el('section.shelf', { 'aria-label': w('shelf'), 'data-tab-of': 'mine', hidden: true });
    this.seats = new Seats(acts.seat);
    this.log = new Log(acts.look);
    this.side = el('div.side', {}, this.shelf, this.mine, this.log.box);
    this.sheet = new Sheet(this.log, this.seats.box, this.side);
    this.zoom = new Zoom(this.board);
  }

  /** @param {Server.News} news */
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
    for (const part of [this.aside, this.shelf]) put(part, 'aria-label', this.labelOf(part));
    if (leaving.size) fly(leaving, [...this.zones.values()]);
    this.seats.draw(news);
    this.seats.drawOwn(news);
    this.seats.fit();
    this.lookAt(changed, news);
    if (first && !this.mine.hidden) this.sheet.stay();
    if (first && narrow()) requestAnimationFrame(() => this.approach(news));
    const where = news.scene.title.startsWith(`${news.title}, `)
      ? news.scene.title.slice(news.title.length + 2)
      : news.scene.title;
    $('.top .where').replaceChildren(news.title, el('small', {}, where));
    this.story = news.scene.story;
    this.acts.drawn(news);
  }

  /** What a part of the page is called: as the zones that lie in it. */
  labelOf(part) {
    const zones = [...this.zones.values()].filter(({ node }) => node.parentNode === part);
    return [...new Set(zones.map(({ label }) => label))].join(', ') || w('shelf');
  }

  /** Nothing is left of what was shown. */
  forget() {
    this.story = '';
    for (const zone of this.zones.values()) zone.node.remove();
    this.zones.clear();
  }

  /** The board as it is now, only to be looked at. */
  photo() {
    const zone = this.zones.values().next().value;
    return svg('svg', { class: 'photo', viewBox: zone.box.join(' ') }, zone.picture.cloneNode(true));
  }

  /**
   * Which part of the page a zone lies in, by its name and shape. The status is in the top bar and the prompt.
   * @param {Scene.Zone} zone
   * @param {Server.News} news
   */
  homeOf(zone, news) {
    const [kind, whose] = zone.name.split(':'),
      [, , wide, high] = zone.box;
    if (kind === 'status') return null;
    if (kind === 'mat')
      return Number(whose) === news.seat && high > LARGE ? this.mine : $('.mat', this.seats.at(whose));
    if (kind === 'hand') return this.hands;
    return high > wide && !narrow() ? this.aside : this.shelf;
  }

  /** On a phone the board starts near, unless all of it can be read or its reader wants all of it: as high as its
      window, around where cards wait to be laid, or the own piece drawn last. Where cards are laid on several places,
      all of them are seen. */
  /** @param {Server.News} news */
  approach(news) {
    const zone = this.zones.get(news.scene.zones[0].name),
      look = news.seats[news.seat ?? 0]?.look;
    if (!zone || !this.board.clientHeight) return;
    const [, , wide, high] = zone.box,
      scale = Math.min(this.board.clientWidth / wide, this.board.clientHeight / high);
    if (scale >= READABLE || this.zoom.wanted(news.table)) {
      this.zoom.whole();
      return;
    }
    const slots = news.scene.zones.find(({ draft }) => draft)?.draft?.slots || [],
      slot = slots[0]?.[0];
    if (slots.length > 1) {
      this.zoom.whole();
      return;
    }
    const own =
      zone.spots.get(slot)?.node ||
      [...zone.sprites.values()].filter((sprite) => look && sprite.look.split(' ').includes(look)).at(-1)?.node ||
      $('.place.can', zone.node) ||
      zone.node;
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
  /**
   * @param {any} changed
   * @param {Server.News} news
   */
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

  /** Rows that are pushed sideways say at which edge there is more. */
  fadeEdges(...boxes) {
    const look = () => {
      for (const box of boxes.filter(({ isConnected }) => isConnected))
        for (const row of all('.verbs, .hands, .own, .lately', box.parentNode)) {
          if (row !== box && !box.contains(row)) continue;
          row.classList.add('fades');
          const left = row.scrollWidth - row.clientWidth - row.scrollLeft;
          put(
            row,
            'data-more',
            (narrow() && [row.scrollLeft > 4 && 'before', left > 4 && 'after'].filter(Boolean).join(' ')) || null,
          );
        }
    };
    const later = nextFrame(look),
      sizes = new ResizeObserver(later);
    for (const box of boxes) {
      sizes.observe(box);
      box.addEventListener('scroll', later, { capture: true, passive: true });
      new MutationObserver(later).observe(box, { childList: true, subtree: true });
    }
  }

  /** To the log, also where it is folded. */
  toLog() {
    if (narrow()) this.sheet.open('log', 'half');
    this.log.lines.focus();
  }
}

/** Whether a tree of lines has a word that is one of some places. */
const mentions = (tree, spots) =>
  Object.entries(tree || {}).some(([word, more]) => spots.has(word) || mentions(more, spots));

/** The sheet of a phone: the seats, the own things and the log, folded below the board. */
class Sheet {
  constructor(log, ...parts) {
    this.log = log;
    this.stays = false;
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
    this.box = el(
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
            onclick: () => {
              this.stays = false;
              this.open(null, this.box.dataset.open === 'peek' ? 'half' : 'peek');
            },
          },
          icon('up'),
        ),
        el('div.tablist', { role: 'tablist', 'aria-label': w('more-about') }, tabs),
      ),
      ...parts,
    );
  }

  /** A thing that lies in the sheet comes into sight: the own mat is not among those of the others. */
  show(node) {
    const tab = node.closest('.seat.me') ? 'mine' : node.closest('[data-tab-of]')?.dataset.tabOf;
    this.open(tab || 'mine', 'half');
    const { top } = this.box.getBoundingClientRect(),
      { top: at, bottom } = node.getBoundingClientRect();
    if (bottom - top > HALF * innerHeight) this.box.scrollTop += at - top - (HALF * innerHeight) / 2;
  }

  tab(name) {
    const { open, tab } = this.box.dataset;
    this.stays = false;
    this.open(name, tab !== name || open === 'peek' ? 'half' : 'peek');
  }

  /** Where there is room it stays open, until its reader folds it: the board is not under it. */
  stay() {
    this.stays = true;
    if (matchMedia(TALL).matches) this.open('mine', 'half');
  }

  open(name, how) {
    if (how === 'peek' && this.stays && matchMedia(TALL).matches) return;
    if (name) this.box.dataset.tab = name;
    this.box.dataset.open = how;
    put($('.grip', this.box), 'aria-expanded', String(how !== 'peek'));
    for (const tab of all('[role=tab]', this.box))
      tab.setAttribute('aria-selected', String(tab.dataset.tab === this.box.dataset.tab && how !== 'peek'));
    if (this.box.dataset.tab === 'log') this.log.appear();
  }
}
