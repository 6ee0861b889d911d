// How fast others' turns are played: at once, quick, normal or by hand. Kept by this browser.
import { kept } from '/static/page.js';

export const PACES = ['now', 'quick', 'normal', 'hand'];
/** Milliseconds for a step. */
export const STEP_MS = { now: 0, quick: 350, normal: 900, hand: 900 };
/** So many games begin at the normal pace, while nobody has chosen one. */
const FIRST_GAMES = 3;

const games = () => (kept.get('first-games') || '').split(' ').filter(Boolean);

/** A table is looked at: it may be one of the first games. */
export function meet(table) {
  const known = games();
  if (!known.includes(table) && known.length < FIRST_GAMES) kept.set('first-games', [...known, table].join(' '));
}

/** The pace at a table: what was chosen, or normal in the first games and quick later. */
export function paceAt(table = '') {
  const chosen = kept.get('pace') || '';
  if (PACES.includes(chosen)) return chosen;
  return games().includes(table) || games().length < FIRST_GAMES ? 'normal' : 'quick';
}
