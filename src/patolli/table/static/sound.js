// Three quiet sounds, made here: my turn, a move of somebody else, the end. Off until wanted (settings), and never before
// the reader has touched the page.

/** Of each sound: the pitch in hertz, when it begins and how long it lasts in seconds. */
const NOTES = {
  turn: [
    [523, 0, 0.16],
    [784, 0.13, 0.28],
  ],
  move: [[220, 0, 0.09]],
  over: [
    [523, 0, 0.2],
    [659, 0.16, 0.2],
    [784, 0.32, 0.45],
  ],
};
const LOUD = { turn: 0.07, move: 0.04, over: 0.07 };

/** @type {AudioContext | null} */
let audio = null;

/** Play a sound, if the reader has touched the page. Whether it is played. */
export function play(name, active = navigator.userActivation?.hasBeenActive ?? false) {
  if (!active || !globalThis.AudioContext || !NOTES[name]) return false;
  audio ||= new AudioContext();
  if (audio.state === 'suspended') audio.resume();
  for (const [pitch, from, long] of NOTES[name]) {
    const tone = audio.createOscillator(),
      volume = audio.createGain(),
      start = audio.currentTime + from;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUD[name], start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + long);
  }
  return true;
}

/**
 * Which sound belongs to news: the end, my turn, or a line of somebody else; none for what one did oneself.
 * @param {Server.News | null} before
 * @param {Server.News} news
 */
export function soundOf(before, news) {
  if (!before || before.seat !== news.seat) return '';
  if (news.over) return before.over ? '' : 'over';
  if (news.asked && !before.asked) return 'turn';
  const others = news.log.some(({ n, actor }) => n > before.seq && actor >= 0 && !news.mine.includes(actor));
  return others ? 'move' : '';
}
