// A box whose cards differ from ours: all that is printed in it as fields, ours filled in.
import { $, api, el, put, w } from '/static/page.js';
import { toast } from '/static/overlay.js';
import { shown, written } from '/static/boxvalue.js';

/** What is longer has a field of several lines. */
const ONE_LINE_LETTERS = 28;

/**
 * What is changed there stands in `changes`, by key. The fields come when it is opened.
 * @param {any} game
 * @param {Map<string, string>} changes
 */
export function ownBox(game, changes) {
  const count = el('span.quiet.small', { role: 'status' }),
    body = el('div.own-box'),
    tell = () => (count.textContent = changes.size ? w('record-box-changed', { n: changes.size }) : '');
  const field = ({ key, value, label }) => {
    const ours = shown(value),
      many = ours.includes('\n') || ours.length > ONE_LINE_LETTERS,
      input = /** @type {HTMLInputElement} */ (
        el(many ? 'textarea.field' : 'input.field', {
          id: `box-${key}`,
          rows: many ? Math.max(2, ours.split('\n').length) : null,
          autocomplete: 'off',
          spellcheck: 'false',
          'aria-describedby': `was-${key}`,
        })
      );
    input.value = changes.has(key) ? shown(/** @type {string} */ (changes.get(key))) : ours;
    const was = el(
      'small.quiet',
      { id: `was-${key}`, hidden: !changes.has(key) },
      w('record-box-was', { value: ours }),
    );
    input.addEventListener('input', () => {
      const now = input.value.trim() ? written(input.value, value) : value;
      put(input, 'aria-invalid', now === null ? 'true' : null);
      if (now === value || now === null) changes.delete(key);
      else changes.set(key, now);
      was.hidden = now === value;
      tell();
    });
    const name = el('label', { for: `box-${key}` }, label, ' ', el('small.quiet', {}, key));
    return el(`div.own-value${many ? '.many' : ''}`, {}, name, input, was);
  };
  const part = ({ name, fields, label }) =>
    el('details', { 'data-table': name }, el('summary', {}, label), el('div.own-values', {}, fields.map(field)));
  const load = async () => {
    if (body.childElementCount) return;
    try {
      const { tables } = await api(`components/${game.name}`);
      body.replaceChildren(el('p.quiet.small', {}, w('record-box-how')), ...tables.map(part));
    } catch (error) {
      toast(error.message);
    }
  };
  const box = el('details.panel.pad', { id: 'own-box' }, el('summary', {}, w('record-box'), ' ', count), body);
  box.addEventListener('toggle', () => {
    if (box.open) load();
  });
  tell();
  return box;
}

/** The first field in which something cannot be read, opened and in focus; null if all can. */
export function wrongField() {
  const found = $('#own-box [aria-invalid]');
  if (!found) return null;
  for (let one = found.closest('details'); one; one = one.parentElement.closest('details')) one.open = true;
  found.focus();
  return found;
}
