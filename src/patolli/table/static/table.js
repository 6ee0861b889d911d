// The table: news in, lines out. The parts of the page are put together here, and told what they need to know.
import { $, api, el, kept, keptHere, narrow, w } from '/static/page.js';
import { begin, broken } from '/static/begin.js';
import { tool } from '/static/controls.js';
import { closeDialogs } from '/static/overlay.js';
import { hideTip } from '/static/tips.js';
import { tableSettings, topBar } from '/static/topbar.js';
import { icon } from '/static/icons.js';
import { art } from '/static/scene.js';
import { View } from '/static/view.js';
import { Past } from '/static/past.js';
import { Sender } from '/static/sender.js';
import { Speaker } from '/static/speaker.js';
import { Undo } from '/static/undo.js';
import { Keys } from '/static/keys.js';
import { Wire } from '/static/wire.js';
import { Queue } from '/static/queue.js';
import { Follow } from '/static/follow.js';
import { meet } from '/static/pace.js';
import { Banner } from '/static/banner.js';
import { Cover } from '/static/cover.js';
import { aboutSeat, describe, rename, showKeys, showMenu, welcome } from '/static/dialogs.js';
import { End } from '/static/end.js';
import { Hints } from '/static/hints.js';
import { Chat } from '/static/chat.js';
import { Layers } from '/static/layers.js';
import { Aid } from '/static/aid.js';
import { Coach } from '/static/coach.js';
import { progress } from '/static/progress.js';
import { Takeback } from '/static/takeback.js';

/**
 * Which table this is, and the newest of its news that were shown. Written here, read everywhere.
 * @type {{id: string, news: Server.News}}
 */
const table = { id: location.pathname.split('/')[2], news: /** @type {any} */ (null) };

let view,
  past,
  sender,
  speaker,
  undo,
  takeback,
  hints,
  chat,
  layers,
  aid,
  coach,
  cover,
  end,
  banner,
  wire,
  queue,
  follow,
  /** Where a game from a real table is written down. */
  recorder = /** @type {import('/static/recorder.js').Recorder | null} */ (null),
  started = '',
  greeted = kept.get('seen') === 'yes' || Object.keys(progress().done).length > 0;

/** @param {Server.News} shown */
function drawn(shown) {
  layers.draw(shown);
  speaker.words.losePlaces();
}

