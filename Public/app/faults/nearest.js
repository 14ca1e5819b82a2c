// Which names are nearest to one that does not exist. Pure functions.

/**
 * The number of letters to insert, remove, replace or exchange with their neighbour that lead from one text to the other
 * (optimal string alignment).
 */
export function distance(one, other) {
  let [before, row] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      next[j] = Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1));
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    [before, row] = [row, next];
  }
  return row[other.length];
}

/** The greatest length of a name that is compared, because a comparison takes as many steps as both lengths multiplied. */
const most = 64;

const plain = text => text.slice(0, most).toLowerCase();

/** How far one name is from another. A name that goes on after the other one, or ends before, is nearer than any with another letter. */
const between = (one, other) => (one.startsWith(other) || other.startsWith(one) ? Math.min(0.5, distance(one, other)) : distance(one, other));

/**
 * The names in the order of their distance, beginning with the nearest one.
 *
 * @param {(name: string) => string[]} spellingsOf other names for the same, of which the nearest counts
 */
export function nearest(name, names, spellingsOf = one => [one]) {
  const distances = new Map(names.map(other => [other, Math.min(...spellingsOf(other).map(one => between(plain(name), plain(one))))]));
  return [...names].sort((one, other) => distances.get(one) - distances.get(other));
}

/** The only name that a text with at most two wrong letters can mean, or null if there is none, or more than one. */
export function meant(name, names) {
  const text = plain(name);
  const close = names.filter(other => distance(text, plain(other)) <= Math.min(2, (text.length - 1) / 2));
  return close.length === 1 ? close[0] : null;
}

/** Names for a sentence: "a", "a and b", or "a, b, c, …" if there are more than three. @param {string[]} names */
export function listText(names) {
  if (names.length > 3) return `${names.slice(0, 3).join(', ')}, …`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
}

/** The nearest names for a sentence. */
export const nearestText = (name, names) => listText(nearest(name, names));
