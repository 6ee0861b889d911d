// How the prompt and the rows of a phone fit their room.
import { $, all, narrow, put } from '/static/page.js';

/** Once before the next picture, however often it is asked for. */
const soon = (act) => {
  let wanted = 0;
  return () => {
    cancelAnimationFrame(wanted);
    wanted = requestAnimationFrame(act);
  };
};

/** A sentence that needs more room is written smaller; what is still too long makes the prompt grow, and it stays so
    high (up to an eighth of the window) until the turn passes, so that the board does not jump at every sentence. */
export function fitPrompt(prompt) {
  let high = 0,
    of = '';
  const fit = () => {
    const now = `${innerWidth}x${innerHeight}${prompt.classList.contains('yours')}`;
    if (now !== of) {
      high = 0;
      of = now;
    }
    prompt.style.minHeight = '';
    const least = parseFloat(getComputedStyle(prompt).minHeight) || 0;
    for (const long of [null, '1', '2']) {
      put(prompt, 'data-long', long);
      if (prompt.offsetHeight <= least) break;
    }
    high = Math.max(high, prompt.offsetHeight);
    if (high > least) prompt.style.minHeight = `${Math.min(high, Math.max(least, innerHeight / 8))}px`;
    prompt.parentNode?.style.setProperty('--prompt', `${prompt.offsetHeight}px`);
  };
  const later = soon(fit);
  new MutationObserver(later).observe($('.ask', prompt), { childList: true, subtree: true, characterData: true });
  new MutationObserver((changes) => changes.some(({ oldValue }) => oldValue !== prompt.className) && later()).observe(
    prompt,
    { attributeFilter: ['class'], attributeOldValue: true },
  );
  addEventListener('resize', later);
}

/** Rows that are pushed sideways say at which edge there is more. */
export function fadeEdges(...boxes) {
  const look = () => {
    for (const box of boxes.filter(({ isConnected }) => isConnected))
      for (const row of all('.verbs, .hands, .own', box.parentNode)) {
        if (row !== box && !box.contains(row)) continue;
        row.classList.add('fades');
        const left = row.scrollWidth - row.clientWidth - row.scrollLeft;
        put(
          row,
          'data-more',
          (narrow() && [row.scrollLeft > 4 && 'before', left > 4 && 'after'].filter(Boolean).join(' ')) || null,
        );
      }
  };
  const later = soon(look),
    sizes = new ResizeObserver(later);
  for (const box of boxes) {
    sizes.observe(box);
    box.addEventListener('scroll', later, { capture: true, passive: true });
    new MutationObserver(later).observe(box, { childList: true, subtree: true });
  }
}
