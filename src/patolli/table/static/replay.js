// Replay: any position of a game, by slider, step, play, round; from a table or from a record in a file.
import { $, api, el, w } from '/static/page.js';
import { begin, broken } from '/static/begin.js';
import { openRecord, recordField, tool } from '/static/controls.js';
import { copy, toast } from '/static/overlay.js';
import { topBar } from '/static/topbar.js';
import { icon, mark } from '/static/icons.js';
import { art } from '/static/scene.js';
import { View } from '/static/view.js';
import { Keys } from '/static/keys.js';
import { curve } from '/static/end.js';
import { Layers } from '/static/layers.js';
import { allowPlayOn, playOnButton } from '/static/playon.js';

const id = location.pathname.startsWith('/t/') ? location.pathname.split('/')[2] : '';
/** @type {[label: string, milliseconds: number][]} */
const SPEEDS = [
  ['½×', 1600],
  ['1×', 800],
  ['2×', 400],
  ['4×', 200],
];

/** How many positions are kept, so that stepping back and forth asks nothing. */
const MOST_SEEN = 50;
/** The address follows when one rests somewhere: browsers refuse to change it all the time. */
const REST_MS = 250;

let view,
  whole,
  shown,
  at = 0,
  seat = 'none',
  pace = 800,
  timer = 0,
  resting = 0,
  wish = {};
/** @type {Promise<void> | null} */
let asking = null;
/** @type {Map<string, Promise<Server.News>>} */
const seen = new Map();

const named = (n) => `${n} ${seat}`;

/** The position after n lines, as it was asked for or kept. */
function position(n) {
  const key = named(n);
  if (!seen.has(key)) {
    const asked = api(`tables/${id}/at/${n}?since=${n}&seat=${seat}`);
    seen.set(key, asked);
    if (seen.size > MOST_SEEN) seen.delete([...seen.keys()][0]);
    asking = asked
      .catch(() => seen.delete(key))
      .then(() => {
        asking = null;
      });
  }
  return /** @type {Promise<Server.News>} */ (seen.get(key));
}

/** One question at a time: whoever slides fast is shown the last position that was wanted. */
async function go(n, moves = true) {
  at = Math.max(0, Math.min(whole.end, n));
  const mine = (wish = {});
  $('#at').value = at;
  $('#where').textContent = w('line-of', { n: at, m: whole.end });
  $('#at').setAttribute('aria-valuetext', $('#where').textContent);
  try {
    while (asking && mine === wish && !seen.has(named(at))) await asking;
    if (mine !== wish) return;
    const news = await position(at);
    if (mine !== wish) return;
    const near = shown && Math.abs(shown.seq - news.seq) <= 1 && shown.seat === news.seat;
    shown = news;
    view.draw(news, moves && near);
    view.log.mark(at);
    $('#ask').textContent = news.prompt;
    allowPlayOn($('#play-on'), whole, at);
    $('.standing').replaceChildren(
      ...news.seats.map((one) =>
        el(
          'li',
          {},
          mark(one.look),
          one.name,
          el('b.num', {}, String(one.points)),
          one.place && el('span', {}, w('place-n', { n: one.place })),
        ),
      ),
    );
    drawCurve();
    for (const tick of $('.ticks').children)
      tick.toggleAttribute('aria-current', at >= Number(tick.dataset.from) && at <= Number(tick.dataset.to));
    clearTimeout(resting);
    resting = setTimeout(() => history.replaceState(null, '', `?at=${at}`), REST_MS);
    document.title = `${w('line-of', { n: at, m: whole.end })} · ${news.title} · Patolli`;
    if (moves && !asking && at < whole.end) position(at + 1).catch(() => {});
  } catch (error) {
    if (mine !== wish) return;
    stop();
    toast(error.message);
  }
}

/** The log as whoever looks may read it. */
async function drawLog() {
  const eyes = seat;
  try {
    const news = await api(`tables/${id}/at/${whole.end}?since=0&seat=${eyes}`);
    if (eyes !== seat) return;
    view.log.draw({ ...news, since: 0 });
    view.log.mark(at);
  } catch (error) {
    toast(error.message);
  }
}

function drawCurve() {
  const { result } = whole;
  if (!result || result.rounds.length < 2) {
    $('.curvebox').hidden = true;
    return;
  }
  const done = result.rounds.filter((round) => round.seq <= at).length,
    round = result.rounds[done],
    from = done ? result.rounds[done - 1].seq : 0;
  $('.curve').replaceChildren(
    curve(result, whole.seats, round ? done + (at - from) / Math.max(1, round.seq - from) : done),
  );
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  const play = $('#play');
  play.replaceChildren(icon('play'));
  play.setAttribute('aria-label', w('play-record'));
  play.dataset.tip = w('play-record');
}

