// What a table tells and asks in dialogs: about a seat, the menu, the keys; and the three hints of a first visit.
import { $, api, el, finger, kept, levelName, w } from '/static/page.js';
import { nameInput } from '/static/controls.js';
import { confirmed, copy, dialog, toast } from '/static/overlay.js';
import { icon } from '/static/icons.js';
import { nexts } from '/static/words.js';

let levels = null;

/**
 * What a seat has; its link, its name, and who plays it, for those who may change that.
 * @param {Server.News} news
 * @param {import('/static/view.js').View} view
 * @param {Server.SeatNews} seat
 */
export async function aboutSeat(news, view, seat) {
  const zone = view.zones.get(`mat:${seat.seat}`),
    link = news.links?.[seat.seat];
  if (news.host && !levels)
    levels = await api('games')
      .then((games) => games.levels.map(({ level }) => level))
      .catch(() => null);
  if ($('dialog[open], .cover')) return;
  const change = (close, body) => async () => {
    try {
      await api(`tables/${news.table}/seats/${seat.seat}`, body);
      close();
    } catch (error) {
      toast(error.message);
    }
  };
  dialog(seat.name, (close) =>
    [
      el('p.quiet', {}, w('has-points', { n: seat.points })),
      seat.resigned && el('p', {}, w('gave-up-bot', { level: levelName(seat.level) })),
      zone?.told?.length
        ? el(
            'ul.told',
            {},
            zone.told.map((text) => el('li', {}, text)),
          )
        : '',
      news.mine.includes(seat.seat) && !news.over && nameField(news, seat),
      news.mine.includes(seat.seat) && !news.over && devices(news, seat),
      link &&
        el(
          'div.seatlink',
          {},
          el('p', {}, w('link-why')),
          el(
            'button.btn',
            { type: 'button', onclick: () => copy(location.origin + link) },
            icon('copy'),
            w('copy-link'),
          ),
          el('code', {}, location.origin + link),
        ),
      news.host &&
        !news.over &&
        seat.kind !== 'game' &&
        seat.kind !== 'bot' &&
        el(
          'div.bar',
          {},
          (levels || []).map((level) =>
            el(
              'button.btn',
              { type: 'button', onclick: change(close, { kind: 'bot', level }) },
              icon('bot'),
              w('let-bot', { level: levelName(level) }),
            ),
          ),
          seat.kind === 'person' && !news.mine.includes(seat.seat) && freeing(news, seat, close),
        ),
      news.host &&
        !news.over &&
        seat.kind === 'bot' &&
        el(
          'div.bar',
          {},
          seat.resigned
            ? freeing(news, seat, close)
            : el(
                'button.btn',
                { type: 'button', onclick: change(close, { kind: 'person' }) },
                icon('person'),
                w('give-back'),
              ),
        ),
      el('div.bar', {}, el('button.btn.go', { autofocus: true, onclick: () => close() }, w('close'))),
    ].filter(Boolean),
  );
}

/**
 * A name for a seat of one's own, and for the next ones.
 * @param {Server.News} news
 * @param {Server.SeatNews} seat
 * @param {string} name
 */
export function rename(news, seat, name) {
  kept.set('name', name);
  return api(`tables/${news.table}/seats/${seat.seat}/name`, { name: name.trim() }).catch((error) =>
    toast(error.message),
  );
}

/** @param {Server.News} news */
function nameField(news, seat) {
  const field = nameInput({ id: 'name', value: seat.name });
  field.addEventListener('change', () => rename(news, seat, field.value));
  return el('p.bar.name', {}, el('label', { for: 'name' }, w('name')), field);
}

/** The reader gives up a seat of their own, after a question: a bot plays on. */
async function giveUp(news, seat) {
  const text = [w('give-up-why', { level: levelName(news.level) }), w('give-up-after')],
    sure = await confirmed(w('give-up-sure'), text, w('give-up'), w('go-on-playing'));
  if (sure) api(`tables/${news.table}/resign`, { seat: seat.seat }).catch(told);
}

