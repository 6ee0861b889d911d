// The prompt: what is asked, what was said so far and what can be said next that lies nowhere; what can be taken back.
import { $, all, el, finger, narrow, put, nextFrame, w } from '/static/page.js';
import { copy } from '/static/overlay.js';
import { ruleAddress } from '/static/tips.js';
import { icon, mark } from '/static/icons.js';
import { playOnButton } from '/static/playon.js';
import { nexts } from '/static/words.js';

/** So many lines that can be taken back are shown. */
const LATELY = 5;
/** What is told in more letters is written smaller, in more lines. */
const TOLD_LETTERS = [70, 150];
/** Milliseconds for which a refusal stands in the place of the question. */
const REFUSAL_MS = 6000;

export class Prompt {
  constructor(speaker) {
    this.speaker = speaker;
    this.whose = el('span.whose');
    this.ask = el('p', { id: 'ask', role: 'status' });
    this.then = el('p.then', { id: 'then' });
    /** The lines that are shown there. */
    this.latelyShown = '';
    this.lately = el('ol.lately', { 'aria-label': w('lately') });
    this.said = el('ol.said', { 'aria-label': w('said-so-far') });
    this.choices = el('span.choices');
    this.story = el('div.ask.telling', { hidden: true });
    this.box = el(
      'section.prompt',
      { 'aria-label': w('prompt') },
      this.whose,
      el(
        'div.ask',
        {},
        this.ask,
        el('div.second', {}, this.then, this.lately, speaker.plans.box, this.said, this.choices),
      ),
      this.story,
    );
  }

  /** A sentence that needs more room is written smaller, and what is still too long makes the prompt grow, up to an eighth
      of the window. It stays so high until the turn passes: the board does not jump at every sentence. */
  keepFitting() {
    const prompt = this.box;
    let high = 0,
      least = 0,
      edges = 0,
      of = '';
    const measure = () => {
      prompt.style.minHeight = '';
      const style = getComputedStyle(prompt);
      least = parseFloat(style.minHeight) || 0;
      edges = ['paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth'].reduce(
        (sum, name) => sum + (parseFloat(style[name]) || 0),
        0,
      );
      high = 0;
    };
    /** How high it has to be for what is in it, in whole pixels; nothing is changed for the answer. */
    const needed = () =>
      Math.max(
        least,
        edges + Math.max(...[...prompt.children].map((part) => /** @type {HTMLElement} */ (part).offsetHeight || 0)),
      );
    const fit = () => {
      const now = `${innerWidth}x${innerHeight}${prompt.classList.contains('yours')}`;
      if (now !== of) measure();
      of = now;
      for (const long of [null, '1', '2']) {
        put(prompt, 'data-long', long);
        if (needed() <= least) break;
      }
      high = Math.max(high, needed());
      const room = high > least ? `${Math.min(high, Math.max(least, innerHeight / 8))}px` : '',
        whole = `${Math.max(needed(), parseFloat(room) || 0)}px`;
      if (prompt.style.minHeight !== room) prompt.style.minHeight = room;
      const { style } = /** @type {HTMLElement} */ (prompt.parentNode);
      if (style.getPropertyValue('--prompt') !== whole) style.setProperty('--prompt', whole);
    };
    const later = nextFrame(fit);
    new MutationObserver(later).observe($('.ask', prompt), { childList: true, subtree: true, characterData: true });
    new MutationObserver((changes) => changes.some(({ oldValue }) => oldValue !== prompt.className) && later()).observe(
      prompt,
      { attributeFilter: ['class'], attributeOldValue: true },
    );
    addEventListener('resize', later);
  }

