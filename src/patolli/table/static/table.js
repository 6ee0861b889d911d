// The table: news in, lines out.
import {
  $,
  api,
  begin,
  broken,
  closeDialogs,
  copy,
  el,
  hideTip,
  kept,
  narrow,
  put,
  still,
  toast,
  tool,
  topBar,
  w,
} from '/static/page.js';
import { icon, mark } from '/static/icons.js';
import { art } from '/static/scene.js';
import { View } from '/static/view.js';
import { Speaker } from '/static/say.js';
import { commandField, listenToKeys } from '/static/keys.js';
import { Wire } from '/static/live.js';
import { aboutSeat, describe, showKeys, showMenu, welcome } from '/static/dialogs.js';
import { endPage } from '/static/end.js';
import { Hints } from '/static/hint.js';
import { Chat } from '/static/chat.js';
import { Layers } from '/static/layers.js';
import { fadeEdges, fitPrompt } from '/static/prompt.js';

const id = location.pathname.split('/')[2];
const BEAT = 350,
  PATIENCE = 4000;

let news = null,
  view,
  speaker,
  wire,
  hints,
  chat,
  layers,
  queue = [],
  drawnAt = 0,
  timer = 0,
  endSeen = false,
  started = '',
  looked = 0;

function build() {
  view = new View({ look, seat: (seat) => aboutSeat(news, view, seat), drawn: (shown) => layers.draw(shown) });
  const prompt = el(
    'section.prompt',
    { 'aria-label': w('prompt') },
    el('span.whose'),
    el(
      'div.ask',
      {},
      el('p', { id: 'ask', role: 'status' }),
      el(
        'div.second',
        {},
        el('p.then', { id: 'then' }),
        el('ol.lately', { 'aria-label': w('lately') }),
        el('ol.lately.planned', { 'aria-label': w('planned') }),
        el('ol.said', { 'aria-label': w('said-so-far') }),
        el('span.choices'),
      ),
    ),
  );
  const back = el(
    'div.bar.back',
    {},
    tool('undo', 'undo', () => undo(false), { id: 'undo' }),
    tool('undoturn', 'undo-turn', () => undo(true), { id: 'undo-turn' }),
    tool('hint', 'hint', () => hints.ask(), { id: 'hint' }),
  );
  for (const button of back.children) button.classList.remove('bare');
  const words = el('div.words', { role: 'toolbar', 'aria-label': w('words') });
  view.log.box.append(
    el(
      'div.cmd',
      {},
      el('label.hide', { for: 'cmd' }, w('command')),
      el('input.field', {
        id: 'cmd',
        role: 'combobox',
        autocomplete: 'off',
        autocapitalize: 'off',
        spellcheck: 'false',
        'aria-controls': 'cmdlist',
        'aria-expanded': 'false',
        placeholder: w('command-hint'),
      }),
      el('div.list', { id: 'cmdlist', role: 'listbox', 'aria-label': w('completions'), hidden: true }),
    ),
  );
  view.log.tools.append(el('a.btn.bare.tiny', { href: `/t/${id}/replay`, id: 'to-replay' }, icon('eye'), w('replay')));
  chat = new Chat(view, id);
  layers = new Layers(view, id);
  $('main').replaceChildren(
    prompt,
    back,
    view.seats.strip,
    view.board,
    view.seats.own,
    view.zoom.bar,
    view.aside,
    el('div.foot', {}, view.hands, words),
    view.sheet.box,
    el('div.hide', { id: 'refused', role: 'alert' }),
  );
  fitPrompt(prompt);
  fadeEdges(view.seats.own, $('.foot'));
  view.present = present;
  speaker = new Speaker(view, say);
  speaker.takeBack = takeBack;
  speaker.lit = drawUndo;
  hints = new Hints(speaker);
  view.board.before(hints.box);
  commandField(speaker, { describe: () => describe(view), undo: () => undo(false), help: showKeys });
  const acts = {
    undo: () => undo(false),
    undoTurn: () => undo(true),
    hint: () => hints.ask(),
    command: () => {
      if ($('.cmd').hidden) return;
      if (narrow()) view.sheet.open('log', 'half');
      $('#cmd').focus();
    },
    help: showKeys,
    present,
  };
  listenToKeys(view, speaker, acts);
  topBar(
    el('span.live.wait.wide', { id: 'live', role: 'status' }, w('connecting')),
    el(
      'a.btn.bare',
      { id: 'rules', href: '#', target: '_blank', 'aria-label': w('rules'), 'data-tip': w('rules') },
      icon('rules'),
      el('span.wide', {}, w('rules')),
    ),
    tool('layers', 'show-on-board', () => layers.open(), { id: 'layers', class: 'btn bare wide' }),
    tool('keys', 'keys', showKeys, { class: 'btn bare wide' }),
    tool('more', 'menu', () => showMenu(news, view, layers), { id: 'menu' }),
  );
  document.addEventListener('pointerdown', flush, true);
  document.addEventListener('keydown', flush, true);
  let was = narrow();
  addEventListener('resize', () => {
    if (!news || covered()) return;
    if (narrow() !== was) {
      was = narrow();
      view.draw(view.past || news, false);
      speaker.light();
    }
    view.seats.fit();
  });
  document.addEventListener('visibilitychange', title);
  addEventListener('online', () => wire?.again());
}

