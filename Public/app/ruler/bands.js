// The result of a sweep, in words. Pure functions.
import { flipNumber } from './flip.js';
import { hundredths } from '../text.js';

/** The number of columns that a display mode shows, and how they are laid out. */
const modes = {
  secondaryOnly: [1, 'beside'],
  oneBesideSecondary: [2, 'beside'],
  oneOverSecondary: [2, 'over'],
  twoBesideSecondary: [3, 'beside'],
  twoOverSecondary: [3, 'over'],
  twoDisplaceSecondary: [3, 'displace'],
  one: [1, 'beside'],
  sideBySide: [2, 'beside'],
};

const ways = { beside: '', over: ' over', displace: ' displaced' };

/** The description of a band between two flips: its colour, the way in which its columns lie, and its name. */
export function descriptionOf(facts) {
  const isOf = name => fact => fact.name === name;
  if (facts.find(isOf('isCollapsed'))?.value) return { kind: 'collapsed', lay: 'beside', label: 'Collapsed' };
  const mode = facts.find(isOf('displayMode'))?.value;
  if (!(mode in modes)) return { kind: 'plain', lay: 'beside', label: 'As it is' };
  const [count, lay] = modes[mode];
  return { kind: `columns-${count}`, lay, label: `${count} column${count === 1 ? '' : 's'}${ways[lay]}` };
}

/**
 * The bands of a sweep. A flip `isMajor` if the band after it has another name.
 *
 * `start` and `end` are for people: the numbers of the flips around a band. `from` and `to` are the first and the last width of
 * the band itself.
 */
export function bandsOf({ bands }) {
  const descriptions = bands.map(({ facts }) => descriptionOf(facts));
  return bands.map(({ from, to, changes, facts }, index) => {
    const before = descriptions[index - 1];
    const isMajor = before !== undefined && before.label !== descriptions[index].label;
    const start = index > 0 ? flipNumber(bands[index - 1].to, from) : from;
    const end = index + 1 < bands.length ? flipNumber(to, bands[index + 1].from) : to;
    return { from, to, start, end, before: bands[index - 1]?.to, changes, facts, ...descriptions[index], isMajor };
  });
}

/** The sentence that says what the number of a flip means. */
export const gridSentence = ({ before, from }) => `Up to ${hundredths(before)} as before, and from the next pixel on, ${hundredths(from)}, as after.`;

const sameFact = a => b => a.target === b.target && a.name === b.name && String(a.value) === String(b.value);

/** Runs of bands with the same name. The facts of a run are those that hold in all of it. */
export function runsOf(bands) {
  const runs = [];
  for (const band of bands) {
    const last = runs.at(-1);
    if (last && !band.isMajor) Object.assign(last, { to: band.to, end: band.end, facts: last.facts.filter(fact => band.facts.some(sameFact(fact))) });
    else runs.push({ ...band });
  }
  return runs;
}

const names = {
  horizontalSizeClass: 'Width class',
  verticalSizeClass: 'Height class',
  isCollapsed: 'Collapsed',
  displayMode: 'Display mode',
  splitBehavior: 'Behaviour',
  columns: 'Columns',
  layout: 'Layout',
  layoutColumns: 'Columns of cells',
};

function said(value) {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return value.join(' + ') || 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

const subjectOf = ({ target, name }) => (
  target === 'window' ? names[name] ?? name : `${target}: ${(names[name] ?? name).toLowerCase()}`
);

/** The parts of a change: [subject, from, to, reason]. */
export function changeParts({ target, name, from, to, because }) {
  return [subjectOf({ target, name }), said(from), said(to), because ?? ''];
}

/** The facts of a band, as [subject, value]. */
export const factParts = ({ facts }) => facts.map(fact => [subjectOf(fact), said(fact.value)]);

/** A sentence about a flip, for screen readers. */
export function flipSentence({ start, changes }) {
  const all = changes.map(change => {
    const [what, before, after, why] = changeParts(change);
    return `${what} ${before} to ${after}${why ? `, ${why}` : ''}`;
  });
  return `At ${hundredths(start)} points: ${all.join('; ')}`;
}

/**
 * The flips that are labelled with their width: first the major ones, then others that have room. @param place the
 * function that returns the position of a width
 */
export function labelled(flips, place, room = 40) {
  const chosen = [];
  for (const flip of [...flips.filter(({ isMajor }) => isMajor), ...flips.filter(({ isMajor }) => !isMajor)]) {
    if (chosen.every(other => Math.abs(place(other.from) - place(flip.from)) >= room)) chosen.push(flip);
  }
  return new Set(chosen);
}
