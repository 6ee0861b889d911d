// As much of a browser as modules of the page need that draw nothing: `node --import ./tests/page/browser.js --test`.
import { register } from 'node:module';

const STATIC = new URL('../../src/patolli/table/static/', import.meta.url).href;

/** The page imports `/static/words.js`, as browsers find it. */
const hooks = `export const resolve = (name, context, next) =>
  next(name.startsWith('/static/') ? '${STATIC}' + name.slice(8) : name, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

/** Who listens to what; `fire('keydown')` is heard by them. */
const listeners = new Map();
export const fire = (kind) => (listeners.get(kind) ?? []).forEach((hear) => hear({}));

/** The places that are drawn: what `document.querySelectorAll('.place…')` finds. */
export const places = [];
export const place = (word, verbs = '', name = undefined) => ({ dataset: { word, verbs, name } });

globalThis.document = {
  cookie: '',
  hidden: false,
  activeElement: null,
  addEventListener: (kind, hear) => listeners.set(kind, [...(listeners.get(kind) ?? []), hear]),
  querySelector: () => null,
  querySelectorAll: (selector) => {
    const word = /data-word="(.*)"/.exec(selector)?.[1];
    return places.filter((one) => word === undefined || one.dataset.word === word);
  },
};
globalThis.CSS = { escape: (word) => word };
globalThis.matchMedia = () => ({ matches: false });

const store = new Map();
globalThis.sessionStorage = {
  getItem: (key) => store.get(key) ?? null,
  setItem: (key, value) => store.set(key, value),
  removeItem: (key) => store.delete(key),
};
