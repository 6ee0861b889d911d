// Buttons and fields that several pages have.
import { api, el, LONG_SECONDS, w } from '/static/page.js';
import { icon } from '/static/icons.js';
import { toast } from '/static/overlay.js';

/** A button with an icon; its name is a tooltip where there is no room for it. */
export const tool = (name, key, onclick, more = {}) =>
  el(
    'button.btn.bare',
    { type: 'button', 'data-i': name, 'aria-label': w(key), 'data-tip': w(key), onclick, ...more },
    icon(name),
  );

export const loadAgain = () =>
  el('button.btn', { type: 'button', id: 'load-again', onclick: () => location.reload() }, w('load-again'));

/** The signs of a text as somebody counts who reads it: an emoji of several people is one. */
const signs = (text) =>
  globalThis.Intl?.Segmenter ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : [...text];

/** A field for a name: as many signs, and as many letters in them, as the server keeps. */
export function nameInput(props) {
  const field = el('input.field', { autocomplete: 'off', ...props });
  field.addEventListener('input', (event) => {
    if (event.isComposing) return;
    const short = signs(field.value).slice(0, 24);
    while ([...short.join('')].length > 60) short.pop();
    if (short.join('') !== field.value) field.value = short.join('');
  });
  return field;
}

/** A record from a file becomes a table that can only be looked at. */
export async function openRecord(file) {
  if (!file) return;
  try {
    const { table } = await api('replay', await file.text(), { type: 'text/plain', seconds: LONG_SECONDS });
    location.href = `/t/${table}/replay`;
  } catch (error) {
    toast(error.message, 8000);
  }
}

export function recordField(more = {}) {
  const field = el('input.hide', { type: 'file', id: 'file', accept: '.txt,.patolli,text/plain', ...more });
  field.addEventListener('change', async () => {
    await openRecord(field.files[0]);
    field.value = ''; // the same file may be tried again
  });
  return field;
}
