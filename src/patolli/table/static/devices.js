// The seat as a possession: on how many devices its owner has it open, and what the host may do with it, in sight of all.
import { api, confirmed, copy, el, toast, w } from '/static/page.js';
import { icon } from '/static/icons.js';

const told = (error) => toast(error.message);

/** For the owner of a seat: on how many devices it is open, a link for one more, an end to the others. */
export function devices(news, seat) {
  const count = news.devices?.[seat.seat] || 1,
    path = `tables/${news.table}/seats/${seat.seat}`,
    text = el('p', { role: 'status' }, w(count > 1 ? 'devices-several' : 'devices-one', { n: count })),
    link = el('div', { hidden: true });
  const end = async () => {
    try {
      await api(`${path}/alone`, {});
      text.textContent = w('end-others-done');
      link.hidden = true;
      others.remove();
    } catch (error) {
      told(error);
    }
  };
  const others = el('button.btn', { type: 'button', id: 'end-others', onclick: end }, icon('cross'), w('end-others'));
  const make = async () => {
    try {
      const made = await api(`${path}/link`, {}),
        address = location.origin + made.link;
      link.replaceChildren(
        el('p', {}, w('device-link-why', { n: made.minutes })),
        el(
          'button.btn',
          { type: 'button', id: 'copy-device', onclick: () => copy(address) },
          icon('copy'),
          w('copy-link'),
        ),
        el('code', {}, address),
      );
      link.hidden = false;
    } catch (error) {
      told(error);
    }
  };
  return el(
    'div.seatlink.devices',
    {},
    text,
    el(
      'div.bar',
      {},
      el('button.btn', { type: 'button', id: 'device-link', onclick: make }, icon('link'), w('device-link')),
      count > 1 && others,
    ),
    link,
  );
}

/** For the host: a person's seat is freed for somebody else, after a question. */
export function freeing(news, seat, close) {
  const free = async () => {
    close();
    if (
      !(await confirmed(w('free-seat-sure', { name: seat.name }), w('free-seat-why'), w('free-seat'), w('keep-seat')))
    )
      return;
    api(`tables/${news.table}/seats/${seat.seat}`, { kind: 'open' }).catch(told);
  };
  return el('button.btn', { type: 'button', id: 'free-seat', onclick: free }, icon('person'), w('free-seat'));
}
