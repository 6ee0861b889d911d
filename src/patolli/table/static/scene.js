// A scene in the browser: what the server's SVG writer does, kept in step. A sprite whose id stays and whose place
// changes slides there; one whose picture changes turns; a number counts. Above the pictures lie the places.
import { ask, put, still, svg } from '/static/page.js';

const SLIDE_MS = 280,
  TURN_MS = 360,
  COUNT_MS = 400;
const SPOT = /\b(sign|text) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+)/g;

// ---- the art: one file a game, read once into the page

const pictures = new Map();

export async function art(game) {
  const drawings = await ask(`/static/art/${game}.svg`),
    root = new DOMParser().parseFromString(drawings, 'image/svg+xml').documentElement;
  for (const node of root.querySelectorAll('style, title')) node.remove();
  const store = svg('svg', { width: 0, height: 0, class: 'artstore', 'aria-hidden': 'true' });
  const defs = svg('defs');
  defs.append(...[...root.children].map((child) => document.importNode(child, true)));
  store.append(defs);
  document.body.prepend(store);
  for (const node of defs.querySelectorAll('[id]')) {
    const spots = {};
    for (const [, what, x, y, size] of (node.querySelector(':scope > desc')?.textContent || '').matchAll(SPOT))
      spots[what] = [+x, +y, +size];
    pictures.set(node.id, { node, box: (node.getAttribute('viewBox') || '0 0 0 0').split(' ').map(Number), ...spots });
  }
}

// ---- one zone

export class Zone {
  constructor(name) {
    this.name = name;
    this.ground = svg('g');
    this.layer = svg('g');
    this.places = svg('g', { class: 'places' });
    this.picture = svg('g', { 'aria-hidden': 'true' }, this.ground, this.layer);
    this.node = svg('svg', { class: 'zone', 'data-zone': name }, this.picture, this.places);
    this.sprites = new Map();
    this.spots = new Map();
    this.rows = new Map();
    this.home = '';
    /** @type {Scene.Box} */
    this.box = [0, 0, 0, 0];
  }

  /**
   * Draw it; with `moves` what changed is seen to change.
   * @param {Scene.Zone} zone
   * @param {boolean} moves
   */
  draw(zone, moves) {
    put(this.node, 'viewBox', zone.box.join(' '));
    this.box = zone.box;
    if (this.groundName !== zone.ground) {
      this.groundName = zone.ground;
      const ground = pictures.get(zone.ground)?.node;
      this.ground.replaceChildren(
        ...(ground
          ? [...ground.children].filter((part) => part.tagName !== 'desc').map((part) => bare(part.cloneNode(true)))
          : []),
      );
    }
    this.drawSprites(zone.sprites, moves && !still());
    this.drawPlaces(zone.places, zone.label);
    this.draft = zone.draft || null;
    const told = [...new Set(zone.sprites.map((sprite) => sprite[10]).filter(Boolean))];
    this.told = told;
    if (zone.places.length) {
      put(this.node, 'role', null);
      put(this.node, 'aria-label', null);
    } else {
      put(this.node, 'role', 'img');
      put(this.node, 'aria-label', [zone.label, ...told].join('. '));
    }
  }

  /**
   * @param {Scene.Sprite[]} list
   * @param {boolean} moves
   */
  drawSprites(list, moves) {
    const seen = new Set();
    let cursor = this.layer.firstChild;
    for (const data of list) {
      let id = data[0];
      while (seen.has(id)) id += '+';
      seen.add(id);
      let sprite = this.sprites.get(id);
      const fresh = !sprite;
      if (fresh) {
        sprite = new Sprite();
        this.sprites.set(id, sprite);
      }
      if (cursor === sprite.node) cursor = cursor.nextSibling;
      else this.layer.insertBefore(sprite.node, cursor);
      sprite.draw(data, moves && !fresh);
      if (fresh && moves) sprite.appear();
    }
    for (const [id, sprite] of this.sprites)
      if (!seen.has(id)) {
        this.sprites.delete(id);
        sprite.leave(moves);
      }
  }

