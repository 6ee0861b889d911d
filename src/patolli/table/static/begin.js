// How every page begins, and what it shows if it cannot.
import { $, all, el, loadWords, w } from '/static/page.js';
import { icon } from '/static/icons.js';
import { loadAgain } from '/static/controls.js';
import { startTips } from '/static/tips.js';

/** The words are here, `data-w` is filled: the page can begin. */
export async function begin() {
  startTips();
  await loadWords();
  for (const node of all('[data-w]')) node.textContent = w(node.dataset.w);
  for (const node of all('[data-w-label]')) node.setAttribute('aria-label', w(node.dataset.wLabel));
  for (const node of all('[data-i]:empty')) node.append(icon(node.dataset.i));
}

/** Something that should not happen happened: say it, offer the way home. */
export function broken(error) {
  const main = $('main');
  main.className = 'wrap';
  $('.top .where')?.remove();
  $('.skip').href = '#main';
  $('.skip').textContent ||= w('skip'); // the words may not have come yet
  main.replaceChildren(
    el(
      'div.panel.sorry',
      { role: 'alert' },
      el('h1', {}, w('sorry')),
      el('p', {}, w(error.message)), // a key if the words had not come yet
      el(
        'p',
        {},
        el('a.btn.go', { href: '/' }, w('to-the-lobby')),
        ' ',
        [0, 503].includes(error.status) && loadAgain(),
      ),
    ),
  );
  if (error.status === undefined) throw error; // it is no refused request
}
