// A value of a component file as people write it: numbers with commas between, words without quotes, a row on a line.
// What could not be read back as the same stands as in the file.

/** Words of a list at least so long stand on a line each. */
const LONG_LETTERS = 10;

const read = (value) => {
  try {
    return JSON.parse(value.replace(/\\U([0-9a-f]{8})/gi, (_, code) => `\\u${code.slice(4)}`));
  } catch {
    return undefined;
  }
};

const rowsOf = (list) => list.some((one) => Array.isArray(one) || String(one).length >= LONG_LETTERS);

const show = (found) => {
  if (!Array.isArray(found)) return String(found);
  return found.map(show).join(rowsOf(found) ? '\n' : ', ');
};

/** What is meant where there was a value of that kind; undefined if it cannot be that. */
function mean(text, was) {
  const said = text.trim();
  if (Array.isArray(was)) {
    const parts = said ? said.split(rowsOf(was) ? /\n/ : /[\s,;]+/).filter((part) => part.trim()) : [],
      all = parts.map((part) => mean(part, was[0]));
    return all.includes(undefined) ? undefined : all;
  }
  if (typeof was === 'number') {
    const figures = said.replace('−', '-').replace(/^\+/, '');
    return /^-?\d+$/.test(figures) ? Number(figures) : undefined;
  }
  if (typeof was === 'boolean') return { true: true, false: false }[said];
  return said.replace(/^"(.*)"$/, '$1');
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

const plain = (value) => {
  const was = read(value);
  return was !== undefined && same(mean(show(was), was), was);
};

/** As people read it. */
export const shown = (value) => (plain(value) ? show(read(value)) : value);

/** What was typed instead of a value, as it is written in the file; null if it cannot be that. */
export function written(text, value) {
  if (!plain(value)) return text.trim();
  const was = read(value),
    found = mean(text, was);
  if (found === undefined) return null;
  return same(found, was) ? value : JSON.stringify(found);
}
