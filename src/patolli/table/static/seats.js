// The seats: who sits there, what they have, whose turn it is; in boxes, and in a strip on a phone.
import { $, all, el, levelName, narrow, put, still, svg, w } from '/static/page.js';
import { copy } from '/static/overlay.js';
import { dots, icon, mark } from '/static/icons.js';
import { pictureNodes } from '/static/scene.js';

/** So many numbers of the own mat stand on the main screen of a phone, each so near to what it counts. */
const NUMBERS = 9,
  NEAR = 44;

export class Seats {
  /** `about(seat)`: what a click on the dots of a seat does. */
  constructor(about = null) {
    this.about = about;
    this.box = el('section.seats', { 'aria-label': w('players'), 'data-tab-of': 'seats' });
    this.strip = el('ul.seatstrip', { 'aria-label': w('players') });
    this.own = el('ul.own', { 'aria-label': w('my-things'), tabindex: 0 });
  }

  /** The box of a seat, or of the game itself. */
  at(name) {
    let box = $(`[data-seat="${CSS.escape(name)}"]`, this.box);
    if (!box) {
      box = el('article.seat', { 'data-seat': name }, el('div.mat'), el('p.sub'));
      this.box.append(box);
    }
    return box;
  }

  /** @param {Server.News} news */
  draw(news) {
    const players = news.seats.length,
      from = news.seat ?? 0;
    const order = news.seats.map((_, index) => news.seats[(from + index) % players]);
    let cursor = this.box.firstChild;
    for (const seat of order) {
      const box = this.at(String(seat.seat));
      if (box !== cursor) this.box.insertBefore(box, cursor);
      else cursor = cursor.nextSibling;
      box.className = `seat ${seat.look || ''}${seat.asked && !news.over ? ' moves' : ''}${seat.seat === news.seat ? ' me' : ''}${away(seat, news) ? ' away' : ''}`;
      put(box, 'aria-label', seat.name);
      const mat = $('.mat svg', box);
      let head = $('header', box);
      if (!mat && !head) {
        head = el('header');
        box.prepend(head);
      }
      if (mat && head) {
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
    for (const box of all('.seat', this.box))
      if (!Number.isInteger(Number(box.dataset.seat))) {
        if ($('.mat svg', box)) {
          box.className = 'seat game';
          $('.sub', box)?.remove();
          this.box.append(box);
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
          seat.resigned &&
            el('span.quiet', { 'data-tip': w('gave-up') }, icon('leave'), el('span.hide', {}, w('gave-up'))),
          seat.thinking && dots(),
          away(seat, news) && el('span.quiet', {}, '?'),
        ),
      ),
    );
  }

  /** Mats shrink a little rather than scroll. */
  fit() {
    if (narrow()) {
      this.box.style.removeProperty('--mat');
      return;
    }
    const boxes = all('.seat', this.box);
    this.box.style.setProperty('--mat', '1');
    const room = this.box.clientHeight,
      need = this.box.scrollHeight;
    if (!boxes.length || need <= room) return;
    const mats = all('.mat svg', this.box).reduce((sum, node) => sum + node.getBoundingClientRect().height, 0);
    if (mats)
      this.box.style.setProperty(
        '--mat',
        String(Math.max(0.6, Math.floor(((mats - (need - room) - 4) / mats) * 100) / 100)),
      );
  }

  /** The numbers of the own mat, each with the nearest drawing: what one has, in a line. Points stand in the strip of
      the scores, and the number of a card counts nothing.
      @param {Server.News} news */
  drawOwn(news) {
    const mat = news.scene.zones.find(({ name }) => name === `mat:${news.seat}`);
    const things = (mat?.sprites || []).filter(
      ([, picture, , , wide]) => picture && picture !== 'chip' && (wide ?? 48) <= 48,
    );
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
            ...pictureNodes(picture, wide, high, look || '', sign || '', ''),
          ),
          tip ? el('span.hide', {}, tip) : '',
          el('span', tip ? { 'aria-hidden': 'true' } : {}, text),
        ),
      ),
    );
  }

  /**
   * @param {Server.SeatNews} seat
   * @param {Server.News} news
   */
  caption(seat, news) {
    const parts = [];
    if (seat.resigned) parts.push(icon('bot'), w('gave-up-bot', { level: levelName(seat.level) }));
    else if (seat.kind === 'bot')
      parts.push(icon('bot'), seat.level ? `${w('bot')}, ${levelName(seat.level)}` : w('bot'));
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
      seat.place ? el('b.rank', {}, w('place-n', { n: seat.place })) : '',
      this.clock(seat),
      seat.thinking
        ? el('span.thinking', { 'data-tip': w('thinking') }, el('span.hide', {}, w('thinking')), ...dots().childNodes)
        : '',
      el('span.gap'),
      more,
    ];
  }

  /**
   * The time that is left to a seat; it is counted down between messages.
   * @param {Server.SeatNews} seat
   */
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

  /** @param {Server.SeatNews} seat */
  more(seat) {
    return !this.about
      ? ''
      : el(
          'button.btn.bare.dots',
          {
            type: 'button',
            'aria-label': w('about-seat', { name: seat.name }),
            'data-tip': w('about-seat', { name: seat.name }),
            onclick: () => this.about(seat),
          },
          icon('more'),
        );
  }

  /**
   * Points that came in are seen coming in.
   * @param {any} box
   * @param {Server.SeatNews} seat
   */
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
}

/**
 * @param {Server.SeatNews} seat
 * @param {Server.News} news
 */
const away = (seat, news) =>
  !news.over &&
  !news.replay &&
  (seat.kind === 'open' || (seat.kind === 'person' && seat.here === false && !(news.mine || []).includes(seat.seat)));