// ---- news

function hear(message) {
  if (message.chat && news) chat.hear(message.chat, message.seats ? message : news, false);
  if (!message.scene) {
    if (news && message.seats) {
      Object.assign(news, { seats: message.seats, next: message.next });
      if (!view.past && !queue.length && !covered()) {
        view.seats.draw(news);
        speaker.drawPrompt(speaker.node());
        title();
        drawEnd();
      }
    }
    return;
  }
  if (started && message.version !== started) {
    location.reload();
    return;
  }
  started = message.version;
  queue.push(message);
  if (queue.length > 4) queue.unshift(together(queue.splice(0, queue.length - 2)));
  next();
}

/** Several messages as one: the last position, with the log of all. */
function together(messages) {
  let log = [];
  for (const message of messages) log = [...log.filter((entry) => entry.n <= message.since), ...message.log];
  return { ...messages.at(-1), log, since: Math.min(...messages.map((message) => message.since)) };
}

/** Lines of a bot are seen one after the other; a click or a key shows the last at once. */
function next() {
  clearTimeout(timer);
  if (!queue.length) return;
  const wait = news && !still() && !document.hidden ? drawnAt + BEAT - performance.now() : 0;
  if (wait > 0) {
    timer = setTimeout(safely, wait, next);
    return;
  }
  show(queue.shift());
  if (queue.length) timer = setTimeout(safely, BEAT, next);
}

/** For what is shown later than it was heard: nobody else would notice that it could not be. */
function safely(act) {
  try {
    act();
  } catch (error) {
    wire.fail(error);
  }
}

function flush() {
  if (!queue.length) return;
  const all = together(queue);
  queue = [];
  clearTimeout(timer);
  safely(() => show(all));
}

function show(message) {
  drawnAt = performance.now();
  const first = !news,
    before = news;
  if (first) document.body.dataset.game = message.game;
  news = message;
  news.mine ||= [];
  if (news.seat === null && news.mine.includes(before?.taken)) news.taken = before.taken;
  if (first) {
    $('#rules').href = `/rules/${news.game}`;
    speaker.news = news;
    if (kept.get('seen') !== 'yes') setTimeout(() => news.asked && welcome(view.board), 900);
  }
  chat.news = news;
  if (before?.seq !== news.seq || before?.edition !== news.edition) hints.close();
  if (cover()) return;
  elsewhere(before);
  if (!view.past) {
    view.draw(news, !first && before?.seat === news.seat);
    speaker.hear(news);
  }
  if (first) performance.mark('board');
  view.log.draw(news);
  if (!view.past) speaker.drawLately(speaker.said.length);
  drawPrompt();
  drawEnd();
  title();
  if (news.asked && !before?.asked && !first) ring();
}

function drawPrompt() {
  const shown = view.past || news,
    asked = shown.seats.find((seat) => seat.asked) || shown.seats[news.seat ?? 0];
  $('.prompt .whose').replaceChildren(mark(asked?.look));
  const prompt = $('.prompt');
  prompt.className = `prompt ${asked?.look || ''}${news.asked && !view.past ? ' yours' : ''}`;
  drawUndo();
  $('.back').hidden = news.seat === null || news.over;
  $('.cmd').hidden = news.seat === null;
}

