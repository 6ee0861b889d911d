// Where a newcomer begins: in the lobby, until a game was played or a lesson done; and the lessons of each game.
import { el, kept, put, w } from '/static/page.js';
import { icon } from '/static/icons.js';
import { doneOf, progress } from '/static/progress.js';

/** How many lessons of a game are done. */
const count = (one) => one.lessons.filter((/** @type {string} */ lesson) => doneOf(one.game).includes(lesson)).length;

/** To the lessons of a game, with what is done; nothing if it has none. */
export function lessonLink(one) {
  const m = one.lessons.length,
    n = count(one);
  if (!m) return null;
  const label = w('name-value', { name: w('learn-game', { title: one.title }), value: w('learn-n-of', { n, m }) });
  return el(
    'a.to-learn',
    { href: `/learn#${one.game}`, 'aria-label': label, 'data-tip': label },
    n === m ? icon('check') : null,
    w('learn'),
    n > 0 && n < m && el('small.num', {}, `${n}/${m}`),
  );
}

/**
 * The panel that says where to start, or where a lesson was left; `draw(any)`: whether this browser has games.
 * @returns {{box: HTMLElement, draw: (any: boolean) => void}}
 */
export function startHere(games) {
  const box = el('section.panel.starthere', { 'aria-label': w('learn-start-here'), hidden: true }),
    first = games.find((one) => one.lessons.length),
    { at } = progress(),
    left = at && games.find((one) => one.game === at.game && one.lessons.includes(at.lesson)),
    fresh = games.every((one) => !count(one));
  const fill = (head, title, how, key, href) =>
    box.replaceChildren(
      icon('learn'),
      el('div', {}, el('span.quiet.small', {}, head), el('h2', {}, title), el('p.small', {}, how)),
      el('span.gap'),
      el('a.btn', { href: '/learn' }, w('all-lessons')),
      el('a.btn.go.big', { href, id: 'start-here' }, icon('play'), w(key)),
    );
  const draw = (/** @type {boolean} */ any) => {
    const here = first && (left || (!any && fresh));
    if (here && left && at)
      fill(
        w('learn-stopped'),
        w('learn-game', { title: left.title }),
        w('learn-n-of', { n: count(left), m: left.lessons.length }),
        'learn-go-on',
        `/learn/${at.game}/${at.lesson}`,
      );
    else if (here)
      fill(
        w('learn-start-here'),
        w('learn-new', { title: first.title }),
        w('learn-new-how', { minutes: first.minutes }),
        'learn-begin',
        `/learn/${first.game}/${first.lessons[0]}`,
      );
    put(box, 'hidden', here ? null : true);
  };
  draw(kept.get('games') === 'yes');
  return { box, draw };
}
