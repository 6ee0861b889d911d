// Icons of 24 and the signs of the players of 16, drawn with the pen of the text around them.
// A verb whose name is here gets its icon; one that is not gets a dot. Nothing else knows the names of verbs.

const ICONS = {
  puzzle: '<path d="M4 8h4a2.5 2.5 0 1 1 4 0h5v4a2.5 2.5 0 1 1 0 4v4H4v-4a2.5 2.5 0 1 0 0-4z"/>',
  learn: '<path d="M2 9l10-5 10 5-10 5z"/><path d="M6 11v5c3 3 9 3 12 0v-5M22 9v6"/>',
  undo: '<path d="M8 4 3 9l5 5"/><path d="M3 9h9a6 6 0 0 1 0 12H8"/>',
  undoturn: '<path d="M8 4 3 9l5 5M13 4 8 9l5 5"/><path d="M8 9h5a6 6 0 0 1 0 12h-3"/>',
  takeback: '<path d="M8 3 3 8l5 5"/><path d="M3 8h9M15 8h6M9 14h12M9 20h12"/>',
  hint: '<path d="M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 4H9c0-2 0-3-1-4z"/>',
  rules: '<path d="M4 5h6a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H4zM20 5h-6a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h6z"/>',
  help: '<circle cx="12" cy="12" r="9"/><path d="M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 17.5v.1"/>',
  theme: '<circle cx="12" cy="12" r="9"/><path class="f" d="M12 3a9 9 0 0 1 0 18z"/>',
  gear: '<circle cx="12" cy="12" r="3.2"/><path d="M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M5.3 5.3l2.8 2.8M15.9 15.9l2.8 2.8M18.7 5.3l-2.8 2.8M8.1 15.9l-2.8 2.8"/>',
  again: '<path d="M4 5v5h5"/><path d="M4.5 10a8 8 0 1 1 0 5"/>',
  aid: '<rect x="5" y="3" width="14" height="18" rx="2"/><path d="M8.5 8h7M8.5 12h7M8.5 16h4"/>',
  menu: '<path d="M4 6h16M4 12h16M4 18h16"/>',
  more: '<path d="M5 12h.1M12 12h.1M19 12h.1" stroke-width="3"/>',
  link: '<path d="M9 15l6-6M8 12l-2 2a3.5 3.5 0 0 0 5 5l2-2M16 12l2-2a3.5 3.5 0 0 0-5-5l-2 2"/>',
  copy: '<rect x="8" y="8" width="12" height="12" rx="2"/><path d="M16 8V4H4v12h4"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  fit: '<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>',
  play: '<path class="f" d="M7 4v16l13-8z"/>',
  pause: '<path class="f" d="M6 4h4v16H6zM14 4h4v16h-4z"/>',
  next: '<path d="M9 5l7 7-7 7"/>',
  prev: '<path d="M15 5l-7 7 7 7"/>',
  start: '<path d="M18 5l-7 7 7 7M6 5v14"/>',
  last: '<path d="M6 5l7 7-7 7M18 5v14"/>',
  save: '<path d="M12 4v11M7 11l5 5 5-5M4 20h16"/>',
  open: '<path d="M12 16V5M7 9l5-5 5 5M4 20h16"/>',
  eye: '<path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z"/><circle cx="12" cy="12" r="3"/>',
  bell: '<path d="M6 16V11a6 6 0 1 1 12 0v5l2 2H4zM10 21h4"/>',
  check: '<path d="M4 12l6 6L20 6"/>',
  cross: '<path d="M5 5l14 14M19 5 5 19"/>',
  lock: '<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
  bot: '<rect x="5" y="8" width="14" height="11" rx="2"/><path d="M12 8V4M9 13h.1M15 13h.1M9 16h6M2 12v4M22 12v4"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4 21c1-5 4-7 8-7s7 2 8 7"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l4 2"/>',
  chat: '<path d="M4 5h16v11H11l-5 4v-4H4z"/><path d="M8 9h8M8 12h5"/>',
  up: '<path d="M6 15l6-6 6 6"/>',
  canal: '<path d="M3 7c3-2 6 2 9 0s6 2 9 0M3 12c3-2 6 2 9 0s6 2 9 0M3 17c3-2 6 2 9 0s6 2 9 0"/>',
  bridge: '<path d="M2 9h20M4 9v3M20 9v3M5 18v-2a7 5 0 0 1 14 0v2M2 18h3M19 18h3"/>',
  shift: '<path d="M2 17h6v-1a4 3 0 0 1 0 0M3 8h18M17 4l4 4-4 4M21 17H4M8 13l-4 4 4 4"/>',
  temple: '<path d="M3 20h18M5 20v-4h14v4M8 16v-4h8v4M10.5 12V8h3v4"/>',
  walk: '<circle cx="13" cy="4.5" r="2"/><path d="M9 21l3-7-2-3 2-4 4 3 3 1M12 14l4 3v4M10 8l-4 3"/>',
  boat: '<path d="M2 15h20l-3 5H6zM7 15V9M17 15l-4-9"/>',
  fly: '<path d="M3 16c6-1 8-4 9-9 1 5 3 8 9 9-4 1-7 1-9 4-2-3-5-3-9-4z"/>',
  found: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v10M8 10h8M8 14h8"/>',
  take: '<circle cx="12" cy="15" r="5.5"/><path d="M12 2v6M9 6l3 3 3-3"/>',
  spend: '<circle cx="12" cy="15" r="5.5"/><path d="M12 9V2M9 5l3-3 3 3"/>',
  build: '<path d="M4 20V11l8-6 8 6v9zM10 20v-6h4v6"/>',
  palace: '<path d="M3 20h18M5 20V10h14v10M3 10l9-6 9 6M9 20v-5h6v5"/>',
  buy: '<path d="M4 7h16l-2 9H7zM4 7 3 3M9 20.5h.1M16 20.5h.1"/>',
  pyramid: '<path d="M12 4l10 16H2zM7 12h10M9.5 8h5"/>',
  ritual: '<path d="M12 3c3 4 5 6 5 9a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-2 0-5 1-8zM6 21h12"/>',
  sacrifice: '<path d="M12 20V6M7 11l5-6 5 6M5 20h14"/>',
  usetile: '<path d="M4 8h13l-3-3M20 16H7l3 3"/>',
  'income-row': '<rect x="3" y="9" width="18" height="6"/>',
  'income-column': '<rect x="9" y="3" width="6" height="18"/>',
  done: '<path d="M4 12l6 6L20 6"/>',
  attack: '<path d="M4 4l12 12M14 18l4-4M16 16l4 4M20 4 9 15M6 14l4 4M8 16l-4 4"/>',
  flip: '<rect x="4" y="4" width="10" height="15" rx="1.5"/><path d="M17 7l3 1-4 13-6-2"/>',
  pass: '<path d="M4 12h14M13 6l6 6-6 6"/>',
  transform: '<path d="M4 20V12l5-4 5 4v8zM15 8l3-4 3 4M18 4v9"/>',
  city: '<path d="M3 20V10l4-3 4 3v10M11 20v-7h9v7zM14 16h3M2 20h20"/>',
  'share-glory': '<path d="M12 3l2.5 5.5 6 .6-4.5 4 1.3 5.9L12 16l-5.3 3 1.3-5.9-4.5-4 6-.6z"/>',
  'share-taxes': '<circle cx="9" cy="9" r="5.5"/><path d="M13.5 12.5a5.5 5.5 0 1 1-3 5.5"/>',
  'share-manual':
    '<path d="M8 13V5.5a1.5 1.5 0 0 1 3 0V11V4a1.5 1.5 0 0 1 3 0v7V6a1.5 1.5 0 0 1 3 0v8c0 4-2 7-5.5 7-3 0-4-1-6-4l-2-3.5a1.5 1.5 0 0 1 2.5-1.5z"/>',
  demolish: '<path d="M4 20h16M6 20V9l6-4 6 4v11M9 12l3 3 4-5M10 20v-3h4v3"/>',
  upgrade: '<path d="M12 19V6M6 11l6-6 6 6M5 21h14"/>',
  strength: '<path d="M5 20l9-9M12 4l8 8-4 1-5-5zM5 16l3 3"/>',
  lose: '<path d="M12 5v13M6 13l6 6 6-6"/>',
  destroy: '<path d="M12 3l2 5 6-1-4 5 4 4-6 .5-1 5.5-3-4-5 2 2-5-5-2 5-2-1-5 4 2z"/>',
  hold: '<path d="M4 8h16M4 16h16M7 4v16M12 4v16M17 4v16"/>',
  leave: '<path d="M14 4h6v16h-6M14 12H3M7 8l-4 4 4 4"/>',
  divine: '<path d="M4 20l7-7M9 15l8-11 3 3-11 8z"/><path d="M19 14v4M17 16h4"/>',
  'no-divine': '<path d="M4 20l7-7M9 15l8-11 3 3-11 8zM3 3l18 18"/>',
  look: '<path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z"/><circle cx="12" cy="12" r="3"/>',
  card: '<rect x="4" y="4" width="10" height="15" rx="1.5"/><path d="M17 7l3 1-4 13-6-2"/>',
  pay: '<circle cx="9" cy="9" r="5.5"/><path d="M13.5 12.5a5.5 5.5 0 1 1-3 5.5"/>',
  gain: '<path d="M4 10h16l-2 10H6zM8 10l2-6M16 10l-2-6"/>',
  parry: '<path d="M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z"/>',
  suffer: '<path d="M5 5l14 14M19 5 5 19"/>',
  tax: '<path d="M4 10h16l-2 10H6zM8 10l2-6M16 10l-2-6"/>',
  store: '<path d="M4 8l8-4 8 4v11H4zM9 19v-6h6v6"/>',
  empty: '<circle cx="12" cy="12" r="8"/><path d="M6.5 17.5l11-11"/>',
  income: '<path d="M4 10h16l-2 10H6zM12 3v6M9 6l3 3 3-3"/>',
  use: '<path d="M4 8h13l-3-3M20 16H7l3 3"/>',
  score: '<path d="M12 3l2.5 5.5 6 .6-4.5 4 1.3 5.9L12 16l-5.3 3 1.3-5.9-4.5-4 6-.6z"/>',
  draft: '<rect x="6" y="3" width="12" height="18" rx="2"/><path d="M12 8v7M9 12l3 3 3-3"/>',
  decline: '<path d="M5 5l14 14M19 5 5 19"/>',
  lay: '<rect x="6" y="3" width="12" height="18" rx="2"/><path d="M12 8v7M9 12l3 3 3-3"/>',
  die: '<rect x="4" y="4" width="16" height="16" rx="3"/><path d="M9 9h.1M15 15h.1M12 12h.1" stroke-width="3"/>',
  first: '<circle cx="12" cy="12" r="8.5"/><path d="M10 9l2-2v10"/>',
  second: '<circle cx="12" cy="12" r="8.5"/><path d="M9.5 9.5a2.5 2.5 0 1 1 4.5 1.5l-4.5 5.5h5"/>',
  discard: '<rect x="6" y="3" width="12" height="18" rx="2"/><path d="M9 9l6 6M15 9l-6 6"/>',
  share:
    '<circle cx="12" cy="6" r="3"/><circle cx="5" cy="18" r="3"/><circle cx="19" cy="18" r="3"/><path d="M11 9l-5 6M13 9l5 6"/>',
  dice: '<rect x="4" y="4" width="16" height="16" rx="3"/><path d="M9 9h.1M15 15h.1M12 12h.1" stroke-width="3"/>',
  hut: '<path d="M3 12l9-8 9 8M6 11v9h12v-9M10 20v-5h4v5"/>',
  offer: '<path d="M4 14h16l-2 6H6zM9 14V6h6v8"/>',
  bid: '<rect x="3" y="6" width="9" height="13" rx="1.5"/><rect x="12" y="5" width="9" height="13" rx="1.5"/>',
  sort: '<path d="M5 6h14M5 12h9M5 18h4"/>',
  auto: '<path d="M12 3v4M12 17v4M3 12h4M17 12h4M6 6l2.5 2.5M15.5 15.5 18 18M18 6l-2.5 2.5M8.5 15.5 6 18"/>',
  place: '<path d="M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11z"/><circle cx="12" cy="10" r="2.2"/>',
  choose: '<rect x="6" y="3" width="12" height="18" rx="2"/><path d="M9 12l2 2 4-4"/>',
  end: '<path d="M5 21V4M5 5h12l-2 4 2 4H5"/>',
  roll: '<rect x="4" y="4" width="16" height="16" rx="3"/><path d="M9 9h.1M15 15h.1M12 12h.1" stroke-width="3"/>',
  layers: '<path d="M12 4l9 5-9 5-9-5zM3 14l9 5 9-5"/>',
  dot: '<circle class="f" cx="12" cy="12" r="4"/>',
  text: '<path d="M4 6h16M4 11h16M4 16h10"/>',
  board: '<rect x="3" y="4" width="18" height="16" rx="2"/><path d="M3 12h18M9 4v16M15 4v16"/>',
  trophy: '<path d="M7 4h10v5a5 5 0 0 1-10 0zM7 5H3c0 4 2 5 4 5M17 5h4c0 4-2 5-4 5M12 14v4M8 21h8M9 18h6"/>',
  keys: '<rect x="2" y="6" width="20" height="12" rx="2"/><path d="M6 10h.1M10 10h.1M14 10h.1M18 10h.1M7 14h10"/>',
};

