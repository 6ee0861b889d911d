// The first game after the lessons: against novices, as many as usual, with the coach.
import { api, kept } from '/static/page.js';
import { againstBots } from '/static/setup.js';

const LEVEL = 'novice';

/** Make the table and go there. */
export async function firstGame(game) {
  const list = await api('games'),
    one = list.games.find((/** @type {any} */ found) => found.game === game),
    who = againstBots({ ...one, name: game, levels: list.levels.map(({ level }) => ({ name: level, label: level })) });
  const { table } = await api('tables', {
    game,
    players: who.length,
    seats: who.map(({ kind, name }) => ({
      kind,
      name: kind === 'bot' ? '' : name.trim(),
      level: kind === 'bot' ? LEVEL : '',
    })),
  });
  kept.set(`coached:${game}`, null); // it is a first game, whatever was looked at before
  if (kept.get('coach') === 'off') kept.set('coach', null);
  location.href = `/t/${table}`;
}
