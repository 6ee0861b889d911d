// The banner over the table: the line to the server is down, another window has the seat, the seat has no name, or
// something was done with it.
import { $, el, w } from '/static/page.js';
import { loadAgain, nameInput, tool } from '/static/controls.js';

export class Banner {
  /** `again()` tries the line now, `sit(seat)` takes a seat back. */
  constructor(acts) {
    this.acts = acts;
  }

  show(parts, bad = false) {
    const box = $('.banner');
    box.hidden = !parts;
    box.className = bad ? 'banner bad' : 'banner';
    box.replaceChildren(...(parts || []));
  }

  /** How the line is; `error` is `{key, why}` if the reason is known. */
  line(state, seconds, error) {
    const mark = $('#live'),
      off = state === 'off' || state === 'shut';
    mark.className = `live wide ${off ? 'off' : state === 'live' ? '' : state}`;
    mark.textContent = w(state === 'live' ? 'live' : state === 'wait' ? 'connecting' : 'offline');
    document.body.classList.toggle('offline', off);
    if (state === 'shut') this.shut(error);
    else if (off)
      this.lost(error?.why || w('connection-lost'), seconds ? w('trying-again', { n: seconds }) : w('connecting'));
    else if (state === 'live' && $('.banner.bad')) this.show(null);
  }

  /** The line is down, and is tried again. */
  lost(why, text) {
    if ($('.banner.bad #pause') && $('.banner strong').textContent === why) {
      $('#pause').textContent = text;
      return;
    }
    this.show(
      [
        el('strong', {}, why),
        el('span', { id: 'pause' }, text),
        el('span.gap'),
        el('button.btn', { type: 'button', onclick: () => this.acts.again() }, w('try-now')),
      ],
      true,
    );
  }

  /** The table refuses this window, and would again: what can be done about it. */
  shut(error) {
    this.show(
      [
        el('strong', {}, error?.why || w('error-server')),
        error?.key === 'not-your-seat' && el('span', {}, w('seat-again')),
        el('span.gap'),
        error?.key !== 'no-table' && loadAgain(),
        el('a.btn', { href: '/' }, w('to-the-lobby')),
      ].filter(Boolean),
      true,
    );
  }

  /** Another window shows the seat of this one, until somebody wants it back; null takes the banner away. */
  taken(seat) {
    this.show(
      seat !== null && [
        el('strong', {}, w('taken')),
        el('span.gap'),
        el('button.btn', { type: 'button', id: 'take-back', onclick: () => this.acts.sit(seat) }, w('take-back')),
      ],
    );
  }

  /** What was done with the reader's seat, until they close it (`done()`), or it is not so any more: without a text. */
  seat(text, done) {
    const box = $('.banner'),
      mine = box.classList.contains('of-seat');
    if (!text) {
      if (mine) this.show(null);
      return;
    }
    if (mine ? $('strong', box).textContent === text : !box.hidden) return;
    const close = () => {
      this.show(null);
      done();
    };
    this.show([el('strong', {}, text), el('span.gap'), tool('cross', 'close', close)]);
    box.classList.add('of-seat');
  }

  /** Somebody sits at a seat without a name; `done(name)` with the one that is given, or with none. */
  nameless(seat, done) {
    const field = nameInput({ id: 'own-name', placeholder: seat.name });
    const finish = (name) => {
      this.show(null);
      done(name);
    };
    const send = (event) => {
      event.preventDefault();
      finish(field.value.trim());
    };
    this.show([
      el(
        'form.bar',
        { onsubmit: send },
        el('label', { for: 'own-name' }, w('your-name')),
        field,
        el('button.btn', { type: 'submit' }, w('give-name')),
      ),
      el('span.gap'),
      tool('cross', 'close', () => finish('')),
    ]);
  }
}
