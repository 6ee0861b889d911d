// What a review says beside the board: about one decision, or about the game in short.
import { el, w } from '/static/page.js';
import { mark } from '/static/icons.js';

const SIGNS = { best: '★', good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' };

const percent = (chance) => `${Math.round(100 * chance)} %`;

const signed = (chance) => {
  const points = Math.round(100 * chance);
  return points ? `${points < 0 ? '−' : '+'}${Math.abs(points)}` : '0';
};

/** The sign of a judgement, with its word beside it or for ears only. */
export const judged = (kind, sign, hidden = '', word = '') =>
  el(
    `span.judge${kind ? `.${kind}` : ''}`,
    {},
    el('i', { 'aria-hidden': 'true' }, sign),
    hidden ? el('span.hide', {}, hidden) : '',
    word,
  );

/**
 * @param {Server.ReviewedDecision} one
 * @param {Record<string, string>} texts
 */
export const signOf = (one, texts) => judged(one.judgement, SIGNS[one.judgement] ?? '·', texts[wordOf(one)] ?? '');

/** @param {Server.ReviewedDecision} one */
const wordOf = ({ judgement, forced, possible }) => (possible ? 'possible' : forced ? 'forced' : judgement);

export class ReviewPanel {
  /**
   * @param {Server.News} whole
   * @param {(number: number) => void} look goes to a decision
   */
  constructor(whole, look) {
    this.whole = whole;
    this.look = look;
  }

  /**
   * One decision: the judgement, what it cost, both lines, and why.
   * @param {Server.ReviewedDecision} one
   * @param {Server.ReviewNews} review
   * @param {Server.ReviewedMoment | null} moment its lines in sentences, as soon as they are known
   */
  about(one, review, moment) {
    const told = moment?.number === one.number ? moment : null;
    const line = (kind, name, chance, lines) =>
      el(
        `section.lines2${kind === 'best' ? '.better' : ''}`,
        { 'aria-label': name },
        el('header', {}, name, one.judgement ? el('b.num', {}, percent(chance)) : ''),
        el(
          'ol',
          {},
          (told?.[kind].texts ?? lines).map((text, index) =>
            el('li', {}, el('span.n', { 'aria-hidden': 'true' }, String(index + 1)), el('span', {}, text)),
          ),
        ),
      );
    const word = review.texts[wordOf(one)] ?? w('rv-soon');
    return [
      el(
        'div',
        {},
        judged(one.judgement, SIGNS[one.judgement] ?? '·', '', word),
        el('span.quiet.small', {}, ` · ${one.when}${one.secret ? `, ${w('rv-secret')}` : ''}`),
      ),
      el('p', {}, one.possible ? w('rv-possible') : one.forced ? w('rv-forced') : one.cost),
      line('played', w('rv-played'), one.chance, one.played),
      one.best.length ? line('best', w('rv-better'), one.best_chance, one.best) : '',
      one.why.length
        ? el(
            'section',
            { 'aria-label': w('rv-because') },
            el('b.small', {}, w('rv-because')),
            el(
              'ul.because',
              {},
              one.why.map((text) => el('li', {}, text)),
            ),
          )
        : '',
    ].filter(Boolean);
  }

  /**
   * The game in short: accuracy and luck of all, turning points, the most expensive decision.
   * @param {Server.ReviewNews} review
   * @param {number} chosen the seat whose decisions are counted
   */
  short(review, chosen) {
    const looks = this.whole.seats,
      bar = (seat) => {
        const filled = el('span');
        filled.style.width = `${Math.max(0, Math.min(100, seat.accuracy ?? 0))}%`;
        return el(`span.meter.${looks[seat.seat]?.look || 'p0'}`, {}, filled);
      };
    const so = () => (review.state === 'done' ? '' : el('span.quiet.tiny', {}, ` ${w('rv-so-far')}`));
    const look = (decision) =>
      decision === null ? '' : el('button.btn', { type: 'button', onclick: () => this.look(decision) }, w('rv-look'));
    const own = review.seats.find(({ seat }) => seat === chosen),
      worst = review.decisions[own?.worst ?? -1]?.judgement === 'best' ? null : (own?.worst ?? null);
    return [
      el(
        'section.rv-short',
        {},
        el('h2', {}, w('rv-accuracy'), so()),
        el(
          'ul.acc',
          {},
          review.seats.map((seat) =>
            el(
              'li',
              {},
              mark(looks[seat.seat]?.look),
              bar(seat),
              el('span', {}, seat.name),
              el('b.num', {}, seat.accuracy === null ? '–' : seat.accuracy.toFixed(1)),
            ),
          ),
        ),
        own
          ? el(
              'p.counts',
              {},
              el('b', {}, own.name),
              Object.entries(own.counts).map(([word, n]) =>
                el('span', {}, judged(word, SIGNS[word], '', `${n} × ${review.texts[word]}`)),
              ),
            )
          : '',
        el('p.quiet.small', {}, review.texts.accuracy),
      ),
      worst !== null
        ? el(
            'section.moment',
            {},
            signOf(review.decisions[worst], review.texts),
            el(
              'p',
              {},
              el('b', {}, w('rv-worst')),
              w('name-value', { name: '', value: `${review.decisions[worst].when}. ${review.decisions[worst].cost}` }),
            ),
            look(worst),
          )
        : '',
      el(
        'section.rv-short',
        {},
        el('h2', {}, w('rv-luck'), so()),
        el(
          'ul.acc',
          {},
          review.seats.map((seat) =>
            el(
              'li',
              {},
              mark(looks[seat.seat]?.look),
              el('span', {}, seat.name),
              el('span'),
              el('b.num', {}, signed(seat.luck)),
            ),
          ),
        ),
        el('p.quiet.small', {}, review.texts.luck),
      ),
      el(
        'section.rv-short',
        {},
        el('h2', {}, w('rv-turning'), so()),
        ...(review.turning.length
          ? review.turning.map((turn) =>
              el(
                'div.moment',
                {},
                mark(looks[turn.seat]?.look),
                el(
                  'p',
                  {},
                  w('name-value', { name: w('line-of', { n: turn.line, m: review.lines }), value: turn.text }),
                ),
                look(turn.decision),
              ),
            )
          : [el('p', {}, w('rv-no-turning'))]),
      ),
      el('details.rv-short', {}, el('summary', {}, w('rv-how')), el('p.small', {}, review.texts.how)),
    ].filter(Boolean);
  }
}