/** How many lines chance said before anybody decided: nobody needs to watch them one by one. */
const setUp = () => (whole.log.find(({ actor }) => actor >= 0)?.n ?? 1) - 1;

function toggle() {
  if (timer) {
    stop();
    return;
  }
  const play = $('#play');
  play.replaceChildren(icon('pause'));
  play.setAttribute('aria-label', w('pause'));
  play.dataset.tip = w('pause');
  const beat = async () => {
    if (at >= whole.end) {
      stop();
      return;
    }
    const began = performance.now(),
      running = timer;
    await go(at + 1);
    if (running === timer) timer = setTimeout(beat, Math.max(30, pace - (performance.now() - began)));
  };
  if (at === 0 || at >= whole.end) go(setUp(), false);
  timer = setTimeout(beat, 200);
}

/** Where rounds begin: from the result, or from the headings of the log. */
function ticks() {
  const rounds = whole.result?.rounds?.length
    ? whole.result.rounds.map((round, index, list) => ({
        label: round.label,
        from: index ? list[index - 1].seq + 1 : 0,
        to: round.seq,
      }))
    : [];
  if (!rounds.length)
    for (const entry of whole.log)
      if (entry.part && rounds.at(-1)?.label !== entry.part) {
        if (rounds.length) rounds.at(-1).to = entry.n - 1;
        rounds.push({ label: entry.part, from: entry.n, to: whole.end });
      }
  return rounds.map((round, index) => {
    const tick = el(
      'button',
      {
        type: 'button',
        'data-from': round.from,
        'data-to': round.to,
        'data-tip': w('to-round', { round: round.label }),
        'aria-label': w('to-round', { round: round.label }),
        onclick: () => go(round.from, false),
      },
      index % Math.ceil(rounds.length / 14) ? '' : round.label,
    );
    tick.style.flexGrow = Math.max(1, round.to - round.from + 1);
    return tick;
  });
}

