// Both lines of a reviewed decision on the board, as ghosts with the numbers of their steps: what was played is ochre and
// dashed, what is better green and double.
import { svg } from '/static/page.js';
import { pictureNodes } from '/static/scene.js';
import { marksOf, numbered } from '/static/turns.js';

const BADGE = 22;

export class BothLines {
  /** @param {import('/static/view.js').View} view */
  constructor(view) {
    this.view = view;
    /** @type {SVGElement[]} */
    this.layers = [];
  }

  forget() {
    for (const layer of this.layers) layer.remove();
    this.layers = [];
  }

  /** What of them lies on the board, not in hands and supplies. */
  onBoard() {
    return this.layers.filter((layer) => this.view.board.contains(layer));
  }

  /**
   * @param {Server.ReviewedMoment} moment
   * @param {('played' | 'best')[]} kinds
   */
  draw(moment, kinds) {
    this.forget();
    for (const kind of kinds) this.lay(moment.seat, moment[kind], kind);
  }

  lay(seat, line, kind) {
    if (!line.lines.length) return;
    const scenes = line.steps.map(({ scene }) => scene),
      last = scenes[scenes.length - 1];
    const steps = line.lines.map((_, index) => ({
      actor: seat,
      number: index + 1,
      from: index,
      own: index + 1,
      n: index + 1,
      entries: [],
      text: '',
    }));
    for (const found of marksOf(steps, (n) => scenes[n], last)) {
      const zone = this.view.zones.get(found.zone);
      if (!zone) continue;
      const node = drawn(found, kind);
      zone.picture.append(node);
      this.layers.push(node);
    }
  }
}

/** @param {import('/static/turns.js').Mark} mark */
function drawn({ sprite, gone, numbers }, kind) {
  const [, picture, x, y, width = 48, height = 48, turn = 0, look = '', sign = '', text = ''] = sprite,
    [wide, high] = turn % 180 === 0 ? [width, height] : [height, width],
    told = numbered(numbers),
    room = Math.max(BADGE, 10 + 9 * told.length),
    inset = kind === 'best' ? -5 : 0,
    frame = {
      x: -wide / 2 + inset,
      y: -high / 2 + inset,
      width: wide - 2 * inset,
      height: high - 2 * inset,
      rx: 6,
    };
  const ghost = gone
    ? []
    : [
        svg(
          'g',
          { class: `ghost ${look}`, transform: `rotate(${turn})` },
          ...pictureNodes(picture, width, height, look, sign, text),
        ),
      ];
  const left = kind === 'best' ? wide / 2 - room + 8 : -wide / 2 - 8;
  return svg(
    'g',
    { class: `rvmark ${kind}${gone ? ' gone' : ''}`, transform: `translate(${x} ${y})`, 'aria-hidden': 'true' },
    ...ghost,
    svg('rect', { class: 'u', ...frame }),
    svg('rect', { class: 'l', ...frame }),
    svg(
      'g',
      { class: 'rvno', transform: `translate(${left} ${-high / 2 - 10})` },
      svg('rect', { width: room, height: BADGE, rx: BADGE / 2 }),
      svg('text', { x: room / 2, y: 16 }, told),
    ),
  );
}