  /**
   * @param {Scene.Place[]} list
   * @param {string} label
   */
  drawPlaces(list, label) {
    const seen = new Map();
    let more = 0;
    for (const data of list) {
      const [word, x, y, row, name, width = 48, height = 48, tag = '', verbs = ''] = data;
      const key = seen.has(word) ? `${word}+${more++}` : word;
      let spot = this.spots.get(key);
      if (!spot) {
        spot = new Spot();
        this.spots.set(key, spot);
      }
      seen.set(key, spot);
      spot.draw(word, x, y, name, width, height, tag, verbs);
      let line = this.rows.get(row);
      if (!line) {
        line = svg('g', { role: 'row' });
        this.rows.set(row, line);
        line.order = row;
        insertRow(this.places, line);
      }
      if (spot.node.parentNode !== line) line.append(spot.node);
    }
    for (const [key, spot] of this.spots)
      if (!seen.has(key)) {
        this.spots.delete(key);
        spot.node.remove();
      }
    for (const [row, line] of this.rows)
      if (!line.firstChild) {
        this.rows.delete(row);
        line.remove();
      }
    if (!list.length) {
      put(this.places, 'role', null);
      put(this.places, 'aria-label', null);
      return;
    }
    put(this.places, 'role', 'grid');
    put(this.places, 'aria-label', label);
    this.rove();
  }

  /** One place of the zone can be reached by Tab: the one that was there last. */
  rove(node = null) {
    const spots = [...this.spots.values()];
    const now = spots.find((spot) => (node ? spot.node === node : spot.node.tabIndex === 0)) || spots[0];
    for (const spot of spots) put(spot.node, 'tabindex', spot === now ? 0 : -1);
    if (node) this.last = now?.at;
  }

  /** If that one is not lit, it is the lit one nearest to where somebody was last, or to the middle. */
  aim() {
    const spots = [...this.spots.values()],
      now = spots.find((spot) => spot.node.tabIndex === 0),
      lit = (look) => spots.filter((spot) => spot.node.classList.contains(look));
    if (!now || now.node === document.activeElement) return;
    const found = [lit('can'), lit('may')].find((some) => some.length);
    if (!found || found.includes(now)) return;
    const [left, top, wide, high] = this.box,
      [x, y] = this.last || [left + wide / 2, top + high / 2];
    const far = ({ at: [a, b] }) => Math.hypot(a - x, b - y),
      next = found.reduce((best, spot) => (far(spot) < far(best) ? spot : best));
    for (const spot of [now, next]) put(spot.node, 'tabindex', spot === next ? 0 : -1);
  }
}

function insertRow(grid, line) {
  const after = [...grid.children].find((other) => other.order > line.order);
  grid.insertBefore(line, after || null);
}

/** A copy for a ground needs no names: they belong to the art. */
function bare(node) {
  node.removeAttribute('id');
  for (const part of node.querySelectorAll('[id]')) part.removeAttribute('id');
  return node;
}

class Sprite {
  constructor() {
    this.inner = svg('g');
    this.node = svg('g', { class: 'sprite' }, this.inner);
    this.key = '';
  }

  draw([, picture, x, y, width = 48, height = 48, turn = 0, look = '', sign = '', text = '', tip = ''], moves) {
    const place = `translate(${x}px, ${y}px) rotate(${turn}deg)`;
    this.data = [picture, x, y, width, height, turn, look, sign, text];
    const drawing = [picture, width, height, sign, picture ? '' : look].join('|');
    if (drawing !== this.key || text !== this.text) {
      const turned = moves && this.picture && picture && picture !== this.picture;
      const counts = moves && drawing === this.key && /^\d+$/.test(text) && /^\d+$/.test(this.text || '');
      const from = Number(this.text);
      this.key = drawing;
      this.text = text;
      this.picture = picture;
      const fill = () => {
        if (this.key === drawing && this.text === text)
          this.inner.replaceChildren(...pictureNodes(picture, width, height, look, sign, text));
      };
      if (turned) this.turn(fill);
      else fill();
      if (counts) count(this.inner.querySelector('text'), from, Number(text));
    }
    if (this.look !== look) {
      this.look = look;
      put(this.node, 'class', `sprite ${look}`);
    }
    if (this.tip !== tip) {
      this.tip = tip;
      put(this.node, 'data-tip', tip || null);
    }
    if (this.place !== place) {
      if (moves && this.place)
        this.node.animate([{ transform: this.place }, { transform: place }], {
          duration: SLIDE_MS,
          easing: 'ease-out',
        });
      this.place = place;
      this.node.style.transform = place;
    }
  }

