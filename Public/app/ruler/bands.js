// The result of a sweep, in words. Pure functions.
import { capital, flipNumber, hundredths } from '../text.js';
import { reasonWords } from '../panels/reasons.js';
import { choiceWords, isNamed, wordsFor } from '../panels/identifiers.js';
import { onlyOne } from '../panels/subjects.js';

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
  const onlySplit = onlyOne(splitsIn(bands));
  return bands.map(({ from, to, changes, facts }, index) => {
    const before = descriptions[index - 1];
    const isMajor = before !== undefined && before.label !== descriptions[index].label;
    const start = index > 0 ? flipNumber(bands[index - 1].to, from) : from;
    const end = index + 1 < bands.length ? flipNumber(to, bands[index + 1].from) : to;
    return { from, to, start, end, before: bands[index - 1]?.to, changes, facts, onlySplit, ...descriptions[index], isMajor };
  });
}

/** The sentence that says what the number of a flip means, and to which width a press on it leads. */
export function gridSentence({ before, from, start, isMajor, label }) {
  const first = `A press leads to ${hundredths(from)}, the first width ${isMajor ? `of “${label}”` : 'after it'}`;
  const last = `The breakpoint is ${hundredths(start)}, between the pixels at ${hundredths(before)} and ${hundredths(from)}.`;
  return `${last} ${first}.`;
}

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

/** The words for facts that have better ones on the ruler. @type {Record<string, string>} */
const names = { layout: 'Layout', layoutColumns: 'Columns of cells' };

function said(name, value) {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return value.join(' + ') || 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return isNamed(name) ? choiceWords(name, value).toLowerCase() : String(value);
}

/** The facts that split views have. */
const ofSplit = new Set(['isCollapsed', 'displayMode', 'splitBehavior', 'columns']);

/** The split views of a sweep, as often as there are facts about them. */
const splitsIn = bands => bands.flatMap(({ facts }) => facts.filter(({ name }) => ofSplit.has(name)).map(({ target }) => target));

function subjectOf({ target, name }, onlySplit) {
  const what = names[name] ?? wordsFor(name);
  if (target === 'window') return what;
  return `${target === onlySplit ? 'Split view' : capital(target)}: ${what.toLowerCase()}`;
}

/** The parts of a change: [subject, from, to, reason]. */
export function changeParts({ target, name, from, to, because }, onlySplit = null) {
  return [subjectOf({ target, name }, onlySplit), said(name, from), said(name, to), reasonWords(because ?? '')];
}

/** The facts of a band, as [subject, value]. */
export const factParts = ({ facts, onlySplit }) => facts.map(fact => [subjectOf(fact, onlySplit), said(fact.name, fact.value)]);

/** A sentence about a flip, for screen readers. */
export function flipSentence({ start, changes, onlySplit }) {
  const all = changes.map(change => {
    const [what, before, after, why] = changeParts(change, onlySplit);
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