  draw() {
    const { past, plans, spoken, draft } = this.speaker,
      node = this.speaker.node(),
      others = past.shown ? null : waiting(this.speaker.news);
    clearTimeout(this.refusal);
    this.ask.classList.remove('refused');
    const asked = past.shown
      ? w('looking-back', { n: past.shown.seq, m: past.shown.end })
      : others?.ask || this.wanted(node);
    if (this.ask.textContent !== asked) this.ask.textContent = asked; // a screen reader hears it once
    $('.play').classList.toggle('speaking', spoken.length > 0);
    $('.play').classList.toggle('begun', this.speaker.begun);
    this.said.replaceChildren(
      ...this.speaker.words.parts(spoken).map((part) => el('li', {}, part)),
      ...(spoken.length && nexts(node).length ? [el('li.next', { 'aria-hidden': 'true' }, '…')] : []),
    );
    this.said.classList.toggle('retold', !plans.on && nexts(node).length > 0);
    this.drawLately();
    plans.draw();
    const choices = this.offered(node, others);
    this.choices.replaceChildren(...choices);
    const quiet = past.shown || (plans.on && spoken.length);
    this.then.replaceChildren(
      ...(quiet
        ? []
        : [others?.then && el('span.asked', {}, others.then), ' ', el('span.how', {}, this.how(node))].filter(Boolean)),
    );
    this.then.classList.toggle('must', draft.on || this.watches);
    this.then.hidden = spoken.length > 0 && choices.length > 1;
  }

  /** What happens, in the place of what is asked, while others' turns are played; null ends it. */
  tell(story) {
    this.story.hidden = !story;
    this.story.previousElementSibling?.toggleAttribute('hidden', !!story);
    if (!story) return;
    const long = TOLD_LETTERS.filter((letters) => story.text.length > letters).length;
    put(this.story, 'data-long', long ? String(long) : null);
    this.story.replaceChildren(el('p.tells', {}, story.text), el('p.then', {}, story.then));
    this.whose.replaceChildren(mark(story.look));
    this.box.className = `prompt ${story.look}`;
  }

  /**
   * Whose turn it is: of several, the reader's.
   * @param {Server.News} news
   */
  turn(news) {
    const { past } = this.speaker,
      { seats } = past.shown || news,
      own = seats[news.seat ?? 0],
      asked = own?.asked ? own : seats.find((seat) => seat.asked || seat.winner) || own;
    this.whose.replaceChildren(mark(asked?.look));
    this.box.className = `prompt ${asked?.look || ''}${news.asked && !past.shown ? ' yours' : ''}`;
  }

  /** A refusal, for a while in the place of the question. */
  refuse(why, rule) {
    const { game } = this.speaker.news;
    this.ask.classList.add('refused');
    this.ask.replaceChildren(
      el('b', {}, `${w('not-possible')} `),
      why,
      ' ',
      ...(rule ? [el('a.rule', { href: ruleAddress(game, rule), target: '_blank' }, rule)] : []),
    );
    clearTimeout(this.refusal);
    this.refusal = setTimeout(() => this.draw(), REFUSAL_MS);
  }

  /** The view is for somebody else from now on. */
  forget() {
    clearTimeout(this.refusal);
  }

  /** What is asked for: by the game; while a line is begun, what it goes on with. */
  wanted(node) {
    const { plans, said, forced, news, words } = this.speaker;
    if (plans.on || said.length <= forced || !nexts(node).length) return news.prompt;
    const kinds = new Set(all('.place.can').map((place) => place.closest('.zone').dataset.zone.split(':')[0]));
    const [kind] = kinds,
      known = kinds.size === 1 && ['board', 'hand', 'mat'].includes(kind);
    const what = w(known ? `now-${kind}` : kinds.size ? 'now-place' : 'now-word');
    return w(node['.'] ? 'now-or-this' : 'now-choose', { said: words.told(said.join(' ')), what });
  }

  /** The buttons of the prompt. */
  offered(node, others) {
    const { past, plans, spoken, said, forced, draft, words, news, confirming, acts } = this.speaker;
    const button = (word, text, spec = 'button.btn') => el(spec, { type: 'button', 'data-say': word }, text);
    const back = () =>
      el(
        'button.btn.bare',
        { type: 'button', 'data-say': 'back', 'aria-label': w('take-word-back'), 'data-tip': w('take-word-back') },
        finger() ? w('word-back') : el('kbd', {}, 'Esc'),
      );
    if (past.shown)
      return [
        el('button.btn.go', { type: 'button', id: 'present', onclick: () => past.present() }, w('back-to-game')),
        ...(acts.takeback
          ? [
              ...this.fromHere(past.shown),
              el('a.btn', { href: `/t/${news.table}/replay?at=${past.shown.seq}` }, icon('eye'), w('replay')),
            ]
          : []),
      ];
    if (plans.on && spoken.length) return [button('plan', w('plan-this'), 'button.btn.go'), back()];
    const sure = said.length > 0 && confirming === said.join(' '),
      begun = said.length > forced;
    return [
      others?.invite,
      draft.on && draft.canRepeat && button('repeat', w('draft-repeat')),
      ...(sure ? [] : this.loose(node).map((word) => button(word, words.label(word)))),
      !sure && node['.'] && begun && button('.', w('just-this'), 'button.btn.go'),
      sure && button('!', w('say-final'), 'button.btn.go'),
      begun && back(),
    ].filter(Boolean);
  }