function build() {
  view = new View({ look, seat: (seat) => aboutSeat(table.news, view, seat), drawn });
  aid = new Aid(table, () => {
    follow.uncovered();
    coach.again();
  });
  tableSettings.layers = (box) => layers.fill(box);
  tableSettings.rename = (name) => {
    const seat = table.news.seats.find((one) => one.seat === table.news.seat);
    if (seat && table.news.mine.includes(seat.seat) && !table.news.over) rename(table.news, seat, name);
  };
  past = new Past(table, turnTo);
  sender = new Sender(
    table,
    () => queue.last || table.news,
    () => wire.again(),
  );
  const acts = {
    undo: () => (recorder ? recorder.undo() : undo.undo(false)),
    undoTurn: () => undo.undo(true),
    hint: () => hints.ask(),
    help: showKeys,
    aid: () => aid.toggle(),
    marks: () => follow.lately.switch(),
  };
  takeback = new Takeback(table, view, look);
  speaker = new Speaker(view, past, sender, {
    takeback,
    takeBack: (n) => undo.takeBack(n),
    lit: () => undo.draw(),
    refused: (rule) => coach.refused(rule),
    commands: { describe: () => describe(view), undo: acts.undo, help: acts.help },
  });
  undo = new Undo(table, view, speaker, takeback);
  coach = new Coach(table, view, speaker, () => aid.on || past.shown || follow.mode || $('.welcome'));
  hints = new Hints(speaker);
  chat = new Chat(table, view);
  follow = new Follow(table, view, speaker, {
    flush: () => queue.flush(),
    next: () => queue.next(),
    present: () => turnTo(null),
    busy: () => past.shown || cover.on,
    covered: () => aid.on && narrow(),
  });
  queue = new Queue(
    show,
    (list) => follow.play(list),
    (error) => wire.fail(error),
  );
  layers = new Layers(view, table.id, follow.lately.marks);
  view.log.see = (moment, n) => {
    past.present();
    fold();
    follow.review(moment, n);
  };
  tableSettings.marks = () => follow.lately.mark();
  banner = new Banner({ again: () => wire.again(), sit });
  wire = new Wire(table.id, hear, (...how) => banner.line(...how));
  cover = new Cover(table, view, { clear, sit });
  end = new End(table, view, speaker.bar, () => follow.mode);
  const back = el(
    'div.bar.back',
    {},
    tool('undo', 'undo', acts.undo, { id: 'undo' }),
    tool('undoturn', 'undo-turn', acts.undoTurn, { id: 'undo-turn' }),
    tool('hint', 'hint', acts.hint, { id: 'hint' }),
  );
  for (const button of back.children) button.classList.remove('bare');
  view.log.box.append(speaker.command.box);
  view.log.tools.append(
    el('a.btn.bare.tiny', { href: `/t/${table.id}/replay`, id: 'to-replay' }, icon('eye'), w('replay')),
  );
  const foot = el('div.foot', {}, view.hands, speaker.bar.box, follow.strip.box);
  $('main').replaceChildren(
    speaker.prompt.box,
    back,
    view.seats.strip,
    view.board,
    view.seats.own,
    view.zoom.bar,
    view.aside,
    foot,
    view.sheet.box,
    aid.box,
    speaker.why.alert,
    follow.voice,
  );
  $('.second', speaker.prompt.box).append(follow.lately.box);
  speaker.prompt.keepFitting();
  view.fadeEdges(view.seats.own, foot, speaker.prompt.lately);
  new Keys(view, speaker, acts);
  topBar(
    el('span.live.wait.wide', { id: 'live', role: 'status' }, w('connecting')),
    tool('aid', 'aid', () => aid.toggle(), { id: 'aid', 'aria-expanded': 'false', 'aria-controls': 'aid-card' }),
    el(
      'a.btn.bare',
      { id: 'rules', href: '#', target: '_blank', 'aria-label': w('rules'), 'data-tip': w('rules') },
      icon('rules'),
      el('span.wide', {}, w('rules')),
    ),
    tool('layers', 'show-on-board', () => layers.open(), { id: 'layers', class: 'btn bare wide' }),
    tool('keys', 'keys', showKeys, { class: 'btn bare wide' }),
    tool('more', 'menu', () => showMenu(table.news, view, layers, takeback), { id: 'menu' }),
  );
  let was = narrow();
  addEventListener('resize', () => {
    if (!table.news || cover.on) return;
    if (narrow() !== was) {
      was = narrow();
      follow.finish();
      view.draw(past.shown || table.news, false);
      speaker.light();
    }
    view.seats.fit();
  });
  document.addEventListener('visibilitychange', title);
  addEventListener('online', () => table.news && wire.again());
}

// ---- news

/** @param {any} message news, or one of the small messages */
function hear(message) {
  const { news } = table;
  if (message.chat) chat.hear(message.chat, message.seats ? message : news, false);
  if (!message.scene) {
    if (!message.seats) return;
    Object.assign(news, { seats: message.seats, next: message.next });
    if (past.shown || queue.last || follow.mode || cover.on) return;
    view.seats.draw(news);
    speaker.prompt.draw();
    title();
    end.draw();
    return;
  }
  if (started && message.version !== started) {
    location.reload();
    return;
  }
  started = message.version;
  queue.add(message);
}

/** @param {Server.News | null} news */
const taken = (news) => Number.isInteger(news?.taken);

/** @param {Server.News} message */
function show(message) {
  if (follow.mode) follow.close();
  const before = table.news,
    news = (table.news = message);
  news.mine ||= [];
  if (news.seat === null && taken(before) && news.mine.includes(/** @type {number} */ (before.taken)))
    news.taken = before.taken;
  if (!before) {
    document.body.dataset.game = news.game;
    $('#rules').href = `/rules/${news.game}`;
  }
  hints.hear(before, news);
  if (!taken(news) && cover.hear()) {
    wire.forget();
    return;
  }
  if (taken(news)) {
    wire.watch();
    banner.taken(news.taken);
  } else if (taken(before)) banner.taken(null);
  tellOfSeat();
  if (!past.shown) view.draw(news, before?.seat === news.seat);
  view.log.draw(news);
  if (news.asked && (!before?.asked || turned(before, news))) fold();
  if (!past.shown) speaker.hear(news);
  follow.lately.hear(before, news);
  if (!before) performance.mark('board');
  drawTurn();
  takeback.draw();
  end.draw();
  recorder?.hear(news);
  title();
  if (before && news.asked && !before.asked) ring();
  if (kept.get('sound') === 'on') import('/static/sound.js').then(({ play, soundOf }) => play(soundOf(before, news)));
  if (before || !aid.greet()) coach.hear(before, news);
  if (news.asked && !greeted) setTimeout(greet, 900);
}