/** Words that are begun and cards that are laid go first. What cannot be taken back says why. */
function drawUndo() {
  const begun = speaker.begun;
  for (const [button, can, key] of [
    ['#undo', begun || news.undo.line, 'undo'],
    ['#undo-turn', begun || news.undo.turn, 'undo-turn'],
  ]) {
    const why = view.past ? w('looking-back-first') : news.undo.why || w('undo-takes-all');
    put($(button), 'aria-disabled', can && !view.past ? null : 'true');
    put($(button), 'data-tip', can && !view.past ? w(key) : `${w(key)}: ${why}`);
  }
}

function title() {
  if (!news) return;
  const mine =
    news.mine.length > 1 ? news.seats.some((seat) => seat.asked && news.mine.includes(seat.seat)) : news.asked;
  const state = news.over
    ? w('title-over')
    : mine
      ? w('title-yours')
      : news.seat === null
        ? w('title-watching')
        : news.seats.some((seat) => seat.thinking)
          ? w('title-thinking')
          : w('title-waiting');
  document.title = `${state} · ${news.title} · Patolli`;
}

function ring() {
  if (document.hidden && globalThis.Notification?.permission === 'granted') {
    const note = new Notification(`${w('title-yours')} · ${news.title}`, { body: news.prompt, tag: id });
    note.onclick = () => {
      focus();
      note.close();
    };
  }
}

// ---- saying and taking back

async function say(lines) {
  return told(await api(`tables/${id}/lines`, { seat: news.seat, seq: news.seq, edition: news.edition, lines }));
}

/** What was done is heard of soon; if not, the line is dead although nobody has said so. */
function told(answer) {
  setTimeout(() => {
    const { seq, edition } = queue.at(-1) || news;
    if (edition < answer.edition || (edition === answer.edition && seq < answer.seq)) wire.again();
  }, PATIENCE);
  return answer;
}

async function undo(turn) {
  if (view.past) {
    present();
    return;
  }
  const { draft, begun } = speaker;
  if (begun && !turn) {
    speaker.back();
    return;
  }
  if (begun && draft.on) {
    draft.clear();
    return;
  }
  if (begun) speaker.unsay();
  if (begun && !news.undo.line) return;
  const can = turn ? news.undo.turn || begun : news.undo.line;
  if (!can) {
    const button = $(turn ? '#undo-turn' : '#undo');
    toast(button.dataset.tip);
    return;
  }
  if (speaker.waiting) return;
  speaker.wait(true);
  try {
    const { seat, seq, edition } = news;
    speaker.answer = told(await api(`tables/${id}/undo`, { seat, seq, edition, turn }));
    speaker.waited();
  } catch (error) {
    speaker.wait(false);
    toast(error.status === 412 ? w('somebody-faster') : error.message);
  }
}

/**
 * One of the lines that can be taken back, whichever it is: those after it are said again, as far as they may be. What
 * ends something is not, nor what the table says by itself this time.
 */
async function takeBack(n) {
  if (speaker.waiting) return;
  const { seat } = news,
    lines = view.log.lately(news).map((entry) => ({ n: entry.n, line: entry.line }));
  let now = { seq: news.seq, edition: news.edition };
  if (!lines.some((entry) => entry.n === n)) return;
  speaker.wait(true);
  try {
    while (now.seq >= n) now = await api(`tables/${id}/undo`, { seat, ...now, turn: false });
    const undone = lines.filter((entry) => entry.n > now.seq && entry.n !== n).map((entry) => entry.line);
    await sayAgain(seat, now, undone);
  } catch (error) {
    toast(error.status === 412 ? w('somebody-faster') : error.message);
  }
  speaker.wait(false);
  speaker.light();
}

async function sayAgain(seat, now, lines) {
  const end = lines.findIndex((line) => speaker.ends.has(line.split(' ')[0])),
    left = end < 0 ? [...lines] : lines.slice(0, end);
  try {
    while (left.length) {
      const before = now.seq;
      now = await api(`tables/${id}/lines`, { seat, ...now, lines: [left.shift()] });
      if (now.seq === before + 1 || !left.length) continue;
      const { log } = await api(`tables/${id}?seat=${seat}&since=${before + 1}`);
      for (const entry of log) if (entry.made && entry.actor === seat && entry.line === left[0]) left.shift();
    }
    if (end >= 0)
      toast(
        w('not-said-again', {
          lines: lines
            .slice(end)
            .map((line) => speaker.told(line))
            .join(', '),
        }),
      );
  } catch (error) {
    toast(error.status === 412 ? w('somebody-faster') : w('not-again', { why: error.message }));
  }
}

