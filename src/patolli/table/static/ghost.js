// A ghost: what a line would lay, seen before it is said. The scene has one for each line that lays something, the place
// under the pointer or the focus says where.
import { svg } from '/static/page.js';
import { pictureNodes } from '/static/scene.js';

const CARRIES = '.place[data-word], .words [data-word], .choices [data-say], .menu [data-line]';

export class Ghost {
  constructor(view, speaker) {
    this.view = view;
    this.speaker = speaker;
    this.node = svg('g', { class: 'ghost', 'aria-hidden': 'true' });
    const at = (event) => this.point(event.target.closest?.(CARRIES));
    document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && at(event));
    document.addEventListener(
      'focusin',
      (event) => /** @type {Element} */ (event.target).matches(':focus-visible') && at(event),
    );
    document.addEventListener('focusout', () => this.point(null));
  }

  /** What several lines would lay, one after the other, as far as it is known; none takes them away. */
  preview(lines) {
    for (const node of this.previewed || []) node.remove();
    this.previewed = lines.map((line) => {
      const node = svg('g', { class: 'ghost', 'aria-hidden': 'true' });
      this.say(line.split(' '), null, node);
      return node;
    });
  }

  point(thing) {
    if (thing === this.thing) return;
    this.thing = thing;
    this.draw();
  }

  /** Draw what would be laid now; nothing, if nothing would be. */
  draw() {
    this.node.remove();
    const { news, draft, past } = this.speaker;
    if (!news?.asked || past.shown) return;
    const thing = this.thing?.isConnected ? this.thing : null;
    if (draft.on) this.lay(thing && draft.ghost(thing), thing && this.spotOf(thing));
    else this.say(thing ? this.speaker.would(thing) : this.speaker.said, thing);
  }

  say(words, thing, node = this.node) {
    const sprite = this.find(words);
    if (!sprite) return;
    const spots = words.map((word) => this.spotAt(word, words[0], thing)),
      between = sprite[0].split(' ').flatMap((part, index) => (part === '+' ? [spots[index]] : []));
    const last = spots.filter(Boolean).at(-1),
      [spot, other] = between.length === 2 && between.every(Boolean) ? between : [last, last];
    this.lay(sprite, spot, other, node);
  }

  find(words) {
    const same = (line) => {
      const parts = line.split(' '),
        fits = (part, word) => '*+'.includes(part) || part.split('|').includes(word);
      return parts.length === words.length && parts.every((part, index) => fits(part, words[index]));
    };
    return (this.speaker.news.scene.ghosts || []).find(([line]) => same(line));
  }

  spotAt(word, verb, thing) {
    return this.spotOf(thing?.dataset.word === word ? thing : this.speaker.words.carriers(word, verb)[0]);
  }

  spotOf(node) {
    for (const zone of this.view.zones.values())
      for (const spot of zone.spots.values()) if (spot.node === node) return { zone, at: spot.at };
    return null;
  }

  lay(sprite, spot, other = spot, node = this.node) {
    if (!sprite) return;
    const [, picture, x, y, width = 48, height = 48, turn = 0, look = '', sign = '', text = ''] = sprite;
    const zone = spot ? spot.zone : this.view.zones.values().next().value,
      [a, b] = spot ? spot.at : [0, 0],
      [c, d] = other ? other.at : [0, 0];
    const turned = turn + (spot !== other && a === c ? 90 : 0);
    node.setAttribute('class', `ghost ${look}`);
    node.setAttribute('transform', `translate(${x + (a + c) / 2} ${y + (b + d) / 2}) rotate(${turned})`);
    node.replaceChildren(...pictureNodes(picture, width, height, look, sign, text));
    zone.node.append(node);
  }
}