/** What the host, or another device, has done with the reader's seat; said until it is closed, or over. */
function tellOfSeat() {
  const { news } = table,
    key = `told:${table.id}`,
    own = news.seat !== null && news.mine.includes(news.seat) ? news.seats[news.seat] : null,
    replaced = !news.host && own?.kind === 'bot' && !own.resigned && !news.over,
    text = news.lost?.text || (replaced ? w('bot-plays') : own?.resigned && !news.over ? w('you-gave-up') : '');
  if (news.lost && wire.seat === news.lost.seat) wire.watch();
  if (!text) keptHere.set(key, null);
  banner.seat(keptHere.get(key) === text ? '' : text, () => keptHere.set(key, text));
}

/** The hints of a first visit, when one has had time to look and is asked. */
function greet() {
  if (greeted || !table.news.asked || cover.on || aid.on) return;
  greeted = true;
  welcome(view.board);
}

/** A seat that nobody gave a name has the one that this browser knows; it asks for one once, and never again. */
function askName() {
  const { news } = table,
    key = `nameless:${table.id}`,
    seat = news.mine.map((number) => news.seats[number]).find((one) => String(one.seat) === keptHere.get(key)),
    known = kept.get('name')?.trim();
  if (!seat || news.over) return;
  const finish = (/** @type {string} */ name) => {
    keptHere.set(key, null);
    if (name) rename(news, seat, name);
    else kept.set('name-asked', 'yes');
  };
  if (known) finish(known);
  else if (kept.get('name-asked') !== 'yes') banner.nameless(seat, finish);
}

/** Whether the reader spoke, and others after that: one message may tell of it all. */
function turned(before, { log, seat }) {
  const fresh = log.filter(({ n, actor }) => n > before.seq && actor >= 0);
  return fresh.some(({ actor }) => actor === seat) && fresh.some(({ actor }) => actor !== seat);
}

/** On a phone what is asked for lies under an open sheet; who types there is left alone. */
function fold() {
  if (narrow() && !$('.sheet input:focus')) view.sheet.open(null, 'peek');
}

/** Whose turn it is, and what one may do about it. */
function drawTurn() {
  const { news } = table;
  speaker.prompt.turn(news);
  $('.back').hidden = news.seat === null || news.over;
  $('#hint').hidden = !news.hints;
  speaker.command.box.hidden = news.seat === null;
}

function title() {
  const { news } = table;
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
  const { news } = table;
  if (document.hidden && globalThis.Notification?.permission === 'granted') {
    const note = new Notification(`${w('title-yours')} · ${news.title}`, { body: news.prompt, tag: table.id });
    note.onclick = () => {
      focus();
      note.close();
    };
  }
}

/** The host of a table at which a game is written down says what chance did. */
async function writeDown() {
  const { Recorder } = await import('/static/recorder.js');
  recorder = new Recorder(table, view, speaker);
  $('main').append(recorder.chance.box);
  $('.foot').append(recorder.foot);
}

// ---- looking back

async function look(n) {
  const now = document.activeElement,
    refocus = narrow() && now?.closest('.lines') && now.matches(':focus-visible');
  if (narrow()) view.sheet.open(null, 'peek');
  if ((await past.look(n)) && refocus) $('#present').focus();
}

/** A position of the past, or again the present. */
function turnTo(then) {
  hints.close();
  view.log.mark(then && then.seq);
  view.draw(then || table.news, true);
  if (then) speaker.silence();
  else speaker.hear(table.news);
  if (then) follow.lately.marks.forget();
  else follow.lately.mark();
  drawTurn();
  if (!then) coach.again();
}

// ---- other eyes

/** Sit elsewhere: what is still to be shown was for the seat before. */
function sit(seat) {
  if (follow.mode) follow.close();
  queue.clear();
  wire.forget();
  wire.open(seat);
}

/** Nothing is left of a view that is not for the next pair of eyes. */
function clear() {
  past.forget();
  view.forget();
  speaker.forget();
  recorder?.forget();
  layers.forget();
  follow.forget();
  coach.close();
  hideTip();
  closeDialogs();
}

try {
  const asked = api(`tables/${table.id}?since=0`),
    drawings = asked.then(({ game }) => art(game));
  for (const promise of [asked, drawings]) promise.catch(() => {});
  await begin();
  meet(table.id);
  build();
  const first = await asked;
  await drawings;
  if (first.recording) await writeDown();
  chat.hear(first.chat, first, true);
  queue.show(first);
  askName();
  wire.note(first);
  if (cover.on) wire.forget();
  wire.open(first.seat ?? 'none');
} catch (error) {
  broken(error);
}