// ---- looking back

/** Only the position that was asked for last is shown, and only to whom it was asked for. */
async function look(n) {
  const asked = ++looked,
    { seat } = news;
  const refocus =
    !!document.activeElement?.closest('.lines') && document.activeElement.matches(':focus-visible') && narrow();
  if (narrow()) view.sheet.open(null, 'peek');
  if (n >= news.seq && !view.past) return;
  if (n >= news.seq) {
    present();
    return;
  }
  try {
    const then = await api(`tables/${id}/at/${n}?seat=${seat ?? 'none'}`);
    if (asked !== looked || seat !== news.seat) return;
    view.past = then;
    hints.close();
    speaker.said = [];
    view.draw(then, true);
    speaker.tree = {};
    speaker.auto();
    speaker.light();
    view.log.mark(n);
    drawPrompt();
    if (refocus) $('#present').focus();
  } catch (error) {
    if (asked === looked) toast(error.message);
  }
}

function present() {
  looked += 1;
  if (!view.past) return;
  view.past = null;
  view.log.mark(null);
  view.draw(news, true);
  speaker.hear(news);
  drawPrompt();
}

function banner(parts, bad = false) {
  const box = $('.banner');
  box.hidden = !parts;
  box.className = bad ? 'banner bad' : 'banner';
  box.replaceChildren(...(parts || []));
}

function line(state, seconds, error) {
  const mark = $('#live'),
    off = state === 'off' || state === 'shut';
  mark.className = `live wide ${off ? 'off' : state === 'live' ? '' : state}`;
  mark.textContent = w(state === 'live' ? 'live' : state === 'wait' ? 'connecting' : 'offline');
  document.body.classList.toggle('offline', off);
  if (state === 'shut') shut(error);
  else if (off) lost(error?.why || w('connection-lost'), seconds ? w('trying-again', { n: seconds }) : w('connecting'));
  else if (state === 'live' && $('.banner.bad')) banner(null);
}

/** The line is down, and is tried again. */
function lost(why, text) {
  if ($('.banner.bad #pause') && $('.banner strong').textContent === why) {
    $('#pause').textContent = text;
    return;
  }
  banner(
    [
      el('strong', {}, why),
      el('span', { id: 'pause' }, text),
      el('span.gap'),
      el('button.btn', { type: 'button', onclick: () => wire.again() }, w('try-now')),
    ],
    true,
  );
}

/** The table refuses this window, and would again: what can be done about it. */
function shut(error) {
  const again = el(
    'button.btn',
    { type: 'button', id: 'load-again', onclick: () => location.reload() },
    w('load-again'),
  );
  banner(
    [
      el('strong', {}, error?.why || w('error-server')),
      error?.key === 'not-your-seat' && el('span', {}, w('seat-again')),
      el('span.gap'),
      error?.key !== 'no-table' && again,
      el('a.btn', { href: '/' }, w('to-the-lobby')),
    ].filter(Boolean),
    true,
  );
}

const taken = () => news.taken !== null && news.taken !== undefined;

/** Another window shows the seat of this one: it looks on, also after a break, until somebody wants the seat back. */
function elsewhere(before) {
  if (taken()) {
    wire.seat = 'none';
    banner([
      el('strong', {}, w('taken')),
      el('span.gap'),
      el('button.btn', { type: 'button', id: 'take-back', onclick: () => sit(news.taken) }, w('take-back')),
    ]);
  } else if (before?.taken !== null && before?.taken !== undefined) banner(null);
}

// ---- several seats at one screen

const covered = () => !!$('.cover');

/** Whom this window has last been shown to, if several people share it and have secrets. */
const shownTo = {
  key: `shown:${id}`,
  get() {
    try {
      return sessionStorage.getItem(this.key);
    } catch {
      return null;
    }
  },
  set(seat) {
    try {
      sessionStorage.setItem(this.key, String(seat));
    } catch {
      /* a private window: then there is a cover more */
    }
  },
};

/** Whether somebody else could be sitting here than the one whose view has come, after a reload or a return. */
const strange = () =>
  news.secrets &&
  news.mine.length > 1 &&
  !news.over &&
  news.seat !== null &&
  shownTo.get() !== String(news.seat) &&
  (shownTo.get() !== null || news.log.some((entry) => news.mine.includes(entry.actor)));

