// The board comes nearer: pinch, drag, wheel with Ctrl, buttons. It never leaves its window.
import { el, finger, keptHere, narrow, put } from '/static/page.js';
import { tool } from '/static/controls.js';

const NEAREST = 5,
  SMALL = 26,
  TAP = 2.6,
  EDGE = 16;

export class Zoom {
  constructor(window_) {
    this.window = window_;
    this.z = 1;
    this.x = 0;
    this.y = 0;
    this.held = new Map();
    /** Whether the finger that is on the board has moved it. */
    this.panned = false;
    /** Where the reader was before the view followed the others. */
    this.left = null;
    /** How much of the board is covered from below. */
    this.below = 0;
    this.bar = el(
      'div.zoom',
      {},
      tool('plus', 'nearer', () => this.by(1.5)),
      tool('minus', 'farther', () => this.by(1 / 1.5)),
      tool('fit', 'whole-board', () => {
        this.whole();
        this.keep();
      }),
    );
    for (const button of this.bar.children) button.classList.remove('bare');
    this.wire();
  }

  get svg() {
    return this.window.querySelector('svg.zone');
  }

  clamp() {
    const box = this.svg.viewBox.baseVal,
      wide = this.window.clientWidth,
      high = this.window.clientHeight;
    const scale = Math.min(wide / box.width, high / box.height),
      w = box.width * scale,
      h = box.height * scale;
    const one = (value, all, size, below = 0) => {
      const edge = (all - size) / 2,
        room = all - below;
      return size * this.z <= room
        ? (room - size * this.z) / 2 - edge * this.z
        : Math.min(-edge * this.z, Math.max(room - (edge + size) * this.z, value));
    };
    this.x = one(this.x, wide, w);
    this.y = one(this.y, high, h, this.below);
  }

  /** `calm`: seen to move there. */
  put(calm = false) {
    if (!this.svg) return;
    this.clamp();
    this.svg.style.transition = calm ? 'transform var(--turn) ease-in-out' : '';
    this.svg.style.transform =
      this.z === 1 && !this.below ? '' : `translate(${this.x}px, ${this.y}px) scale(${this.z})`;
    put(this.window, 'data-near', this.z > 1.05 ? '' : null);
  }

  by(factor, cx = this.window.clientWidth / 2, cy = this.window.clientHeight / 2) {
    const z = Math.min(NEAREST, Math.max(1, this.z * factor));
    this.left = null;
    this.x = cx - ((cx - this.x) * z) / this.z;
    this.y = cy - ((cy - this.y) * z) / this.z;
    this.z = z;
    this.put();
    this.keep();
  }

  /** Whether the whole board was the last that this window's reader chose at a table. */
  wanted(table) {
    this.key = `whole:${table}`;
    return keptHere.get(this.key) !== null;
  }

  keep() {
    if (this.key) keptHere.set(this.key, this.z > 1.05 ? null : 'yes');
  }

  whole() {
    this.left = null;
    this.z = 1;
    this.x = this.y = 0;
    this.put();
  }

  /** All of these nodes with half as much around each, as near as they can be seen together. */
  show(nodes) {
    if (!nodes.length) return;
    const [boxes, b] = this.flat(nodes),
      around = boxes.map((a) => new DOMRect(a.x - a.width / 2, a.y - a.height / 2, 2 * a.width, 2 * a.height));
    this.left = null;
    this.frame(around, b, TAP);
    this.put();
  }

  /** Bring a node to the middle, z times as large. */
  centre(node, z = this.z) {
    const [[a], b] = this.flat([node]);
    this.left = null;
    this.z = z;
    this.x = b.width / 2 - (a.left - b.left + a.width / 2) * z;
    this.y = b.height / 2 - (a.top - b.top + a.height / 2) * z;
    this.put();
  }

  /** Make sure that a node can be seen. */
  reveal(node) {
    if (this.z <= 1.05) return;
    const a = node.getBoundingClientRect(),
      b = this.window.getBoundingClientRect();
    if (a.left < b.left || a.right > b.right || a.top < b.top || a.bottom > b.bottom) this.centre(node);
  }

  /** The boxes of nodes as they are while the whole board is shown, and of its window. They are reckoned from where
      the board is now: to move it there and back would cost two layouts. */
  flat(nodes) {
    const b = this.window.getBoundingClientRect(),
      now = this.svg.getBoundingClientRect(),
      near = now.width / this.window.clientWidth || 1,
      [x, y] = [b.left + this.window.clientLeft, b.top + this.window.clientTop];
    const boxes = nodes.map((node) => {
      const a = node.getBoundingClientRect();
      return new DOMRect(x + (a.left - now.left) / near, y + (a.top - now.top) / near, a.width / near, a.height / near);
    });
    return [boxes, b];
  }

