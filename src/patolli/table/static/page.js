// What every module needs: elements, what the browser keeps, words in the reader's language, the door to the server.

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
export const languages = () => LANGUAGES;

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

/** From here on there are words; without an answer, only those that say so. */
export async function loadWords() {
  try {
    ({ words: WORDS, languages: LANGUAGES, language } = await api('words'));
  } catch (error) {
    WORDS = WORDLESS;
    throw error;
  }
  document.documentElement.lang = language;
}
