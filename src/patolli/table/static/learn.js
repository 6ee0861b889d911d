// All lessons: where to go on, and of each game what there is to learn and what is done.
import { $, api, el, keptHere, w } from '/static/page.js';
import { begin, broken } from '/static/begin.js';
import { topBar } from '/static/topbar.js';
import { icon } from '/static/icons.js';
import { doneOf, progress } from '/static/progress.js';

/** Minutes of one lesson: those of all, shared by steps. */
const minutes = ({ minutes: all, lessons }, one) =>
  Math.max(1, Math.round((all * one.steps) / lessons.reduce((/** @type {number} */ sum, { steps }) => sum + steps, 0)));

const picture = (game, [width, height]) =>
  el('img', { src: `/static/art/${game}-sample.svg`, alt: '', width, height, loading: 'lazy' });

/** The lesson to go on with: where one stopped, else the first that is not done of a game that is begun. */
function onward(courses) {
  const { at } = progress(),
    stopped = courses.find(({ game }) => game === at?.game)?.lessons.find(({ lesson }) => lesson === at?.lesson);
  if (at && stopped) return { ...stopped, game: at.game, step: at.step, key: 'learn-stopped' };
  for (const { game, lessons } of courses) {
    const done = doneOf(game),
      next = lessons.find(({ lesson }) => !done.includes(lesson));
    if (done.length && next) return { ...next, game, step: 1, key: 'learn-next-up' };
  }
  return null;
}

function goOn(courses) {
  const next = onward(courses),
    known = courses.some(({ game }) => doneOf(game).length),
    first = courses[0];
  if (!next && known) return null;
  const course = courses.find(({ game }) => game === (next || first).game),
    address = `/learn/${course.game}/${(next || first.lessons[0]).lesson}`;
  return el(
    'section.panel.nextup',
    { 'aria-label': w('learn-go-on') },
    picture(course.game, [104, 72]),
    el(
      'div',
      {},
      el('span.quiet.small', {}, next ? w(next.key) : w('learn-start-here')),
      el('h2', {}, next ? next.title : w('learn-new', { title: first.title })),
      el(
        'p.small',
        {},
        next
          ? `${course.title} · ${next.step > 1 ? w('learn-step', { n: next.step, m: next.steps }) : next.goal}`
          : w('learn-new-how', { minutes: first.minutes }),
      ),
    ),
    el('span.gap'),
    el('a.btn.go.big', { href: address, id: 'go-on' }, icon('play'), w(next ? 'learn-go-on' : 'learn-begin')),
  );
}

function lessonRow(course, one) {
  const { at } = progress(),
    done = doneOf(course.game).includes(one.lesson),
    here = at && at.game === course.game && at.lesson === one.lesson && at.step > 1 ? at.step : 0;
  const state = here
    ? el('span.lstate', {}, w('learn-step', { n: here, m: one.steps }))
    : done
      ? el('span.lstate.done', {}, icon('check'), w('learn-done'))
      : el('span.lstate', {}, w('learn-minutes', { n: minutes(course, one) }));
  return el(
    'li',
    { class: here ? 'at' : done ? 'done' : '' },
    el(
      'a',
      { href: `/learn/${course.game}/${one.lesson}` },
      el('span.lt', {}, one.title, el('small.quiet', {}, one.goal)),
      state,
    ),
  );
}

function courseCard(one) {
  const done = one.lessons.filter(({ lesson }) => doneOf(one.game).includes(lesson)).length,
    m = one.lessons.length,
    share = Math.round((100 * done) / m),
    bar = el('progress', { max: m, value: done, 'aria-label': w('learn-progress', { n: share }) });
  return el(
    'section.panel.lgame',
    { 'aria-labelledby': `l-${one.game}`, id: one.game },
    el(
      'header',
      {},
      picture(one.game, [60, 50]),
      el(
        'div',
        {},
        el('h2', { id: `l-${one.game}` }, one.title),
        el(
          'span.quiet.small',
          {},
          `${done === m ? w('learn-all-done') : w('learn-n-of', { n: done, m })} · ${w('learn-minutes', { n: one.minutes })}`,
        ),
      ),
      el('span.gap'),
      bar,
    ),
    el(
      'ol.lessons',
      { 'aria-label': w('learn-lessons-of', { title: one.title }) },
      one.lessons.map((lesson) => lessonRow(one, lesson)),
    ),
  );
}

try {
  await begin();
  topBar();
  const { games } = await api('learn');
  $('main').replaceChildren(
    el('header', {}, el('h1', {}, w('learn')), el('p.quiet', {}, w('learn-how'))),
    goOn(games) || '',
    el('div.lgames', {}, games.map(courseCard)),
    el(
      'a.panel.door.topuzzles',
      { href: '/puzzles', id: 'to-puzzles' },
      icon('puzzle'),
      el('span', {}, el('strong', {}, w('puzzle-lobby')), el('small.quiet', {}, w('puzzle-lobby-how'))),
    ),
    el(
      'p.small.quiet.learnfoot',
      {},
      `${w('learn-rather')} `,
      games.flatMap(({ game, title }, at) => [at ? ' · ' : '', el('a', { href: `/rules/${game}` }, title)]),
    ),
  );
  // a lesson that is opened again from here begins at its first step, unless one stopped in it
  $('main').addEventListener('click', (/** @type {any} */ event) => {
    const row = event.target.closest('.lessons li');
    if (row && !row.classList.contains('at')) keptHere.set('lesson-anew', 'yes');
  });
  document.title = `${w('learn')} · Patolli`;
  if (location.hash) $(`#${CSS.escape(location.hash.slice(1))}`)?.scrollIntoView({ block: 'nearest' });
} catch (error) {
  broken(error);
}
