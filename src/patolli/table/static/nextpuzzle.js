// The next puzzle: one that this browser has not tried, of a game and a theme, or of all.
import { api } from '/static/page.js';

/** Go there; false if there is none left. */
export async function nextPuzzle(game, theme = '') {
  const scope = new URLSearchParams({ ...(game && { game }), ...(theme && { theme }) });
  /** @type {Server.NextPuzzle} */
  const next = await api(`puzzles/next?${scope}`);
  if (!next.puzzle) return false;
  location.assign(`/puzzles/${next.game}/${next.puzzle}${theme ? `?theme=${encodeURIComponent(theme)}` : ''}`);
  return true;
}
