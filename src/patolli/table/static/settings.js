// Settings: one dialog on every page. Each is kept by this browser at once, where whoever needs it looks it up.
import { el, kept, languageNow, languages, w } from '/static/page.js';
import { nameInput } from '/static/controls.js';
import { dialog } from '/static/overlay.js';
import { chooseLanguage, chooseTheme, tableSettings } from '/static/topbar.js';
import { PACES, paceAt } from '/static/pace.js';

export function settings() {
  dialog(
    w('settings'),
    (close) => [
      el(
        'div.settings',
        {},
        part('settings-others', ...others()),
        part('settings-table', ...atTheTable()),
        part('settings-look', ...look()),
        part('you', nameRow()),
      ),
      el(
        'div.bar',
        {},
        el('span.tiny.quiet', {}, w('settings-kept')),
        el('span.gap'),
        el('button.btn.go', { type: 'button', autofocus: true, onclick: () => close() }, w('close')),
      ),
    ],
    'dialog.set',
  );
}

const part = (key, ...rows) => el('section', { 'aria-label': w(key) }, el('h3', {}, w(key)), ...rows);

const row = (id, key, field) =>
  el('div.rowset', {}, el('label', { for: id }, w(key)), el('small', { id: `${id}-why` }, w(`${key}-why`)), field);

/** Something that is on or off; what is kept is what differs from the beginning. */
function onOff(name, key, usual, then = /** @type {((on: boolean) => void) | null} */ (null)) {
  const on = usual ? kept.get(name) !== 'off' : kept.get(name) === 'on',
    id = `set-${name}`;
  const box = el('input.switch', {
    type: 'checkbox',
    role: 'switch',
    id,
    checked: on,
    'aria-describedby': `${id}-why`,
  });
  box.addEventListener('change', () => {
    kept.set(name, box.checked ? 'on' : 'off');
    then?.(box.checked);
  });
  return row(id, key, box);
}

function others() {
  const pace = el(
    'select.field',
    { id: 'set-pace', 'aria-describedby': 'set-pace-why' },
    PACES.map((one) => el('option', { value: one, selected: one === paceAt() }, w(`pace-${one}`))),
  );
  pace.addEventListener('change', () => kept.set('pace', pace.value));
  return [row('set-pace', 'pace', pace), onOff('marks', 'marks', true, () => tableSettings.marks?.())];
}

function atTheTable() {
  const layers = el('div.switches');
  tableSettings.layers?.(layers);
  return [
    onOff('ask-end', 'ask-end', true),
    onOff('ask-final', 'ask-final', true),
    coachRow(),
    onOff('letters', 'letters', true),
    tableSettings.layers && el('h4', {}, w('show-on-board')),
    tableSettings.layers && layers,
  ].filter(Boolean);
}

/** The coach: in the first games of each game, always, or never. */
function coachRow() {
  const coach = el(
    'select.field',
    { id: 'set-coach', 'aria-describedby': 'set-coach-why' },
    ['', 'on', 'off'].map((one) =>
      el('option', { value: one, selected: one === (kept.get('coach') || '') }, w(`tip-${one || 'first'}`)),
    ),
  );
  coach.addEventListener('change', () => {
    kept.set('coach', coach.value || null);
    kept.set('coach-less', null);
  });
  return row('set-coach', 'tip-coach', coach);
}

function look() {
  const theme = el(
    'select.field',
    { id: 'set-theme', 'aria-describedby': 'set-theme-why' },
    ['', 'light', 'dark'].map((one) =>
      el('option', { value: one, selected: one === (kept.get('theme') || '') }, w(`theme-${one || 'system'}`)),
    ),
  );
  theme.addEventListener('change', () => chooseTheme(theme.value));
  const tongue = el(
    'select.field',
    { id: 'set-language', 'aria-describedby': 'set-language-why' },
    Object.entries(languages()).map(([code, said]) =>
      el('option', { value: code, lang: code, selected: code === languageNow() }, said),
    ),
  );
  tongue.addEventListener('change', () => chooseLanguage(tongue.value));
  const sound = (on) => on && import('/static/sound.js').then(({ play }) => play('turn'));
  return [
    row('set-theme', 'theme', theme),
    row('set-language', 'language', tongue),
    onOff('sound', 'sound', false, sound),
  ];
}

function nameRow() {
  const field = nameInput({ id: 'set-name', value: kept.get('name') || '', 'aria-describedby': 'set-name-why' });
  field.addEventListener('change', () => {
    kept.set('name', field.value.trim());
    tableSettings.rename?.(field.value.trim());
  });
  return row('set-name', 'name', field);
}