function build() {
  view = new View({ look: (n) => go(n), drawn: (news) => layers.draw(news) });
  const layers = new Layers(view, id);
  const button = (name, key, act, more = {}) => {
    const made = tool(name, key, act, more);
    made.classList.remove('bare');
    return made;
  };
  const speeds = el(
    'span.seg',
    { role: 'group', 'aria-label': w('speed') },
    SPEEDS.map(([label, wait]) =>
      el(
        'button.btn',
        {
          type: 'button',
          'aria-pressed': String(wait === pace),
          onclick: (event) => {
            pace = wait;
            for (const other of event.target.parentNode.children)
              other.setAttribute('aria-pressed', String(other === event.target));
          },
        },
        label,
      ),
    ),
  );
  const eyes = el(
    'select.field',
    { id: 'eyes', 'aria-label': w('seen-by') },
    el('option', { value: 'none' }, w('spectator')),
    (whole.over || whole.replay ? whole.seats.map((one) => one.seat) : whole.mine)
      .filter((one) => one < whole.seats.length)
      .map((one) => el('option', { value: one, selected: String(one) === String(seat) }, whole.seats[one].name)),
  );
  eyes.addEventListener('change', () => {
    seat = eyes.value;
    go(at, false);
    drawLog();
  });
  const slider = el('input', {
    type: 'range',
    id: 'at',
    min: 0,
    max: whole.end,
    value: at,
    'aria-label': w('position'),
  });
  slider.addEventListener('input', () => {
    stop();
    go(Number(slider.value), false);
  });
  const player = el(
    'section.panel.player',
    { 'aria-label': w('replay') },
    el('div.scrub', {}, slider),
    el('div.ticks', {}, ticks()),
    el(
      'div.bar',
      {},
      button('start', 'to-start', () => {
        stop();
        go(0, false);
      }),
      button('prev', 'step-back', () => {
        stop();
        go(at - 1);
      }),
      button('play', 'play-record', toggle, { id: 'play' }),
      button('next', 'step', () => {
        stop();
        go(at + 1);
      }),
      button('last', 'to-end', () => {
        stop();
        go(whole.end, false);
      }),
      el('span.num', { id: 'where', role: 'status' }),
      el('span.gap'),
      speeds,
      el('label.wide', { for: 'eyes' }, w('seen-by')),
      eyes,
    ),
  );
  $('#play', player).classList.add('go');
  view.side.prepend(
    el(
      'section.panel.curvebox',
      { 'data-tab-of': 'log', 'aria-label': w('points-by-round') },
      el('header', {}, el('h2', {}, w('points-by-round'))),
      el('div.curve'),
    ),
  );
  $('main').replaceChildren(
    el(
      'div.prompt.now',
      {},
      el('p', { id: 'ask' }),
      playOnButton(whole, () => ({ at, seat: seat === 'none' ? null : Number(seat) }), 'button.btn', {
        id: 'play-on',
        'aria-label': w('play-on'),
      }),
    ),
    view.seats.strip,
    view.board,
    view.zoom.bar,
    view.aside,
    view.hands,
    player,
    view.sheet.box,
    el('ul.standing.hide'),
  );
  topBar(
    el(
      'a.btn.bare',
      { id: 'rules', href: `/rules/${whole.game}`, target: '_blank', 'aria-label': w('rules'), 'data-tip': w('rules') },
      icon('rules'),
      el('span.wide', {}, w('rules')),
    ),
    tool('layers', 'show-on-board', () => layers.open(), { id: 'layers' }),
    el(
      'button.btn.bare',
      {
        type: 'button',
        'aria-label': w('share-position'),
        'data-tip': w('share-position'),
        onclick: () => copy(`${location.origin}/t/${id}/replay?at=${at}`),
      },
      icon('link'),
      el('span.wide', {}, w('share-position')),
    ),
    el(
      'a.btn.bare',
      {
        href: `/api/tables/${id}/record`,
        download: `${whole.game}-${id}.txt`,
        'aria-label': w('record'),
        'data-tip': w('record'),
      },
      icon('save'),
      el('span.wide', {}, w('record')),
    ),
    whole.over || whole.replay
      ? el(
          'a.btn.bare',
          { href: `/t/${id}/review`, 'aria-label': w('review'), 'data-tip': w('rv-about') },
          icon('hint'),
          el('span.wide', {}, w('review')),
        )
      : null,
    whole.replay
      ? null
      : el(
          'a.btn.bare',
          { href: `/t/${id}`, 'aria-label': w('to-table'), 'data-tip': w('to-table') },
          icon('board'),
          el('span.wide', {}, w('to-table')),
        ),
  );
  new Keys(view);
  document.addEventListener('keydown', (event) => {
    const focused = document.activeElement ?? document.body;
    if (
      /SELECT|TEXTAREA/.test(focused.tagName) ||
      focused.closest('.place') ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey
    )
      return;
    const inside = focused.id === 'at',
      pressed = focused.tagName === 'BUTTON';
    const act =
      {
        ArrowRight: () => go(at + 1),
        ArrowLeft: () => go(at - 1),
        Home: () => go(0, false),
        End: () => go(whole.end, false),
      }[event.key] || (event.key === ' ' && !pressed ? toggle : null);
    if (act && !inside) {
      event.preventDefault();
      if (act !== toggle) stop();
      act();
    } else if (act === toggle) {
      event.preventDefault();
      act();
    }
  });
  addEventListener('resize', () => view.seats.fit());
}

function choose() {
  document.body.className = '';
  $('.skip').href = '#main';
  $('.top .where').remove();
  topBar();
  const main = $('main');
  main.className = 'wrap';
  const drop = el(
    'div.panel.drop',
    {},
    el('h1', {}, w('open-record')),
    el('p', {}, w('open-record-how')),
    el('p', {}, el('label.btn.go.big', { for: 'file' }, icon('open'), w('choose-file')), recordField()),
    el('p', {}, el('a', { href: '/' }, w('to-the-lobby'))),
  );
  main.replaceChildren(drop);
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    openRecord(event.dataTransfer?.files[0]);
  });
  document.title = `${w('open-record')} · Patolli`;
}

try {
  const asked = id ? api(`tables/${id}?since=0`) : null,
    drawings = asked && asked.then(({ game }) => art(game));
  for (const promise of [asked, drawings]) promise?.catch(() => {});
  await begin();
  if (!id) choose();
  else {
    whole = await asked;
    await drawings;
    whole.mine ||= [];
    seat = String(whole.seat ?? 'none');
    at = Math.min(whole.end, Number(new URLSearchParams(location.search).get('at') ?? 0) || 0);
    build();
    document.body.dataset.game = whole.game;
    view.log.mark(at);
    view.log.draw({ ...whole, since: 0 });
    await go(at, false);
  }
} catch (error) {
  broken(error);
}
