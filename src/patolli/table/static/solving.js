// The strip of a puzzle above the board: what is asked, what was answered, and the buttons. It says what it is given and
// knows nothing of the game.
import { el, put, still, w } from '/static/page.js';
import { ruleAddress } from '/static/tips.js';
import { icon } from '/static/icons.js';

/** After which the next button has the focus. */
const FOCUS_MS = 400;

const signed = (n) => (n < 0 ? `−${-n}` : `+${n}`);

export class Solving {
  /** @param {{check: () => void, show: () => void, replay: () => void, again: () => void, next: () => void}} acts */
  constructor(acts) {
    this.title = el('h2');
    this.rated = el('span.small.quiet.num.where2');
    this.mine = el('span.chip.num', { id: 'rating' });
    this.rows = el('span.small.quiet.where2');
    this.say = el('p', { id: 'say' });
    this.reply = el('p.reply', { id: 'reply', role: 'alert' });
    this.outcome = el('div.outcome', { id: 'outcome' });
    const button = (id, name, key, act, kind = '') =>
      el(`button.btn${kind}`, { type: 'button', id, onclick: act }, icon(name), el('span', {}, w(key)));
    this.check = button('check', 'check', 'puzzle-check', acts.check, '.go');
    this.show = button('show', 'eye', 'puzzle-give-up', acts.show);
    this.replay = button('replay', 'play', 'puzzle-replay', acts.replay);
    this.again = button('again', 'undo', 'puzzle-again', acts.again);
    this.next = button('next', 'next', 'puzzle-next', acts.next, '.go');
    this.box = el(
      'section.teach.solving',
      { 'aria-label': w('puzzle-strip') },
      el('header', {}, this.title, this.rated, this.rows, el('span.gap'), this.mine),
      el('div.says', {}, el('div.words-of', { 'aria-live': 'polite' }, this.say, this.outcome), this.reply),
      el('div.bar.acts', {}, this.again, this.replay, this.show, this.check, this.next),
    );
  }

  /** @param {Server.PuzzleNews} told */
  draw(told) {
    const { result, kind } = told,
      ended = kind === 'found' || kind === 'shown';
    const name = told.made ? 'puzzle-made-title' : told.day ? 'puzzle-daily' : 'puzzle-strip';
    this.title.textContent = `${w(name)} · ${told.title}`;
    this.rated.textContent = told.made ? w('puzzle-made') : w('puzzle-rated', { n: told.rating });
    this.mine.replaceChildren(el('span.hide', {}, `${w('puzzle-your-rating')} `), String(told.solver.rating));
    this.rows.textContent = told.solver.run > 1 ? w('puzzle-run', { n: told.solver.run }) : '';
    this.box.classList.toggle('well', kind === 'found');
    this.box.classList.toggle('wrong', kind === 'wrong');
    this.write(told);
    put(this.reply, 'hidden', told.text ? null : true);
    const link = told.rule && el('a.rule', { href: ruleAddress(told.game, told.rule), target: '_blank' }, told.rule);
    this.reply.replaceChildren(...(told.text ? [told.text, ...(link ? [' ', link] : [])] : []));
    put(this.check, 'hidden', ended ? true : null);
    put(this.check, 'disabled', told.over ? null : true);
    put(this.show, 'hidden', ended ? true : null);
    this.show.lastChild.textContent = w(result ? 'puzzle-show' : 'puzzle-give-up');
    put(this.replay, 'hidden', ended ? null : true);
    put(this.again, 'hidden', kind === 'shown' ? null : true);
    put(this.next, 'hidden', result && kind !== 'wrong' ? null : true);
    if (ended) setTimeout(() => this.focus(this.next), still() ? 0 : FOCUS_MS);
    else if (told.over && kind === 'begun') this.focus(this.check);
  }

  /** @param {Server.PuzzleNews} told */
  write(told) {
    const { kind, result } = told;
    const head =
      kind === 'found'
        ? [icon('check'), w('puzzle-found')]
        : kind === 'wrong'
          ? [icon('help'), w('puzzle-wrong')]
          : kind === 'shown'
            ? [w('puzzle-solution')]
            : [told.over ? w('puzzle-ready') : w('puzzle-find', { who: told.who })];
    const key = `${kind} ${told.over} ${told.said.join(';')} ${!!result}`;
    if (key === this.written) return;
    this.written = key;
    this.say.replaceChildren(...head);
    this.outcome.replaceChildren(...this.lines(told).filter(Boolean));
  }

  /** @param {Server.PuzzleNews} told */
  lines(told) {
    const { kind, result } = told;
    if (kind === 'wrong')
      return [
        el('p', {}, w('puzzle-wrong-chance', { chance: told.chance })),
        ...told.why.map((text, at) => el(at ? 'p.small' : 'p', {}, text)),
        this.change(told),
        el('p.small.quiet', {}, w('puzzle-look-on')),
      ];
    if (result && (kind === 'found' || kind === 'shown'))
      return [
        el(
          'ol.small',
          { 'aria-label': w('puzzle-solution') },
          result.told.map((text) => el('li', {}, text)),
        ),
        el('p', {}, el('b', {}, result.point[0])),
        result.point.length > 1 &&
          el(
            'details.small',
            {},
            el('summary', {}, w('puzzle-more')),
            result.point.slice(1).map((text) => el('p', {}, text)),
          ),
        el(
          'p.small.quiet',
          {},
          [
            w('puzzle-chances', { best: result.best, second: result.second }),
            result.also === 1 ? w('puzzle-also-one') : result.also ? w('puzzle-also', { n: result.also }) : '',
            w('puzzle-theme', { theme: result.theme_name }),
            result.tries > 1 ? w('puzzle-many', { found: result.found, tries: result.tries }) : '',
          ]
            .filter(Boolean)
            .join(' · '),
        ),
        this.change(told),
      ];
    return [el('p.small.quiet', {}, w(result ? 'puzzle-tried-before' : 'puzzle-how'))];
  }

  /** @param {Server.PuzzleNews} told */
  change({ result, solver, made }) {
    if (!result || made) return null;
    return el(
      'p.num',
      { id: 'change' },
      w('puzzle-rating-change', { now: solver.rating, change: signed(result.change) }),
    );
  }

  focus(to) {
    if (to.isConnected && !to.hidden && !to.disabled && !document.activeElement?.closest('dialog, .top'))
      to.focus({ preventScroll: true });
  }
}
