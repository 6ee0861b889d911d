// The panel in which a table is set up: who sits down, clock, hints, options.
import { $, el, kept, w } from '/static/page.js';
import { nameInput, tool } from '/static/controls.js';
import { hideTip } from '/static/tips.js';
import { icon } from '/static/icons.js';

const KINDS = ['me', 'here', 'bot', 'open'];
/** Among the values of an option: one that is typed. */
const OWN = '*';
/** Letters of an option, as the server takes them. */
const LONGEST_OPTION = 400;
const MINUTES = [0, 5, 15, 30, 60];

/** Who sits down first: not the bot that plays by chance, but the one after it. */
export const usual = (one) => (one.levels[1] || one.levels[0])?.name || '';

/** How many of them are no bots. */
export const people = (who) => who.filter(({ kind }) => kind !== 'bot').length;

/** The reader and bots, as many as usual. */
export const againstBots = (one) =>
  Array.from({ length: Math.max(one.seats.includes(3) ? 3 : one.seats[0], 1) }, (_, index) => ({
    kind: index ? 'bot' : 'me',
    name: index ? '' : kept.get('name') || '',
    level: usual(one),
  }));

/** A choice among the values of an option, or one that is typed; it is put into `given`. */
export function optionField(game, one, given) {
  const now = given[one.name] ?? one.values[0].value,
    own = !one.values.some(({ value }) => value === now);
  const text = el('input.field', {
    id: `own-${one.name}`,
    'aria-label': one.free,
    value: own ? now : '',
    maxlength: LONGEST_OPTION,
    autocomplete: 'off',
    oninput: () => (given[one.name] = text.value.trim()),
  });
  const typed = one.free && el('div.typed', { hidden: !own }, text, el('small', {}, one.free));
  const field = el(
    'select.field',
    { id: `option-${one.name}` },
    one.values.map(({ value, label }) => el('option', { value, selected: value === now }, label)),
    typed && el('option', { value: OWN, selected: own }, w('own-value')),
  );
  field.addEventListener('change', () => {
    const free = field.value === OWN;
    if (typed) typed.hidden = !free;
    if (free) text.focus();
    given[one.name] = free ? text.value.trim() : field.value;
  });
  return el(
    'div.opt',
    {},
    el('label', { for: `option-${one.name}` }, one.sentence),
    el('a.tiny', { href: `/rules/${game.name}#${one.rule}`, target: '_blank' }, one.rule),
    field,
    typed,
  );
}

export class Setup {
  /** `play()` makes the table. */
  constructor(play) {
    this.game = /** @type {any} */ (null);
    this.seats = /** @type {any[]} */ ([]);
    this.minutes = 0;
    /** @type {boolean | null} Whether people may ask for hints, once somebody has chosen. */
    this.hints = null;
    /** The options that were chosen, by game. */
    this.wanted = {};
    /** @type {(() => void) | null} Folds the panel, where there is something else to see. */
    this.fold = null;
    this.box = el('form.panel.setup', { 'aria-label': w('your-table') });
    this.box.addEventListener('submit', (event) => {
      event.preventDefault();
      play();
    });
  }

  choose(game) {
    if (this.game !== game) {
      this.game = game;
      this.seats = againstBots(game);
    }
    this.draw();
  }

  get options() {
    return (this.wanted[this.game.name] ??= {});
  }

