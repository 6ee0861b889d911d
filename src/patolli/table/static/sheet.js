// The sheet of a phone: the seats, the own things and the log, folded below the board.
import { $, all, el, put, w } from '/static/page.js';
import { icon } from '/static/icons.js';

export class Sheet {
  constructor(log, ...parts) {
    this.log = log;
    const tabs = ['mine', 'seats', 'log'].map((name) =>
      el(
        'button',
        {
          type: 'button',
          role: 'tab',
          id: `tab-${name}`,
          'data-tab': name,
          'aria-selected': 'false',
          onclick: () => this.tab(name),
        },
        w(`tab-${name}`),
      ),
    );
    this.box = el(
      'div.sheet',
      { 'data-open': 'peek', 'data-tab': 'mine' },
      el(
        'div.tabs',
        {},
        el(
          'button.grip',
          {
            type: 'button',
            'aria-label': w('open-sheet'),
            'aria-expanded': 'false',
            onclick: () => this.open(null, this.box.dataset.open === 'peek' ? 'half' : 'peek'),
          },
          icon('up'),
        ),
        el('div.tablist', { role: 'tablist', 'aria-label': w('more-about') }, tabs),
      ),
      ...parts,
    );
  }

  tab(name) {
    const { open, tab } = this.box.dataset;
    this.open(name, tab !== name || open === 'peek' ? 'half' : 'peek');
  }

  open(name, how) {
    if (name) this.box.dataset.tab = name;
    this.box.dataset.open = how;
    put($('.grip', this.box), 'aria-expanded', String(how !== 'peek'));
    for (const tab of all('[role=tab]', this.box))
      tab.setAttribute('aria-selected', String(tab.dataset.tab === this.box.dataset.tab && how !== 'peek'));
    if (this.box.dataset.tab === 'log') this.log.appear();
  }
}