  /** Which part of some nodes is seen from here, or from another view; `below`: how much of the board is covered. */
  sees(nodes, from = null, below = 0) {
    const { x, y, z } = from || this,
      [boxes, b] = this.flat(nodes);
    const inside = (at, room) => at >= 0 && at <= room;
    return (
      boxes.filter(
        (a) =>
          inside((a.left + a.width / 2 - b.left) * z + x, b.width) &&
          inside((a.top + a.height / 2 - b.top) * z + y, b.height - below),
      ).length / boxes.length
    );
  }

  /** Bring nodes into view, farther if need be, when less than a part of them is seen and no finger is on the board.
      `below`: how much of the board is covered. */
  seek(nodes, part, back = false, below = 0) {
    const near = back && this.left ? this.left.z : this.z;
    this.below = below;
    if (!nodes.length || this.held.size || (near <= 1.05 && !below)) return;
    if (this.sees(nodes, null, below) >= part && !(below && this.z < near)) return;
    if (back) this.left ||= { x: this.x, y: this.y, z: this.z };
    else this.left = null;
    const [boxes, b] = this.flat(nodes);
    this.frame(boxes, b, near, below);
    this.put(true);
  }

  /** Boxes in the middle of what is seen, at most so near. */
  frame(boxes, b, most, below = 0) {
    const room = b.height - below,
      left = Math.min(...boxes.map((a) => a.left)) - b.left,
      right = Math.max(...boxes.map((a) => a.right)) - b.left,
      top = Math.min(...boxes.map((a) => a.top)) - b.top,
      foot = Math.max(...boxes.map((a) => a.bottom)) - b.top;
    const fits = Math.min((b.width - 2 * EDGE) / (right - left), (room - 2 * EDGE) / (foot - top));
    this.z = Math.max(below ? room / b.height : 1, Math.min(most, fits));
    this.x = b.width / 2 - ((left + right) / 2) * this.z;
    this.y = room / 2 - ((top + foot) / 2) * this.z;
  }

  /** Nothing covers the board any more. */
  uncover() {
    if (!this.below) return;
    this.below = 0;
    this.z = Math.max(1, this.z);
    if (this.left) this.back();
    else this.put(true);
  }

  /** To where the reader was, unless the reader has gone somewhere since. */
  back() {
    if (!this.left || this.held.size) return;
    Object.assign(this, this.left);
    this.left = null;
    this.put(true);
  }

  wire() {
    const board = this.window,
      at = (event) => {
        const b = board.getBoundingClientRect();
        return [event.clientX - b.left, event.clientY - b.top];
      };
    board.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && this.z === 1) return;
        event.preventDefault();
        if (event.ctrlKey) this.by(event.deltaY < 0 ? 1.15 : 1 / 1.15, ...at(event));
        else {
          this.x -= event.deltaX;
          this.y -= event.deltaY;
          this.put();
        }
      },
      { passive: false },
    );
    board.addEventListener('pointerdown', (event) => {
      this.held.set(event.pointerId, event);
      if (this.held.size === 1) this.panned = false;
    });
    board.addEventListener('pointermove', (event) => {
      const was = this.held.get(event.pointerId);
      if (!was) return;
      const dx = event.clientX - was.clientX,
        dy = event.clientY - was.clientY;
      if (this.held.size === 1 && this.z > 1.05) {
        if (!this.panned && Math.hypot(dx, dy) < 8) return;
        this.panned = true;
        this.left = null;
        this.x += dx;
        this.y += dy;
        this.put();
        this.held.set(event.pointerId, event);
      } else if (this.held.size === 2) {
        const other = [...this.held.values()].find((held) => held.pointerId !== event.pointerId);
        const before = Math.hypot(was.clientX - other.clientX, was.clientY - other.clientY),
          now = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
        const [mx, my] = at({
          clientX: (event.clientX + other.clientX) / 2,
          clientY: (event.clientY + other.clientY) / 2,
        });
        if (before) this.by(now / before, mx, my);
        this.panned = true;
        this.held.set(event.pointerId, event);
      }
    });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'])
      board.addEventListener(end, (event) => this.held.delete(event.pointerId));
    board.addEventListener(
      'click',
      (event) => {
        if (this.panned) {
          this.panned = false;
          event.stopPropagation();
          return;
        }
        // too small for a finger: the first tap brings the board nearer, the second one speaks
        const place = event.target.closest('.place');
        if (place && event.detail && finger() && place.getBoundingClientRect().width < SMALL) {
          event.stopPropagation();
          this.centre(place, Math.min(NEAREST, this.z * TAP));
        }
      },
      true,
    );
    new ResizeObserver(() => this.put()).observe(board);
    if (!narrow()) this.whole();
  }
}