  /**
   * What can be done from a position of the past: take back what was said since, play on elsewhere.
   * @param {Server.News} then
   */
  fromHere({ seq }) {
    const { news, acts } = this.speaker,
      first = acts.takeback.after(seq);
    return [
      first &&
        el(
          'button.btn',
          {
            type: 'button',
            id: 'takeback-here',
            'data-tip': `${w('name-value', { name: w('takeback-from'), value: first.told })} ${acts.takeback.consent()}`,
            onclick: () => acts.takeback.ask(first.n),
          },
          icon('undo'),
          w('takeback-here'),
        ),
      (news.play_on || news.mine.length) &&
        playOnButton(news, () => ({ at: seq, seat: news.seat }), 'button.btn', { id: 'play-on' }),
    ].filter(Boolean);
  }

  /** The next words that lie nowhere. */
  loose(node) {
    const { plans, said, words } = this.speaker;
    return said.length && !plans.on ? nexts(node).filter((word) => !words.isPlace(word, said[0])) : [];
  }

  get watches() {
    const { news, past } = this.speaker;
    return news.seat === null && !news.over && !past.shown;
  }

  /** How it is done. */
  how(node) {
    const { news, plans, draft, said, words, bar } = this.speaker;
    if (this.watches) return w('watching');
    if (news.recording?.asks) return w('chance-how');
    if (!news.asked) return news.over ? '' : w(plans.on && bar.buttons.length ? 'plan-how' : 'look-around');
    if (draft.on)
      return w(`${draft.slots.length > 1 ? 'draft-how' : 'draft-how-one'}${narrow() || finger() ? '-touch' : ''}`);
    if (!said.length && nexts(words.tree).every((word) => words.ends.has(word))) return '';
    if (!said.length) return w($('.place.can, .place.may') ? 'choose-word' : 'choose-below');
    return this.loose(node).length ? '' : w('choose-place');
  }

  /** The lines that can be taken back: a click on one does, and says those after it again. */
  drawLately() {
    const { spoken, past, news, view, words } = this.speaker;
    const lines = spoken.length || past.shown || !news.asked ? [] : view.log.lately(news).slice(-LATELY),
      key = lines.map(({ n, line }) => `${n} ${line}`).join('\n');
    this.then.classList.toggle('covered', lines.length > 0);
    if (key === this.latelyShown) return; // to scroll it costs a layout of the whole page
    this.latelyShown = key;
    this.lately.replaceChildren(
      ...lines.map(({ n, line }, index) =>
        el(
          'li',
          {},
          el(
            'button',
            {
              type: 'button',
              'data-back': n,
              'aria-label': w('name-value', { name: w('undo'), value: words.told(line) }),
              'data-tip': index < lines.length - 1 ? w('undo-this') : w('undo'),
            },
            words.told(line),
            icon('cross'),
          ),
        ),
      ),
    );
    if (lines.length) this.lately.scrollLeft = this.lately.scrollWidth;
  }
}

const people = (seats) => seats.map(({ name }) => name).join(', ');

/**
 * While others are asked: for whom one waits, what they have to do, and the link of a seat that nobody has.
 * @param {Server.News} news
 */
function waiting(news) {
  const asked = news.seats.filter((seat) => seat.asked),
    open = asked.filter(({ kind }) => kind === 'open');
  if (news.asked || news.over || news.replay || news.recording?.asks || !asked.length) return null;
  const linked = open.find(({ seat }) => news.links?.[seat]);
  return {
    ask: open.length ? w('waiting-open', { name: people(open) }) : w('waiting-for', { name: people(asked) }),
    then: open.length ? '' : w('asked-so', { text: news.prompt }),
    invite:
      linked &&
      el(
        'button.btn.go',
        {
          type: 'button',
          id: 'invite',
          'data-tip': w('link-why'),
          onclick: () => copy(location.origin + news.links[linked.seat]),
        },
        icon('copy'),
        w('copy-link'),
      ),
  };
}