  turn(fill) {
    const half = TURN_MS / 2;
    this.inner
      .animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], { duration: half, easing: 'ease-in' })
      .finished.then(() => {
        fill();
        this.inner.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
          duration: half,
          easing: 'ease-out',
        });
      })
      .catch(fill);
  }

  appear() {
    this.inner.animate(
      [
        { opacity: 0, transform: 'scale(1.35)' },
        { opacity: 1, transform: 'scale(1)' },
      ],
      { duration: SLIDE_MS, easing: 'ease-out' },
    );
  }

  leave(moves) {
    if (!moves) {
      this.node.remove();
      return;
    }
    this.inner
      .animate([{ opacity: 1 }, { opacity: 0 }], { duration: SLIDE_MS / 2 })
      .finished.finally(() => this.node.remove());
  }
}

/** A sprite that never moves. */
export function placed([
  ,
  picture,
  x,
  y,
  width = 48,
  height = 48,
  turn = 0,
  look = '',
  sign = '',
  text = '',
  tip = '',
]) {
  const node = svg('g', { class: `sprite ${look}`, transform: `translate(${x} ${y}) rotate(${turn})` });
  if (tip) node.dataset.tip = tip;
  node.append(...pictureNodes(picture, width, height, look, sign, text));
  return node;
}

/** A picture, or a text, around the point 0, 0. */
export function pictureNodes(picture, width, height, look, sign, text) {
  if (!picture) {
    const side = /\bt-start\b/.test(look) ? -0.5 : /\bt-end\b/.test(look) ? 0.5 : 0;
    return [written(text, look, side * width, 0, height)];
  }
  const shown = pictures.get(picture);
  const parts = [used(picture, 0, 0, width, height)];
  if (!shown) return parts;
  const scale = width / shown.box[2];
  if (sign && shown.sign) {
    const [x, y, size] = shown.sign.map((value) => value * scale);
    parts.push(used(sign, x, y, size, size));
  }
  if (text && shown.text) {
    const [x, y, size] = shown.text.map((value) => value * scale);
    parts.push(written(text, 't', x, y, size));
  }
  return parts;
}

const used = (name, x, y, width, height) =>
  svg('use', { href: `#${name}`, x: x - width / 2, y: y - height / 2, width, height });
const written = (text, look, x, y, size) =>
  svg('text', { class: look, x, y: y + 0.36 * size, 'font-size': size }, text);

function count(node, from, to) {
  if (!node || from === to) return;
  const start = performance.now();
  const step = (now) => {
    const part = Math.min(1, (now - start) / COUNT_MS);
    node.textContent = Math.round(from + (to - from) * part);
    if (part < 1 && node.isConnected) requestAnimationFrame(step);
  };
  node.textContent = from;
  requestAnimationFrame(step);
}

/** What the sentence about a place begins with: the name of the place, before a colon. */
const headOf = (name) => (name.includes(': ') ? name.split(/\s?: /)[0] : '');

class Spot {
  constructor() {
    this.under = svg('rect', { class: 'under', rx: 5 });
    this.frame = svg('rect', { class: 'frame', rx: 5 });
    this.node = svg('g', { class: 'place', role: 'gridcell', tabindex: -1 }, this.under, this.frame);
    this.size = [0, 0];
  }

  draw(word, x, y, name, width, height, tag, verbs) {
    const key = [x, y, width, height].join('|');
    this.at = [x, y];
    if (this.key !== key) {
      this.key = key;
      put(this.node, 'transform', `translate(${x} ${y})`);
      const inset = Math.min(2, width / 20);
      for (const rect of [this.under, this.frame]) {
        put(rect, 'x', -width / 2 + inset);
        put(rect, 'y', -height / 2 + inset);
        put(rect, 'width', width - 2 * inset);
        put(rect, 'height', height - 2 * inset);
      }
      this.node.classList.toggle('large', width * height > 52 * 52);
      this.size = [width, height];
      this.tag?.remove();
      this.tag = null;
    }
    this.called = name;
    this.usual = tag;
    put(this.node, 'data-word', word);
    put(this.node, 'data-name', headOf(name) || null);
    put(this.node, 'data-verbs', verbs || null);
    this.tell();
  }

