// A box whose cards differ from ours: all that is printed in it as fields, ours filled in.
import { api, el, w } from '/static/page.js';
import { toast } from '/static/overlay.js';

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
    const input = el('input.field', {
      id: `box-${key}`,
      value: changes.get(key) ?? value,
      autocomplete: 'off',
      spellcheck: 'false',
    });
    const was = el('small.quiet', { hidden: !changes.has(key) }, w('record-box-was', { value }));
    input.addEventListener('input', () => {
      const now = input.value.trim();
      if (now === value || !now) changes.delete(key);
      else changes.set(key, now);
      was.hidden = !changes.has(key);
      tell();
    });
    const name = el('label', { for: `box-${key}` }, label, ' ', el('small.quiet', {}, key));
    return el('div.own-value', {}, name, input, was);
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