/** @param {Server.News} news */
export function showMenu(news, view, layers, takeback) {
  const item = (name, key, act) =>
    el('button.btn', { type: 'button', 'data-do': key, onclick: act }, icon(name), w(key));
  dialog(w('menu'), (close) => {
    const then = (act) => () => {
      close();
      act();
    };
    const own = news.seat !== null && news.mine.includes(news.seat) ? news.seats[news.seat] : null,
      plays = own?.kind === 'person' && !news.over;
    return [
      !news.over && el('p.quiet', { id: 'hints-are' }, w(news.hints ? 'hints-on' : 'hints-off')),
      el(
        'div.menu-list',
        {},
        own !== null
          ? item(
              'person',
              'my-seat',
              then(() => aboutSeat(news, view, own)),
            )
          : '',
        plays
          ? item(
              'takeback',
              'take-back-more',
              then(() => takeback.choose()),
            )
          : '',
        ...Object.entries(news.links || {}).map(([seat, link]) =>
          el(
            'button.btn',
            { type: 'button', onclick: then(() => copy(location.origin + link)) },
            icon('link'),
            w('copy-seat-link', { name: news.seats[seat].name }),
          ),
        ),
        item(
          'eye',
          'copy-watch-link',
          then(() => copy(`${location.origin}/t/${news.table}`)),
        ),
        item(
          'layers',
          'show-on-board',
          then(() => layers.open()),
        ),
        item(
          'text',
          'describe',
          then(() => describe(view)),
        ),
        globalThis.Notification && Notification.permission !== 'denied'
          ? item(
              'bell',
              Notification.permission === 'granted' ? 'bell-on' : 'bell',
              then(() => Notification.requestPermission()),
            )
          : '',
        item('keys', 'keys', then(showKeys)),
        el('a.btn', { href: `/t/${news.table}/replay` }, icon('eye'), w('replay')),
        el(
          'a.btn',
          { href: `/api/tables/${news.table}/record`, download: `${news.game}-${news.table}.txt` },
          icon('save'),
          w(news.secrets && !news.over ? 'record-so-far' : 'record'),
        ),
        plays
          ? item(
              'leave',
              'give-up',
              then(() => giveUp(news, own)),
            )
          : '',
        el('a.btn', { href: '/' }, w('to-the-lobby')),
      ),
      el('div.bar', {}, el('button.btn.go', { autofocus: true, onclick: () => close() }, w('close'))),
    ].filter(Boolean);
  });
}

/** Before the turn ends with something left that would be lost: whether it does. */
export async function askAboutTheRest(words, prompt, verb) {
  const left = nexts(words.tree)
    .filter((word) => word !== verb && !words.verbs[word]?.waits)
    .sort((a, b) => words.rank(a) - words.rank(b));
  if (!left.length || kept.get('ask-end') === 'off') return true;
  const list = el(
    'p.left-over',
    {},
    left.map((word) => el('span.chip', {}, icon(word), words.label(word))),
  );
  const never = /** @type {HTMLInputElement} */ (el('input', { type: 'checkbox', id: 'never-again' })),
    label = el('label.check', { for: 'never-again' }, never, w('ask-no-more')),
    text = [prompt, w('could-still'), list, label];
  const ends = await confirmed(w('things-left'), text, words.label(verb), w('go-on-playing'));
  if (ends && never.checked) kept.set('ask-end', 'off');
  return ends;
}

/** What is shown, in words. */
export function describe(view) {
  dialog(
    w('describe'),
    (close) => [
      el(
        'div.described',
        { tabindex: 0 },
        el('p', {}, view.story),
        [...view.zones.values()].map((zone) => [
          el('h3', {}, zone.label || zone.name),
          zone.told?.length
            ? el(
                'ul',
                {},
                zone.told.map((text) => el('li', {}, text)),
              )
            : '',
          zone.spots.size
            ? el(
                'ul',
                {},
                [...zone.spots.values()].map((spot) => el('li', {}, spot.node.getAttribute('aria-label'))),
              )
            : '',
        ]),
      ),
      el('div.bar', {}, el('button.btn.go', { autofocus: true, onclick: () => close() }, w('close'))),
    ],
    'dialog.wide-dialog',
  );
}