/** What cannot be reached under a cover. */
const underCover = () => [...$('main').children, $('#layers'), $('#menu')];

/** Nothing is left of a view that is not for the next pair of eyes, nor will an answer that is on its way bring it. */
function clear() {
  looked += 1;
  view.past = null;
  view.forget();
  speaker.forget();
  layers.forget();
  hideTip();
  closeDialogs();
}

/** Sit elsewhere: what is still to be shown was for the seat before. */
function sit(seat) {
  queue = [];
  clearTimeout(timer);
  wire.open(seat);
}

/** Another seat of this screen is asked: go there; with secrets, only behind a cover. */
function cover() {
  const asked = news.seats.filter((seat) => seat.asked && news.mine.includes(seat.seat));
  if (taken()) return false;
  const stays = news.over || news.asked || !asked.length || asked.some((seat) => seat.seat === news.seat);
  const doubtful = (covered() || !view.zones.size) && strange();
  if (stays && !doubtful) {
    shownTo.set(news.seat);
    return covered() && !uncover();
  }
  const to = stays ? news.seats[news.seat] : asked[0];
  if (!news.secrets) {
    sit(to.seat);
    return false;
  }
  if (covered()) return true;
  clear();
  for (const part of underCover()) part.inert = true;
  $('main').append(
    el(
      'div.cover',
      { role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'cover-title' },
      el(
        'div.codex',
        {},
        mark(to.look, 'big'),
        el('h1', { id: 'cover-title' }, w('hand-over', { name: to.name })),
        el('p', {}, w('hand-over-why')),
        el(
          'button.btn.go.big',
          {
            type: 'button',
            id: 'uncover',
            onclick: () => {
              shownTo.set(to.seat);
              sit(to.seat);
            },
          },
          w('i-am', { name: to.name }),
        ),
      ),
    ),
  );
  $('#uncover').focus();
  document.title = `${w('hand-over', { name: to.name })} · ${news.title}`;
  return true;
}

function uncover() {
  $('.cover')?.remove();
  for (const part of underCover()) part.inert = false;
  return true;
}

// ---- the end

function drawEnd() {
  let box = $('.endview');
  if (!news.over || !news.result) {
    box?.remove();
    endSeen = false;
    put(document.body, 'data-end', null);
    return;
  }
  const acts = {
    rematch: news.host || news.next ? rematch : null,
    board: () => showEnd(false),
    picture: view.photo(),
    copy: () => copy(`${location.origin}/t/${id}`),
  };
  const fresh = !box;
  if (fresh) {
    box = el('section.endview', { tabindex: -1, 'aria-label': w('title-over') });
    $('main').append(box);
  }
  box.replaceChildren(el('div.wrap.endpage', {}, ...endPage(news, acts)));
  $('.words').replaceChildren(
    el('button.btn.go.end', { type: 'button', onclick: () => showEnd(true) }, icon('trophy'), w('score-sheet')),
    ...(acts.rematch
      ? [
          el(
            'button.btn.end',
            { type: 'button', onclick: rematch },
            icon('play'),
            news.next ? w('to-the-rematch') : w('rematch'),
          ),
        ]
      : []),
  );
  if (fresh) {
    box.hidden = true;
    setTimeout(
      () => {
        if (!endSeen) showEnd(true);
      },
      still() ? 0 : 1600,
    );
  }
}

function showEnd(open) {
  endSeen = true;
  const box = $('.endview');
  if (!box) return;
  box.hidden = !open;
  put(document.body, 'data-end', open ? 'open' : null);
  for (const part of $('main').children) if (part !== box) part.inert = open;
  if (open) box.focus();
  else $('.words .end')?.focus();
}

async function rematch() {
  if (news.next) {
    location.href = `/t/${news.next}`;
    return;
  }
  try {
    const { table } = await api(`tables/${id}/rematch`, {});
    location.href = `/t/${table}`;
  } catch (error) {
    toast(error.message);
  }
}

try {
  const asked = api(`tables/${id}?since=0`),
    drawings = asked.then(({ game }) => art(game));
  for (const promise of [asked, drawings]) promise.catch(() => {});
  await begin();
  build();
  wire = new Wire(id, hear, line);
  const first = await asked;
  await drawings;
  chat.hear(first.chat, first, true);
  show(first);
  wire.open(first.seat);
} catch (error) {
  broken(error);
}
