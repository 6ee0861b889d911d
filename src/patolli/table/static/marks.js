// What others did, marked on the board and in the log: frames in the colour and with the sign of whoever did it, and the
// numbers of their steps. Also what glows while a moment is shown.
import { el, kept, svg } from '/static/page.js';
import { marksOf, numbered } from '/static/turns.js';

const BADGE = 22;
/** Of the numbers on mats, which are drawn near. */
const SMALL = 0.72;

export class Marks {
  constructor(view) {
    this.view = view;
    /** A layer for each zone in which something is marked. */
    /** @type {Map<string, SVGElement>} */
    this.layers = new Map();
  }

  get on() {
    return kept.get('marks') !== 'off';
  }

  /**
   * Frames and numbers of some steps on the board that is shown; none if they are not wanted.
   * @param {import('/static/turns.js').Step[]} steps
   * @param {(n: number) => Scene.Scene | undefined} scenes
   * @param {Server.News} news what is shown
   */
  draw(steps, scenes, news) {
    const marks = this.on ? marksOf(steps, scenes, news.scene) : [];
    const [board] = this.view.zones.keys();
    this.lay(
      marks.map((mark) => [
        mark.zone,
        framed(mark, news.seats[mark.actor]?.look || 'p0', mark.zone === board ? 1 : SMALL),
      ]),
    );
    this.number(this.on ? steps : [], news);
  }

  /** What glows: places by their words. The nodes. */
  glow(words) {
    const [[board, zone] = ['', null]] = this.view.zones,
      spots = words.map((word) => zone?.spots.get(word)).filter(Boolean);
    const nodes = spots.map(({ at: [x, y], size: [width, height] }) =>
      svg('rect', { class: 'glow', x: x - width / 2, y: y - height / 2, width, height, rx: 4 }),
    );
    this.lay(nodes.map((node) => [board, node]));
    return nodes;
  }

  forget() {
    this.lay([]);
  }

  /** @param {[string, SVGElement][]} nodes each with the zone in which it lies */
  lay(nodes) {
    for (const layer of this.layers.values()) layer.remove();
    this.layers.clear();
    for (const [name, node] of nodes) {
      const zone = this.view.zones.get(name);
      if (!zone) continue;
      if (!this.layers.has(name)) {
        const layer = svg('g', { class: 'marks', 'aria-hidden': 'true' });
        this.layers.set(name, layer);
        zone.picture.append(layer);
      }
      this.layers.get(name)?.append(node);
    }
  }

  /** The log carries the same numbers. */
  number(steps, news) {
    const numbers = new Map(steps.flatMap((step) => step.entries.map(({ n }) => [n, step])));
    for (const [n, item] of this.view.log.entries) {
      const step = numbers.get(n),
        text = step && item.line ? String(step.number) : '';
      if (text === (item.number?.textContent || '')) continue;
      item.number?.remove();
      item.number = text ? el(`span.logn.num.${news.seats[step.actor]?.look || 'p0'}`, {}, text) : null;
      if (item.number) item.firstChild.append(item.number);
    }
    this.view.log.follow();
  }
}

/** The class of whose a thing is. */
const tintOf = (look) => /\bp\d\b/.exec(look || '')?.[0];

/**
 * The disc has the colour of whoever did it. So has the frame, unless the thing is somebody else's: then it has none.
 * @param {import('/static/turns.js').Mark} mark
 */
function framed({ sprite, gone, numbers }, look, scale) {
  const whose = tintOf(sprite[7]),
    others = whose && whose !== tintOf(look);
  const [, , x, y, width = 48, height = 48, turn = 0] = sprite,
    upright = turn % 180 === 0,
    [wide, high] = upright ? [width, height] : [height, width],
    text = numbered(numbers),
    room = BADGE + 9 * text.length + 4;
  const frame = { x: -wide / 2, y: -high / 2, width: wide, height: high, rx: 6 };
  return svg(
    'g',
    { class: `stepmark ${look}${gone ? ' gone' : ''}${others ? ' others' : ''}`, transform: `translate(${x} ${y})` },
    svg('rect', { class: 'u', ...frame }),
    svg('rect', { class: 'l', ...frame }),
    svg(
      'g',
      { class: 'stepno', transform: `translate(${-wide / 2 - 4 * scale} ${-high / 2 - 6 * scale}) scale(${scale})` },
      svg('rect', { width: room, height: BADGE, rx: BADGE / 2 }),
      svg('use', { href: `#sign-${(/\bp(\d)/.exec(look) || [])[1] || 0}`, x: 5, y: 5, width: 12, height: 12 }),
      svg('text', { x: BADGE + (room - BADGE) / 2 - 3, y: 16 }, text),
    ),
  );
}