  draw() {
    const { box, game, seats } = this,
      most = game.seats.at(-1),
      least = game.seats[0];
    box.dataset.game = game.name;
    const levels = game.levels || [];
    const row = (seat, index) => {
      const kind = el(
        'select.field',
        { id: `kind-${index}`, 'aria-label': w('seat-n', { n: index + 1 }) },
        KINDS.map((one) => el('option', { value: one, selected: one === seat.kind }, w(`kind-${one}`))),
      );
      kind.addEventListener('change', () => {
        seat.kind = kind.value;
        this.draw();
        $(`#kind-${index}`).focus();
      });
      let more;
      if (seat.kind === 'bot') {
        more = el(
          'select.field',
          { 'aria-label': w('level-of', { n: index + 1 }) },
          levels.map((level) =>
            el(
              'option',
              { value: level.name ?? level, selected: (level.name ?? level) === seat.level },
              level.label ?? level,
            ),
          ),
        );
        more.addEventListener('change', () => {
          seat.level = more.value;
        });
      } else {
        more = nameInput({
          value: seat.name,
          placeholder: w('name'),
          'aria-label': w('name-of', { n: index + 1 }),
        });
        more.addEventListener('input', () => {
          seat.name = more.value;
          if (seat.kind === 'me') kept.set('name', more.value);
        });
      }
      return el(
        'div.seatrow',
        {},
        el('span.nth.num', { 'aria-hidden': 'true' }, String(index + 1)),
        kind,
        more,
        tool(
          'cross',
          'remove-seat',
          () => {
            seats.splice(index, 1);
            hideTip();
            this.draw();
            $(`#kind-${Math.min(index, seats.length - 1)}`).focus();
          },
          { 'aria-label': w('remove-seat-n', { n: index + 1 }), hidden: seats.length <= least },
        ),
      );
    };
    const choices = game.options.filter((one) => !one.file),
      option = (one) => optionField(game, one, this.options);
    const open = $('details', box)?.open;
    box.replaceChildren(
      el('h2', { id: 'chosen' }, w('set-up-game', { game: game.title })),
      this.fold ? tool('cross', 'close', () => this.fold?.(), { id: 'fold-setup' }) : '',
      el(
        'div.who',
        {},
        el(
          'div.bar',
          {},
          el('strong.small', {}, w('who-sits')),
          el('span.gap'),
          el('span.tiny.quiet', {}, w('seats-from-to', { least, most })),
        ),
        seats.map(row),
        seats.length < most && this.oneMore(),
        game.alone && el('p.tiny.quiet', {}, game.alone),
      ),
      el(
        'div.how',
        {},
        people(seats) > 1 && this.clock(),
        this.hintsField(),
        choices.length > 0 &&
          el('details', { open }, el('summary', {}, w('options')), el('div.opts', {}, choices.map(option))),
        el('button.btn.go.big', { type: 'submit', id: 'play' }, icon('play'), w('play')),
        el('p.tiny.quiet', {}, w(seats.some((seat) => seat.kind === 'open') ? 'open-seats' : 'no-account')),
      ),
    );
  }

  oneMore() {
    const add = () => {
      this.seats.push({ kind: 'bot', name: '', level: usual(this.game) });
      this.draw();
      $('#one-more, .setup .go').focus();
    };
    return el('button.btn.bare', { type: 'button', id: 'one-more', onclick: add }, icon('plus'), w('one-more-seat'));
  }

  /** Time for each person, when there are several. */
  clock() {
    const field = el(
      'select.field',
      { id: 'clock' },
      MINUTES.map((many) =>
        el(
          'option',
          { value: many, selected: many === this.minutes },
          many ? w('clock-minutes', { n: many }) : w('clock-none'),
        ),
      ),
    );
    field.addEventListener('change', () => {
      this.minutes = Number(field.value);
    });
    return el('div.opt', {}, el('label', { for: 'clock' }, w('clock')), field);
  }

  /** Hints are help: among people there are none unless somebody wants them. */
  hintsField() {
    const on = this.hints ?? people(this.seats) < 2;
    const field = el(
      'select.field',
      { id: 'hints' },
      [true, false].map((one) =>
        el(
          'option',
          { value: one ? 'on' : 'off', selected: one === on },
          w(one ? 'hints-allowed-yes' : 'hints-allowed-no'),
        ),
      ),
    );
    field.addEventListener('change', () => {
      this.hints = field.value === 'on';
    });
    return el('div.opt', {}, el('label', { for: 'hints' }, w('hints-allowed')), field);
  }
}
