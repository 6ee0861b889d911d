// Show on the board: what is only sometimes wanted, each with a switch that this browser remembers. The server says
// what there is for a position when somebody asks; what has changed since one's turn the page finds by itself.
import { $, api, el, kept, svg, w } from '/static/page.js';
import { dialog, toast } from '/static/overlay.js';
import { tableSettings } from '/static/topbar.js';
import { placed } from '/static/scene.js';

const CHANGES = 'changes';

export class Layers {
  /** Where `marks` show what others did, step by step, they are the first of the layers. */
  constructor(view, table, marks = null) {
    this.view = view;
    this.table = table;
    this.marks = marks;
    this.on = new Set((kept.get('layers') || '').split(' ').filter(Boolean));
    if (marks) this.on.delete(CHANGES);
    this.node = svg('g', { class: 'layers', 'aria-hidden': 'true' });
    this.asked = 0;
  }

  /** Draw what is switched on for a position; only the last that was asked for is drawn. */
  async draw(news) {
    const asked = ++this.asked;
    this.news = news;
    if (!this.on.size) {
      this.node.remove();
      return;
    }
    let found = [];
    try {
      found = await this.found(news);
    } catch (error) {
      if (asked === this.asked) toast(error.message);
    }
    if (asked !== this.asked) return;
    const parts = found.filter(({ name }) => this.on.has(name));
    this.node.replaceChildren(...parts.map(({ name, nodes }) => svg('g', { 'data-layer': name }, ...nodes)));
    this.view.zones.values().next().value?.picture.append(this.node);
  }

  /** The view is for somebody else from now on. */
  forget() {
    this.asked += 1;
    this.node.replaceChildren();
  }

  /** All layers of a position, with what they draw and what they say. */
  async found({ seq, seat }) {
    const whose = seat === null ? 'none' : seat;
    const { layers } = await api(`tables/${this.table}/at/${seq}/layers?seat=${whose}`);
    const told = (sprites) => [...new Set(sprites.map((sprite) => sprite[10]).filter(Boolean))];
    const given = layers.map(({ name, label, sprites }) => ({
      name,
      label,
      nodes: sprites.map(placed),
      told: told(sprites),
    }));
    return seat === null || this.marks ? given : [await this.changes(seq, seat), ...given];
  }

  /** What lies elsewhere, or looks otherwise, than after the reader's last line. */
  async changes(seq, seat) {
    const own = [...this.view.log.entries.values()].filter((entry) => entry.actor === seat && entry.n <= seq);
    const since = Math.max(0, ...own.map((entry) => entry.n));
    const nodes = [];
    if (this.on.has(CHANGES) && since < seq) {
      const then = await api(`tables/${this.table}/at/${since}?seat=${seat}&since=${since}`);
      const before = new Map(then.scene.zones[0].sprites.map(([id, ...rest]) => [id, JSON.stringify(rest)]));
      for (const [id, ...rest] of this.news.scene.zones[0].sprites)
        if (rest[0] && !id.startsWith('last-') && before.get(id) !== JSON.stringify(rest)) nodes.push(framed(rest));
    }
    return { name: CHANGES, label: w('layer-changes'), nodes, told: [] };
  }

  /** The switches. What a layer shows stands in words under its switch, while it is on. */
  async open() {
    const { news } = this;
    let found;
    try {
      found = await this.found(news);
    } catch (error) {
      toast(error.message);
      return;
    }
    if (news.seat !== this.news.seat || $('dialog[open], .cover')) return;
    dialog(w('show-on-board'), (close) => [
      el('div.switches', {}, this.marks && this.changesRow(), ...found.map((layer) => this.row(layer))),
      el('div.bar', {}, el('button.btn.go', { type: 'button', onclick: () => close() }, w('close'))),
    ]);
  }

  /** The switches, in the settings. */
  async fill(box) {
    try {
      box.append(...(await this.found(this.news)).map((layer) => this.row(layer)));
    } catch (error) {
      toast(error.message);
    }
  }

  changesRow() {
    const box = el('input', { type: 'checkbox', role: 'switch', 'data-switch': CHANGES, checked: this.marks.on });
    box.addEventListener('change', () => {
      kept.set('marks', box.checked ? 'on' : 'off');
      tableSettings.marks?.();
    });
    return el('div', {}, el('label', {}, box, ' ', w('layer-changes')));
  }

  row({ name, label, told }) {
    const words = el('ul.told', { hidden: !this.on.has(name) }, ...told.map((text) => el('li', {}, text)));
    const box = el('input', { type: 'checkbox', role: 'switch', 'data-switch': name, checked: this.on.has(name) });
    box.addEventListener('change', () => {
      if (box.checked) this.on.add(name);
      else this.on.delete(name);
      words.hidden = !box.checked;
      kept.set('layers', [...this.on].join(' '));
      this.draw(this.news);
    });
    return el('div', {}, el('label', {}, box, ' ', label), words);
  }
}

function framed([, x, y, width = 48, height = 48, turn = 0]) {
  return svg('rect', {
    class: 'changed',
    x: -width / 2,
    y: -height / 2,
    width,
    height,
    rx: 6,
    transform: `translate(${x} ${y}) rotate(${turn})`,
  });
}
