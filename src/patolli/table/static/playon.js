// Playing on from a position at a new table: against bots, or with others by link.
import { api, el, kept, levelName, w } from '/static/page.js';
import { dialog, toast } from '/static/overlay.js';
import { icon } from '/static/icons.js';

/**
 * Why the reader may not play on after so many lines; empty if they may.
 * @param {Server.News} news
 */
const whyNot = (news, at) => (!news.play_on ? w('play-on-not') : news.over && at >= news.end ? w('play-on-over') : '');

/**
 * Changes a button as the position does.
 * @param {Element} button
 * @param {Server.News} news
 */
export function allowPlayOn(button, news, at) {
  const why = whyNot(news, at);
  button.toggleAttribute('aria-disabled', !!why);
  if (why) button.setAttribute('aria-disabled', 'true');
  button.setAttribute('data-tip', why || w('play-on-why'));
}

/**
 * `from()` is the position, and the seat as which its lines are counted.
 * @param {Server.News} news
 * @param {() => {at: number, seat: number | null, rounds?: {label: string, at: number}[]}} from
 */
export function playOnButton(news, from, spec = 'button.btn', more = {}) {
  const button = el(
    spec,
    {
      type: 'button',
      ...more,
      onclick: () => {
        if (button.hasAttribute('aria-disabled')) toast(button.dataset.tip || '');
        else playOn(news, from());
      },
    },
    icon('play'),
    el('span.long', {}, w('play-on')),
    el('span.short', {}, w('play-on-go')),
  );
  const { at, rounds } = from();
  allowPlayOn(button, news, rounds ? -1 : at);
  return button;
}

/**
 * @param {Server.News} news
 * @param {{at: number, seat: number | null, rounds?: {label: string, at: number}[]}} from
 */
async function playOn(news, { at, seat, rounds = [] }) {
  const players = news.seats.filter(({ kind }) => kind !== 'game'),
    own = news.mine[0] ?? players.find(({ winner }) => !winner)?.seat ?? 0;
  const levels = await api('games')
    .then((found) => found.levels.map((/** @type {{level: string}} */ one) => one.level))
    .catch(() => [news.level]);
  const choice = (id, values, label, now) =>
    el(
      'select.field',
      { id },
      values.map((value) => el('option', { value, selected: value === now }, label(value))),
    );
  const start = rounds.length
    ? choice(
        'play-from',
        rounds.map((_, index) => index),
        (index) => w('play-on-round', { round: rounds[index].label }),
        rounds.length - 1,
      )
    : null;
  const me = choice(
      'play-as',
      players.map((one) => one.seat),
      (one) => news.seats[one].name,
      own,
    ),
    level = choice('play-level', levels, levelName, news.level),
    others = choice('play-others', ['bots', 'link'], (one) => w(`play-on-${one}`), 'bots'),
    levelRow = row('play-level', 'play-on-level', level);
  others.addEventListener('change', () => {
    levelRow.hidden = others.value !== 'bots';
  });
  dialog(w('play-on'), (close) => {
    let making = false;
    const go = async (/** @type {Event} */ event) => {
      event.preventDefault();
      if (making) return;
      making = true;
      const seats = players.map((one) =>
        String(one.seat) === me.value
          ? { kind: 'me', name: kept.get('name') || '', level: '' }
          : others.value === 'bots'
            ? { kind: 'bot', name: '', level: level.value }
            : { kind: 'open', name: '', level: '' },
      );
      try {
        const made = await api(`tables/${news.table}/play-on`, {
          at: start ? rounds[Number(start.value)].at : at,
          seat,
          seats,
        });
        close();
        location.href = `/t/${made.table}`;
      } catch (error) {
        making = false;
        toast(error.message, 8000);
      }
    };
    return el(
      'form.play-on',
      { onsubmit: go },
      el('p', {}, rounds.length ? w('play-on-why') : w('play-on-from', { n: at })),
      start && row('play-from', 'play-on-where', start),
      row('play-as', 'play-on-as', me),
      row('play-others', 'play-on-others', others),
      levelRow,
      el(
        'div.bar',
        {},
        el('button.btn', { type: 'button', onclick: () => close() }, w('close')),
        el('button.btn.go', { type: 'submit', autofocus: true, id: 'play-on-go' }, icon('play'), w('play-on-go')),
      ),
    );
  });
}

const row = (id, key, field) => el('p.bar.choice', {}, el('label', { for: id }, w(key)), field);