export function showKeys() {
  const rows = [
    ['Tab', 'key-tab'],
    ['← ↑ → ↓', 'key-arrows'],
    ['n p', 'key-lit'],
    [w('kbd-enter'), 'key-enter'],
    [w('kbd-escape'), 'key-escape'],
    ['u', 'undo'],
    [`${w('kbd-shift')} u`, 'undo-turn'],
    ['h', 'hint'],
    ['e', 'key-end'],
    ['1 … 6', 'key-draft'],
    ['/', 'key-command'],
    [w('underlined'), 'key-letter'],
    ['l', 'log'],
    ['r', 'rules'],
    ['i', 'aid'],
    ['.', 'layer-changes'],
    [`${w('kbd-space')} ← →`, 'key-turns'],
    ['?', 'keys'],
  ];
  dialog(w('keys'), (close) => [
    el(
      'table',
      {},
      el(
        'tbody',
        {},
        rows.map(([key, text]) =>
          el(
            'tr',
            {},
            el(
              'td',
              {},
              key.split(' ').map((one) => el('kbd', {}, one)),
            ),
            el('td', {}, w(text)),
          ),
        ),
      ),
    ),
    el('div.bar', {}, el('button.btn.go', { autofocus: true, onclick: () => close() }, w('back-to-game'))),
  ]);
}

/** First visit: three hints, one at a time, at the foot of the board. */
export function welcome(board) {
  let at = 0;
  const box = el('div.welcome', { role: 'region', 'aria-label': w('hints') });
  const step = () => {
    at += 1;
    if (at > 3) {
      kept.set('seen', 'yes');
      box.remove();
      return;
    }
    box.replaceChildren(
      el('p', {}, w(`welcome-${at}${finger() ? '-touch' : ''}`)),
      el('button.btn.go', { type: 'button', onclick: step }, at < 3 ? w('next') : w('got-it')),
      el(
        'button.btn.bare',
        {
          type: 'button',
          'aria-label': w('close'),
          onclick: () => {
            at = 3;
            step();
          },
        },
        icon('cross'),
      ),
    );
  };
  step();
  board.append(box);
}

// ---- the seat as a possession

const told = (error) => toast(error.message);

/** For the owner of a seat: on how many devices it is open, a link for one more, an end to the others. */
function devices(news, seat) {
  const count = news.devices?.[seat.seat] || 1,
    path = `tables/${news.table}/seats/${seat.seat}`,
    text = el('p', { role: 'status' }, w(count > 1 ? 'devices-several' : 'devices-one', { n: count })),
    link = el('div', { hidden: true });
  const end = async () => {
    try {
      await api(`${path}/alone`, {});
      text.textContent = w('end-others-done');
      link.hidden = true;
      others.remove();
    } catch (error) {
      told(error);
    }
  };
  const others = el('button.btn', { type: 'button', id: 'end-others', onclick: end }, icon('cross'), w('end-others'));
  const make = async () => {
    try {
      const made = await api(`${path}/link`, {}),
        address = location.origin + made.link;
      link.replaceChildren(
        el('p', {}, w('device-link-why', { n: made.minutes })),
        el(
          'button.btn',
          { type: 'button', id: 'copy-device', onclick: () => copy(address) },
          icon('copy'),
          w('copy-link'),
        ),
        el('code', {}, address),
      );
      link.hidden = false;
    } catch (error) {
      told(error);
    }
  };
  return el(
    'div.seatlink.devices',
    {},
    text,
    el(
      'div.bar',
      {},
      el('button.btn', { type: 'button', id: 'device-link', onclick: make }, icon('link'), w('device-link')),
      count > 1 && others,
    ),
    link,
  );
}

/** For the host: a person's seat is freed for somebody else, after a question. */
function freeing(news, seat, close) {
  const free = async () => {
    close();
    if (
      !(await confirmed(w('free-seat-sure', { name: seat.name }), w('free-seat-why'), w('free-seat'), w('keep-seat')))
    )
      return;
    api(`tables/${news.table}/seats/${seat.seat}`, { kind: 'open' }).catch(told);
  };
  return el('button.btn', { type: 'button', id: 'free-seat', onclick: free }, icon('person'), w('free-seat'));
}
