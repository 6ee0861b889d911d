// What every page does: words in the reader's language, calls of the API, theme, tooltips, dialogs, the top bar.
import { icon } from '/static/icons.js';

/**
 * The first that is found, and all. The page knows what it has written there: what kind of thing that is is not checked.
 * @type {(selector: string, root?: ParentNode) => any}
 */
export const $ = (selector, root = document) => root.querySelector(selector);
/** @type {(selector: string, root?: ParentNode) => any[]} */
export const all = (selector, root = document) => [...root.querySelectorAll(selector)];
/** Whether the rest of the table folds into a sheet: the same question as in narrow.css. */
export const narrow = () => matchMedia('(max-width: 899px), (max-width: 1199px) and (max-height: 559px)').matches;
export const finger = () => matchMedia('(pointer: coarse)').matches;
export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Once before the next picture, however often it is asked for. */
export const nextFrame = (act) => {
  let wanted = 0;
  return () => {
    cancelAnimationFrame(wanted);
    wanted = requestAnimationFrame(act);
  };
};

/** `el('button.btn.go', {onclick}, 'Play')`; what is text stays text. */
export function el(spec, props = {}, ...kids) {
  const [tag, ...classes] = spec.split('.');
  const node = document.createElement(tag || 'div');
  if (classes.length) node.className = classes.join(' ');
  return dressed(node, props, kids);
}

export function svg(tag, props = {}, ...kids) {
  return dressed(document.createElementNS('http://www.w3.org/2000/svg', tag), props, kids);
}

function dressed(node, props, kids) {
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? '' : value);
  }
  node.append(...kids.flat().filter((kid) => kid !== null && kid !== undefined && kid !== false));
  return node;
}

/** Set an attribute only when it changes; null takes it away. */
export function put(node, key, value) {
  if (value === null || value === undefined || value === false) {
    if (node.hasAttribute(key)) node.removeAttribute(key);
    return;
  }
  const text = value === true ? '' : String(value);
  if (node.getAttribute(key) !== text) node.setAttribute(key, text);
}

/** Where a browser does not let it, nothing is kept: a private window. */
const memory = (store) => ({
  get(key) {
    try {
      return store().getItem(key);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      if (value === null) store().removeItem(key);
      else store().setItem(key, value);
    } catch {
      /* it is not */
    }
  },
});

/** What this browser keeps, and what this window keeps while it is open. */
export const kept = memory(() => localStorage);
export const keptHere = memory(() => sessionStorage);

// ---- words

let WORDS = {};
/** What is said when the words themselves do not come. */
const WORDLESS = {
  sorry: 'That did not work',
  'error-offline': 'The server cannot be reached just now.',
  'error-late': 'The server has not answered in time: try again.',
  'error-server': 'The server could not answer.',
  'to-the-lobby': 'To the lobby',
  'load-again': 'Load the page again',
};
let LANGUAGES = {};
let language = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1] || '';

export const languageNow = () => language;

/** A word or sentence of the page. `{n}` in it is filled in. */
export const w = (key, values = {}) =>
  (WORDS[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

/** What a bot's level is called, if the page has a word for it. */
export const levelName = (level) =>
  WORDS[`level-${level.split(':')[0]}`] ? level.replace(/^\w+/, (name) => w(`level-${name}`)).replace(':', ' ') : level;

// ---- the server

/** Seconds after which a request is given up; and where the server thinks, or plays a whole record. */
const ANSWER_SECONDS = 20;
export const LONG_SECONDS = 90;

/** A request that was not done; its status is 0 if there was no answer, and then nobody knows. */
class Refused extends Error {
  constructor(status, error) {
    super(error?.why || w('error-server'));
    this.status = status;
    this.rule = error?.rule || '';
    this.why = error?.why || '';
  }
}

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The one door to the server: the text of an answer. */
export async function ask(address, options = {}, seconds = ANSWER_SECONDS) {
  const signal = AbortSignal.timeout(seconds * 1000);
  let answer, text;
  try {
    answer = await fetch(address, { credentials: 'same-origin', signal, ...options });
    text = await answer.text();
  } catch {
    throw new Refused(0, { why: w(signal.aborted ? 'error-late' : 'error-offline') });
  }
  if (!answer.ok) throw new Refused(answer.status, parsed(text)?.error);
  return text;
}

/** A question to the API; with a body, a request. */
export async function api(path, body, { type = 'application/json', seconds = ANSWER_SECONDS } = {}) {
  const address = new URL(`/api/${path}`, location.origin);
  if (language) address.searchParams.set('language', language);
  const options =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'Content-Type': type },
          body: type === 'application/json' ? JSON.stringify(body) : body,
        };
  const data = parsed(await ask(address, options, seconds));
  if (data === null) throw new Refused(0, { why: w('error-offline') });
  return data;
}

// ---- theme

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

// ---- tooltips: anything with data-tip. Hover after a moment, keyboard focus at once, a held finger.

/** @type {HTMLElement | null} */
let shown = null;
/** @type {Element | null} */
let owner = null;
let timer = 0;

