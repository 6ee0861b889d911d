// What lies over the page for a while: short notes and dialogs.
import { $, all, el, w } from '/static/page.js';
import { hideTip } from '/static/tips.js';

export function toast(text, wait = 3500) {
  $('.toast')?.remove();
  const note = el('div.toast', { role: 'status' }, text),
    board = $('.board')?.getBoundingClientRect();
  document.body.append(note);
  if (board?.height) {
    // over the foot of the board, never over what is clicked next
    note.style.left = `${board.left + board.width / 2}px`;
    note.style.bottom = `${innerHeight - board.bottom + 12}px`;
    note.style.maxWidth = `${board.width - 24}px`;
  }
  setTimeout(() => note.remove(), wait);
}

/** What a request was answered with, if it was not done. */
export const complain = (error) => toast(error.status === 412 ? w('somebody-faster') : error.message);

/** A dialog that is gone when it is closed. `fill(close)` gives its contents; the answer is what close was given. */
export function dialog(title, fill, spec = 'dialog') {
  return new Promise((answer) => {
    const box = el(spec, { 'aria-labelledby': 'dialog-title' });
    const close = (value) => {
      box.close();
      box.remove();
      answer(value);
    };
    box.append(el('h2', { id: 'dialog-title' }, title), ...[fill(close)].flat());
    box.addEventListener('cancel', (event) => {
      event.preventDefault();
      close(undefined);
    });
    box.addEventListener('click', (event) => {
      if (event.target === box) close(undefined);
    });
    document.body.append(box);
    hideTip();
    box.showModal();
  });
}

/** Whoever asked is told that nothing was answered. */
export const closeDialogs = () => {
  for (const box of all('dialog[open]')) box.dispatchEvent(new Event('cancel', { cancelable: true }));
};

/** Yes or no; the safe answer has the focus. */
export const confirmed = (title, text, yes, no) =>
  dialog(title, (close) => [
    ...[text]
      .flat()
      .filter(Boolean)
      .map((part) => (typeof part === 'string' ? el('p', {}, part) : part)),
    el(
      'div.bar',
      {},
      el('button.btn', { autofocus: true, onclick: () => close(false) }, no),
      el('button.btn.go', { onclick: () => close(true) }, yes),
    ),
  ]);

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(w('copied'));
  } catch {
    dialog(w('copy-by-hand'), (close) => [
      el('input.field.wide-field', {
        value: text,
        readonly: true,
        'aria-label': w('link'),
        onfocus: (event) => event.target.select(),
      }),
      el('div.bar', {}, el('button.btn.go', { onclick: () => close() }, w('close'))),
    ]);
  }
}
