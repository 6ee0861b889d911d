// The pointer: what a click or a drag on a place, a button or a card says.
import { $, all, showTip, w } from '/static/page.js';

export class Pointer {
  constructor(speaker) {
    this.speaker = speaker;
    /** Whether the last click was made by a key: then the focus goes on to what comes next. */
    this.typed = false;
    document.addEventListener('click', (event) => this.clicked(event));
    /** @type {Element | null} */
    let from = null;
    document.addEventListener('pointerdown', (event) => {
      from = event.button === 0 ? /** @type {Element} */ (event.target).closest?.('.place') : null;
    });
    document.addEventListener('pointerup', (event) => {
      const to = document.elementFromPoint(event.clientX, event.clientY)?.closest('.place');
      if (from && to && from !== to) this.drag(from, to);
      from = null;
    });
  }

  /** A drag from a place that can be said to another one says both. */
  drag(from, to) {
    const { speaker } = this,
      { draft, news, past, sender, view, words } = speaker;
    if (view.zoom.panned || sender.waiting || !news?.asked || past.shown) return;
    if (draft.on && draft.drop(from, to)) return;
    const [a, b] = [from.dataset.word, to.dataset.word];
    if (speaker.node()[a]?.[b]) {
      speaker.say(a, from);
      speaker.say(b, to);
    } else if (!speaker.said.length && words.may(from) && words.may(to)) speaker.offer(a, from, b);
  }

  clicked(event) {
    this.typed = event.detail === 0;
    this.hit(event.target);
    // Enter in a field of another form clicks that form's button
    if (this.typed && this.speaker.said.length > 0 && !this.speaker.sender.waiting && !event.target.closest('form'))
      this.onward();
  }

  /** The question, the lit place nearest to where the focus was, the next button: unless lit places are around it. */
  onward() {
    const { confirming, view, words, bar } = this.speaker,
      around = document.activeElement?.closest('.places');
    if (around && $('.can', around) && !confirming) return;
    const stops = all('.place.can[tabindex="0"], .choices [data-say]:not([data-say=back])');
    const to =
      $('.choices [data-say="!"]') ||
      stops.find((stop) => stop.getBoundingClientRect().width > 0) ||
      bar.buttons.find((button) => words.tree[button.dataset.word]);
    if (!to) return;
    to.focus();
    if (to.matches('.place')) view.reveal(to);
  }

  hit(target) {
    const { speaker } = this,
      { draft, menu, news, plans, sender, view, words } = speaker;
    const found = (selector) => target.closest(selector);
    const choice = found('[data-say]'),
      planned = found('[data-plan]'),
      back = found('[data-back]'),
      item = found('.menu [data-line]');
    if (choice) this.choose(choice);
    else if (planned) plans.use(Number(planned.dataset.plan));
    else if (back) speaker.acts.takeBack(Number(back.dataset.back));
    else if (item) {
      menu.close(true);
      speaker.follow(item.dataset.line.split(' '), menu.from);
    } else {
      menu.close();
      const thing = found('.place[data-word], .words [data-word]');
      if (!thing || !news || sender.waiting || plans.click(thing)) return;
      const { word } = thing.dataset;
      if (thing.closest('.words')) {
        this.press(thing);
        return;
      }
      view.rove(thing);
      if (draft.on && draft.click(thing)) return;
      if (!speaker.said.length && !words.tree[word]) speaker.offer(word, thing);
      else speaker.say(word, thing);
    }
  }

  /** A button of the prompt. */
  choose(button) {
    const { speaker } = this,
      word = button.dataset.say;
    if (word === '.') speaker.finish();
    else if (word === '!') speaker.finish(true);
    else if (word === 'back') speaker.back();
    else if (word === 'repeat') speaker.draft.asBefore();
    else if (word === 'plan') speaker.plans.keep();
    else speaker.say(word, button);
  }

  /** A button of the bar. */
  press(button) {
    const { speaker } = this,
      { draft } = speaker,
      { line, word } = button.dataset;
    if (speaker.looksBack()) return;
    if (button.classList.contains('confirm')) {
      if (draft.missing) showTip(button, w('draft-missing', { n: draft.missing }));
      else speaker.tell(...draft.lines());
    } else if (line) speaker.whole(line, button);
    else speaker.verb(word, button);
  }
}