export function hideTip() {
  clearTimeout(timer);
  shown?.remove();
  shown = owner = null;
}

/** A tooltip at a thing; `rule` makes it a refusal with a link to the rule. */
export function showTip(at, text, { why = false, rule = '', game = '', head = '' } = {}) {
  hideTip();
  if (!text && !head) return;
  owner = at;
  const link = rule && el('a.rule', { href: ruleAddress(game, rule), target: '_blank' }, rule);
  const tip = el(
    why ? 'div.tip.why' : 'div.tip',
    { role: link ? 'group' : 'tooltip', 'aria-label': link ? w('why-not') : null },
    head && el('strong', {}, head),
    head && text && el('br'),
    why && el('b', {}, `${w('not-possible')} `),
    text,
    link && ' ',
    link,
  );
  shown = tip;
  ($('main') || document.body).append(tip);
  const a = at.getBoundingClientRect(),
    b = tip.getBoundingClientRect();
  tip.style.left = `${Math.max(8, Math.min(innerWidth - b.width - 8, a.left + a.width / 2 - b.width / 2))}px`;
  tip.style.top = `${a.top - b.height - 10 > 8 ? a.top - b.height - 10 : Math.min(a.bottom + 10, innerHeight - b.height - 8)}px`;
}

export const ruleAddress = (game, rule) => `/rules/${game || document.body.dataset.game}#${rule.replace(/[a-z]$/, '')}`;

/** What to do when a thing without a fixed tooltip is pointed at: set by the table, to ask why not. */
export const pointing = { at: /** @type {((thing: Element) => boolean) | null} */ (null) };

function startTips() {
  const soon = (thing, wait) => {
    clearTimeout(timer);
    timer = setTimeout(() => thing.isConnected && tell(thing), wait);
  };
  const tell = (thing) => {
    if (!pointing.at?.(thing)) showTip(thing, thing.dataset.tip);
  };
  /** @type {(event: Event) => any} */
  const under = (event) => event.target;
  const found = (event) => under(event).closest?.('[data-tip], [data-word]');
  /** Where the pointer is, and what came under it while it rested: nobody has pointed at that until it moves. */
  let [x, y] = [NaN, NaN];
  /** @type {Element | null} */
  let arrived = null;
  document.addEventListener('pointerover', (event) => {
    const thing = found(event);
    if (under(event).closest?.('.tip')) clearTimeout(timer);
    else if (thing && event.pointerType === 'mouse' && thing !== owner) {
      if (event.clientX === x && event.clientY === y) arrived = thing;
      else soon(thing, 350);
    }
  });
  document.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (arrived && (clientX !== x || clientY !== y)) {
      soon(arrived, 350);
      arrived = null;
    }
    [x, y] = [clientX, clientY];
  });
  document.addEventListener('pointerout', (event) => {
    arrived = null;
    if (!found(event) || /** @type {any} */ (event.relatedTarget)?.closest?.('.tip')) return;
    clearTimeout(timer);
    timer = setTimeout(hideTip, shown?.querySelector('a') ? 700 : 200);
  });
  document.addEventListener('pointerdown', (event) => {
    if (under(event).closest('.tip')) return;
    hideTip();
    const thing = found(event);
    if (thing && event.pointerType !== 'mouse') soon(thing, 450);
  });
  for (const end of /** @type {const} */ (['pointerup', 'pointercancel']))
    document.addEventListener(end, (event) => {
      if (event.pointerType !== 'mouse') clearTimeout(timer);
    });
  document.addEventListener('focusin', (event) => {
    const thing = found(event);
    if (thing?.matches(':focus-visible')) soon(thing, 150);
    else if (!under(event).closest('.tip')) hideTip();
  });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && shown) {
        if (shown.classList.contains('why')) event.stopImmediatePropagation();
        hideTip();
      }
    },
    true,
  );
}

// ---- toasts and dialogs

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

// ---- names

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

// ---- the top bar

/** A button with an icon; its name is a tooltip where there is no room for it. */
export const tool = (name, key, onclick, more = {}) =>
  el(
    'button.btn.bare',
    { type: 'button', 'data-i': name, 'aria-label': w(key), 'data-tip': w(key), onclick, ...more },
    icon(name),
  );

export const languages = () => LANGUAGES;

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
    Object.entries(LANGUAGES).map(([code, name]) =>
      el('option', { value: code, lang: code, selected: code === language }, narrow() ? code.toUpperCase() : name),
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

export const loadAgain = () =>
  el('button.btn', { type: 'button', id: 'load-again', onclick: () => location.reload() }, w('load-again'));

/** The words are here, `data-w` is filled: the page can begin. */
export async function begin() {
  startTips();
  try {
    ({ words: WORDS, languages: LANGUAGES, language } = await api('words'));
  } catch (error) {
    WORDS = WORDLESS;
    throw error;
  }
  document.documentElement.lang = language;
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
  if (!(error instanceof Refused)) throw error;
}
