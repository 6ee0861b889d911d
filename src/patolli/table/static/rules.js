// The rules of a game: sections, rules with their numbers as anchors, rulings, options; searchable.
import { $, all, api, el, w } from '/static/page.js';
import { begin, broken } from '/static/begin.js';
import { topBar } from '/static/topbar.js';
import { icon } from '/static/icons.js';

const game = location.pathname.split('/')[2];

/** A text in which the numbers of rules are links. */
function linked(text, prefix) {
  return text
    .split(new RegExp(`(${prefix}-\\d+)`))
    .map((part, index) => (index % 2 ? el('a', { href: `#${part}` }, part) : part));
}

function figure(picture) {
  return el(
    'figure.fig',
    {},
    el('img', { src: picture.drawing, alt: picture.caption, loading: 'lazy' }),
    el('figcaption', {}, picture.caption),
  );
}

/** `number`: what it is called at its side, where that is not its address. */
function article(id, title, text, prefix, kind = '', picture = null, number = id) {
  return el(
    `article.art${kind}`,
    { id },
    el('a', { href: `#${id}`, 'aria-label': `${number} ${title}` }, number),
    el(
      'div',
      {},
      title && el('h3', {}, title),
      String(text)
        .split('\n')
        .filter(Boolean)
        .map((part) => el('p', {}, linked(part, prefix))),
      picture && figure(picture),
    ),
  );
}

/** As it is searched: small letters without accents. */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rules with all the words that are asked for, and nothing else; or all, and in sight the one with the number. */
function find(text) {
  const asked = plain(text.trim()),
    words = asked.split(/\s+/),
    parts = all('.art'),
    searches = asked.length > 1,
    filters = asked.length > 2 && !/^\w+-?\d+[a-z]?$/.test(asked);
  const numbered = ({ id }) => id.toLowerCase() === asked || id.toLowerCase().endsWith(`-${asked}`);
  const says = (part) => words.every((word) => plain(part.textContent).includes(word));
  for (const part of parts) {
    const hit = searches && (numbered(part) || (asked.length > 2 && says(part)));
    part.classList.toggle('hit', hit);
    part.hidden = filters && !hit;
  }
  for (const head of all('.rulebook section'))
    head.hidden = filters && all('.art', head).length > 0 && all('.art', head).every((part) => part.hidden);
  $('main').classList.toggle('searching', searches);
  $('#found').textContent = searches ? w('found-n', { n: all('.art.hit').length }) : '';
  const exact = parts.find(numbered);
  if (exact) exact.scrollIntoView({ block: 'start' });
  else if (filters) scrollTo(0, 0);
}

function follow() {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target) {
    target.scrollIntoView({ block: 'start' });
    target.classList.add('hit');
  }
}

try {
  await begin();
  const rules = await api(`rules/${game}`);
  document.body.dataset.game = game;
  topBar();
  $('.top .where').replaceChildren(rules.title, el('small', {}, w('rules')));
  document.title = `${rules.title}: ${w('rules')} · Patolli`;
  const search = el('input.field', {
    id: 'find',
    type: 'search',
    placeholder: w('search-hint'),
    'aria-label': w('search'),
    autocomplete: 'off',
  });
  search.addEventListener('input', () => find(search.value));
  const parts = [
    ...rules.sections.map((section) => [
      section.key,
      section.title,
      section.rules.map((rule) => article(rule.number, rule.title, rule.text, rules.prefix, '', rule.picture)),
    ]),
    rules.rulings.length && [
      'rulings',
      w('rulings'),
      rules.rulings.map((ruling) =>
        article(
          ruling.number,
          ruling.question?.startsWith('{') ? '' : ruling.question,
          ruling.answer,
          rules.prefix,
          '.ruling',
        ),
      ),
    ],
    rules.options.length && [
      'options',
      w('options'),
      rules.options.map((option) =>
        article(
          `option-${option.name}`,
          option.sentence,
          [...option.values.map((value) => value.label), option.free].filter(Boolean).join(' · '),
          rules.prefix,
          '.option',
          null,
          option.rule,
        ),
      ),
    ],
    rules.provenance.length && [
      'provenance',
      w('provenance'),
      rules.provenance.map((one, index) =>
        article(`provenance-${one.key}`, '', one.text, rules.prefix, '.rebuilt', null, String(index + 1)),
      ),
    ],
  ].filter(Boolean);
  $('main').replaceChildren(
    el(
      'div.toc',
      {},
      search,
      el('p.tiny.quiet', { id: 'found', role: 'status' }),
      el(
        'nav',
        { 'aria-label': w('contents') },
        parts.map(([key, title], index) =>
          el('a', { href: `#section-${key}` }, el('span.n.num', {}, String(index + 1)), title),
        ),
      ),
    ),
    el(
      'div.rulebook',
      {},
      el('h1', {}, rules.title),
      el(
        'div.intro',
        {},
        rules.intro.split('\n').map((part) => el('p', {}, part)),
      ),
      el(
        'figure.fig',
        {},
        el('img', {
          src: `/static/art/${game}-sample.svg`,
          alt: w('sample-alt', { game: rules.title }),
          loading: 'lazy',
        }),
        el('figcaption', {}, w('sample-caption')),
      ),
      el('p.quiet', {}, w('rules-in-short')),
      parts.map(([key, title, articles]) =>
        el('section', { 'aria-labelledby': `section-${key}` }, el('h2', { id: `section-${key}` }, title), articles),
      ),
    ),
    el(
      'aside.aside',
      { 'aria-label': w('more') },
      el('div.panel', {}, el('p', {}, w('rules-aside')), el('a.btn', { href: '/' }, icon('play'), w('to-the-lobby'))),
    ),
  );
  addEventListener('hashchange', follow);
  follow();
} catch (error) {
  broken(error);
}
