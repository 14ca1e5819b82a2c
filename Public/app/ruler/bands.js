// What a sweep found, as a person says it. Pure.

/** How many columns a display mode shows, and how they are laid. */
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

/** What is shown between two flips: a name for it, and how it is coloured. */
function lookOf(facts) {
  const isOf = name => fact => fact.name === name;
  if (facts.find(isOf('isCollapsed'))?.value) return { kind: 'collapsed', lay: 'beside', label: 'Collapsed' };
  const mode = facts.find(isOf('displayMode'))?.value;
  if (!(mode in modes)) return { kind: 'plain', lay: 'beside', label: 'As it is' };
  const [count, lay] = modes[mode];
  return { kind: `columns-${count}`, lay, label: `${count} column${count === 1 ? '' : 's'}${ways[lay]}` };
}

/** The bands of a sweep. A flip is `isMajor` where something else is shown after it than before. */
export function bandsOf({ bands }) {
  const looks = bands.map(({ facts }) => lookOf(facts));
  return bands.map(({ from, to, changes }, index) => {
    const before = looks[index - 1];
    const isMajor = before !== undefined && before.label !== looks[index].label;
    return { from, to, changes, ...looks[index], isMajor };
  });
}

/** Runs of bands that look the same, for which one name is enough. */
export function runsOf(bands) {
  const runs = [];
  for (const band of bands) {
    const last = runs.at(-1);
    if (last && !band.isMajor) last.to = band.to;
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

/** A change as [what, from, to, why]. */
export function changeParts({ target, name, from, to, because }) {
  const what = target === 'window' ? names[name] ?? name : `${target}: ${(names[name] ?? name).toLowerCase()}`;
  return [what, said(from), said(to), because ?? ''];
}

/** A flip in one sentence, for who does not see it. */
export function flipSentence({ from, changes }) {
  const all = changes.map(change => {
    const [what, before, after, why] = changeParts(change);
    return `${what} ${before} to ${after}${why ? `, ${why}` : ''}`;
  });
  return `At ${from} points: ${all.join('; ')}`;
}

/** Which flips get their width written: the major ones first, then whichever have room. @param place where a width is drawn */
export function labelled(flips, place, room = 40) {
  const chosen = [];
  for (const flip of [...flips.filter(({ isMajor }) => isMajor), ...flips.filter(({ isMajor }) => !isMajor)]) {
    if (chosen.every(other => Math.abs(place(other.from) - place(flip.from)) >= room)) chosen.push(flip);
  }
  return new Set(chosen);
}