  /** What the place says while some verb is said, with what that is; otherwise what it always says. */
  tell(tag = this.usual, label = '') {
    if (tag !== (this.tag?.textContent || '')) {
      this.tag?.remove();
      this.tag = tag ? this.tagged(tag) : null;
      if (tag) this.node.append(this.tag);
    }
    this.name = tag ? `${this.called}, ${label && `${label}: `}${tag}` : this.called;
    put(this.node, 'aria-label', this.noted ? `${this.name}, ${this.noted}` : this.name);
    put(this.node, 'data-tip', label ? this.name : this.called);
  }

  tagged(tag) {
    const [width, height] = this.size,
      wide = 14 + 9 * tag.length;
    return svg(
      'g',
      { class: 'tag', transform: `translate(${width / 2 - 4} ${-height / 2 + 4})` },
      svg('rect', { x: -wide / 2, y: -12, width: wide, height: 24, rx: 12 }),
      svg('text', { y: 6 }, tag),
    );
  }

  /** What the reader has laid there and not said yet; empty takes it away. */
  note(text) {
    if (text === (this.noted || '')) return;
    this.noted = text;
    put(this.node, 'aria-label', text ? `${this.name}, ${text}` : this.name);
    this.laid?.remove();
    this.laid = null;
    this.node.classList.toggle('laid', !!text);
    if (!text) return;
    const [width, height] = this.size,
      small = width < 100,
      wide = Math.min(width, (small ? 14 : 26) + 12 * text.length);
    this.laid = svg(
      'g',
      {
        class: 'laidtag',
        transform: `translate(${small ? width / 2 - 16 : 0} ${small ? height / 2 - 16 : height / 2 - 74})`,
      },
      svg('rect', { x: -wide / 2, y: -15, width: wide, height: 30, rx: small ? 15 : 6 }),
      svg('text', { y: 7 }, text),
    );
    this.node.append(this.laid);
  }
}

/** The drawing of a word, if the game has one: `lap-village`. */
export function pictureOf(game, word) {
  const name = `${game.slice(0, 3)}-${word}`,
    shown = pictures.get(name);
  if (!shown?.box[2]) return null;
  return svg(
    'svg',
    { class: 'i pic', viewBox: shown.box.join(' '), 'aria-hidden': 'true' },
    svg('use', { href: `#${name}`, x: shown.box[0], y: shown.box[1], width: shown.box[2], height: shown.box[3] }),
  );
}

/** Sprites that are in one zone now and will be in another: where they leave from. To be asked before drawing. */
export function departures(zones, scene) {
  const home = new Map();
  for (const zone of zones)
    for (const [id, sprite] of zone.sprites) if (sprite.picture) home.set(id, { zone: zone.name, sprite });
  const leaving = new Map();
  for (const zone of scene.zones)
    for (const [id] of zone.sprites) {
      const from = home.get(id);
      if (from && from.zone !== zone.name)
        leaving.set(id, { zone: zone.name, rect: from.sprite.node.getBoundingClientRect() });
    }
  return leaving;
}

/** Let them be seen flying to where they are now. */
export function fly(leaving, zones) {
  if (still()) return;
  for (const [id, from] of leaving) {
    const sprite = zones.find((zone) => zone.name === from.zone)?.sprites.get(id);
    const to = sprite?.node.getBoundingClientRect();
    if (!to?.width || !from.rect.width) continue;
    const { width, height } = sprite.node.getBBox();
    const ghost = svg(
      'svg',
      { class: 'flying', viewBox: `${-width / 2} ${-height / 2} ${width} ${height}`, 'aria-hidden': 'true' },
      sprite.inner.cloneNode(true),
    );
    put(ghost.firstChild, 'class', sprite.look || '');
    ghost.style.width = `${to.width}px`;
    ghost.style.height = `${to.height}px`;
    document.body.append(ghost);
    const at = (rect) =>
      `translate(${rect.left + rect.width / 2 - to.width / 2}px, ${rect.top + rect.height / 2 - to.height / 2}px)`;
    sprite.inner.style.visibility = 'hidden';
    ghost
      .animate([{ transform: at(from.rect) }, { transform: at(to) }], {
        duration: SLIDE_MS * 1.4,
        easing: 'ease-in-out',
      })
      .finished.finally(() => {
        ghost.remove();
        sprite.inner.style.visibility = '';
      });
  }
}
