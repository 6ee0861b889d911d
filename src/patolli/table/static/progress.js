// What this browser has learned: the lessons that are done, by game, and where its reader stopped.
import { kept } from '/static/page.js';

const KEY = 'lessons';

/** @typedef {{game: string, lesson: string, step: number, earlier: string[][]}} Stop */

/** @returns {{done: Record<string, string[]>, at: Stop | null}} */
export function progress() {
  try {
    const known = JSON.parse(kept.get(KEY) || '{}');
    return { done: known.done || {}, at: known.at || null };
  } catch {
    return { done: {}, at: null };
  }
}

/** The lessons of a game that are done. */
export const doneOf = (game) => progress().done[game] || [];

/** The reader stands at a step; what was said in the steps before it is kept too. */
export const stopAt = (/** @type {Stop} */ at) => keep({ ...progress(), at });

/** A lesson is done: the next time the one after it is offered. */
export function finish(game, lesson) {
  const { done, at } = progress(),
    list = done[game] || [];
  keep({
    done: { ...done, [game]: list.includes(lesson) ? list : [...list, lesson] },
    at: at && at.game === game && at.lesson === lesson ? null : at,
  });
}

const keep = (/** @type {any} */ known) => kept.set(KEY, JSON.stringify(known));
