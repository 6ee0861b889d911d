// The board comes nearer: pinch, drag, wheel with Ctrl, buttons. It never leaves its window.
import { el, narrow, put, tool } from '/static/page.js';

const NEAREST = 5,
  SMALL = 26,
  TAP = 2.6;

export class Zoom {
  constructor(window_, view) {
    this.window = window_;
    this.view = view;
    this.z = 1;
    this.x = 0;
    this.y = 0;
    this.held = new Map();
    this.bar = el(
      'div.zoom',
      {},
      tool('plus', 'nearer', () => this.by(1.5)),
      tool('minus', 'farther', () => this.by(1 / 1.5)),
      tool('fit', 'whole-board', () => this.whole()),
    );
    for (const button of this.bar.children) button.classList.remove('bare');
    window_.append(this.bar);
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
    const one = (value, room, size) => {
      const edge = (room - size) / 2;
      return size * this.z <= room
        ? (room - size * this.z) / 2 - edge * this.z
        : Math.min(-edge * this.z, Math.max(room - (edge + size) * this.z, value));
    };
    this.x = one(this.x, wide, w);
    this.y = one(this.y, high, h);
  }

  put() {
    if (!this.svg) return;
    this.clamp();
    this.svg.style.transform = this.z === 1 ? '' : `translate(${this.x}px, ${this.y}px) scale(${this.z})`;
    put(this.window, 'data-near', this.z > 1.05 ? '' : null);
  }

  by(factor, cx = this.window.clientWidth / 2, cy = this.window.clientHeight / 2) {
    const z = Math.min(NEAREST, Math.max(1, this.z * factor));
    this.x = cx - ((cx - this.x) * z) / this.z;
    this.y = cy - ((cy - this.y) * z) / this.z;
    this.z = z;
    this.put();
  }

  whole() {
    this.z = 1;
    this.x = this.y = 0;
    this.put();
  }

  /** Bring a node to the middle, z times as large. */
  centre(node, z = this.z) {
    this.svg.style.transform = '';
    const a = node.getBoundingClientRect(),
      b = this.window.getBoundingClientRect();
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
      if (event.target.closest('.zoom, .back')) return;
      this.held.set(event.pointerId, event);
      if (this.held.size === 1) this.view.panned = false;
    });
    board.addEventListener('pointermove', (event) => {
      const was = this.held.get(event.pointerId);
      if (!was) return;
      const dx = event.clientX - was.clientX,
        dy = event.clientY - was.clientY;
      if (this.held.size === 1 && this.z > 1.05) {
        if (!this.view.panned && Math.hypot(dx, dy) < 8) return;
        this.view.panned = true;
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
        this.view.panned = true;
        this.held.set(event.pointerId, event);
      }
    });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'])
      board.addEventListener(end, (event) => this.held.delete(event.pointerId));
    board.addEventListener(
      'click',
      (event) => {
        if (this.view.panned) {
          this.view.panned = false;
          event.stopPropagation();
          return;
        }
        // too small for a finger: the first tap brings the board nearer, the second one speaks
        const place = event.target.closest('.place');
        if (
          place &&
          event.detail &&
          matchMedia('(pointer: coarse)').matches &&
          place.getBoundingClientRect().width < SMALL
        ) {
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