const SIGNS = {
  0: '<path d="M4 8h8"/>',
  1: '<circle cx="8" cy="8" r="4.5"/>',
  2: '<path d="M2 3.8h12M2 8h12M2 12.2h12"/>',
  3: '<g class="f"><circle cx="8" cy="4.3" r="2.5"/><circle cx="4" cy="11.2" r="2.5"/><circle cx="12" cy="11.2" r="2.5"/></g>',
  4: '<path d="M2.5 11.5 8 5l5.5 6.5" stroke-width="3"/>',
  5: '<path class="f" d="M8 1.5 13.5 8 8 14.5 2.5 8z"/>',
};

const drawn = (box, inner, name) => {
  const holder = document.createElement('template');
  holder.innerHTML = `<svg class="${name}" viewBox="0 0 ${box} ${box}" aria-hidden="true">${inner}</svg>`;
  return /** @type {SVGElement} */ (holder.content.firstChild);
};

export const hasIcon = (name) => name in ICONS;

export const icon = (name) => drawn(24, ICONS[name] || ICONS.dot, 'i');

/** The badge of a player: `p3` is violet with three dots. */
export const mark = (look, size = '') => {
  const badge = document.createElement('span');
  const tint = /\bp\d\b/.exec(look || '')?.[0] || 'p0';
  badge.className = `mark ${size} ${tint}`;
  badge.setAttribute('aria-hidden', 'true');
  badge.append(drawn(16, SIGNS[tint[1]] || SIGNS[0], ''));
  return badge;
};

/** Somebody thinks. */
export const dots = () => {
  const row = document.createElement('span');
  row.className = 'thinking';
  row.setAttribute('aria-hidden', 'true');
  row.append(...['i', 'i', 'i'].map((dot) => document.createElement(dot)));
  return row;
};
