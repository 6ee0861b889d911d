// The top bar of every page: tools, language, theme, settings.
import { $, el, kept, languageNow, languages, narrow, w } from '/static/page.js';
import { tool } from '/static/controls.js';

/** `light`, `dark`, or as the system has it. */
export function chooseTheme(theme) {
  const root = document.documentElement;
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  kept.set('theme', theme || null);
}

function turnTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  chooseTheme(dark ? 'light' : 'dark');
}

export function chooseLanguage(code) {
  document.cookie = `language=${code}; path=/; max-age=31536000; SameSite=Lax`;
  location.reload();
}

/**
 * What a page adds to the settings: a table fills in its layers, gives a name to the reader's seat, and marks again what
 * others did.
 * @type {{layers: ((box: HTMLElement) => void) | null, rename: ((name: string) => void) | null, marks: (() => void) | null}}
 */
export const tableSettings = { layers: null, rename: null, marks: null };

const showSettings = () => import('/static/settings.js').then((dialogs) => dialogs.settings());

export function topBar(...tools) {
  const tongues = el(
    'select.field.lang',
    { id: 'language', 'aria-label': w('language') },
    Object.entries(languages()).map(([code, name]) =>
      el('option', { value: code, lang: code, selected: code === languageNow() }, narrow() ? code.toUpperCase() : name),
    ),
  );
  tongues.addEventListener('change', () => chooseLanguage(tongues.value));
  const bar = $('.top');
  $('.logo', bar).setAttribute('aria-label', w('to-the-lobby'));
  bar.append(
    el('span.gap'),
    ...tools.filter(Boolean),
    tongues,
    tool('theme', 'light-or-dark', turnTheme, { id: 'theme' }),
    tool('gear', 'settings', showSettings, { id: 'settings' }),
  );
}
