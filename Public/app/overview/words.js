// Describes a size of the overview in words. Pure functions.
import { longName, shortName } from '../picker/arrangements.js';
import { descriptionOf } from '../ruler/bands.js';
import { capital, sizeText, tenths } from '../text.js';
import { wordsFor } from '../panels/identifiers.js';
import { reasonWords } from '../panels/reasons.js';
import { valueWords } from '../panels/values.js';
import { arrangementsOf, devicesOf } from './cells.js';

/** The display modes of a container of two equal sides, and their names and colours. */
const sides = { sideBySide: { kind: 'columns-2', label: 'Split' }, one: { kind: 'collapsed', label: 'Flip' } };

/** The description of a size: its name and its colour. A size that waits for its answer has none. */
export function descriptionOfCell({ answer }) {
  if (!answer) return null;
  const mode = answer.facts.find(({ name }) => name === 'displayMode')?.value;
  return sides[mode] ?? descriptionOf(answer.facts);
}

/** The name of a part: its column, or its role. */
export const partName = ({ column, role }) => column ?? role;

/** The parts in the order in which they stand, from left to right. */
export const inOrder = parts => [...parts].sort((a, b) => a.frame[0] - b.frame[0]);

/** A few words about what a size shows: `Split 440 + 926`, or `Flip: left`. Three widths would be too long. */
export function summary(cell) {
  const description = descriptionOfCell(cell);
  if (!description) return '…';
  const parts = inOrder(cell.answer.parts);
  if (parts.length === 1) return `${description.label}: ${partName(parts[0])}`;
  return parts.length === 2 ? `${description.label} ${parts.map(({ frame }) => tenths(frame[2])).join(' + ')}` : description.label;
}

/** The size classes in words: that of the width, and that of the height unless it is regular, as on every iPad. */
export function classesText({ answer }) {
  if (!answer) return '';
  const [width, height] = answer.classes;
  return height === 'regular' ? `${capital(width)} width` : `${capital(width)} width, ${height} height`;
}

/** The short names of a cell's arrangements. If other devices show something else at the size, the number of devices follows. */
export function shortNames(cell) {
  if (cell.places.length === 0) return 'This window';
  const count = cell.isShared ? [] : [countText(devicesOf(cell))];
  return [...arrangementsOf(cell).map(shortName), ...count].join(' · ');
}

const countText = ({ length }) => `${length} device${length === 1 ? '' : 's'}`;

/** The device of a cell, how it is held, and the arrangements. */
export function placeSentence(cell, title) {
  if (cell.places.length === 0) return title;
  return `${title} in ${cell.orientation}: ${arrangementsOf(cell).map(longName).join(' or ')}`;
}

const partsSentence = parts => inOrder(parts).map(part => `${partName(part)} ${tenths(part.frame[2])}`).join(', ');

/** A sentence with everything about a cell, for screen readers. */
export function cellSentence(cell, title) {
  const [width, height] = cell.size.map(tenths);
  const size = `${placeSentence(cell, title)}, ${width} by ${height} points`;
  const description = descriptionOfCell(cell);
  if (!description) return `${size}, not known yet`;
  const parts = cell.answer.parts.length > 0 ? `: ${partsSentence(cell.answer.parts)}` : '';
  return `${size}, ${cell.answer.classes[0]} width, ${cell.answer.classes[1]} height, ${description.label}${parts}`;
}

/** The facts that explain a cell: the width class, and the mode of the first container. */
const explaining = ['horizontalSizeClass', 'isCollapsed', 'displayMode', 'leftColumnWidth'];

/** The parts of the line about a cell: the place, the numbers, the reasons with the server's own words, and the devices that have it. */
export function detailOf(cell, title) {
  const names = devicesOf(cell).map(({ name }) => name);
  const size = `${sizeText(cell.size)} points`;
  if (!cell.answer) return { place: placeSentence(cell, title), size, reasons: [], devices: names };
  const [width, height] = cell.answer.classes;
  const facts = explaining.map(name => cell.answer.facts.find(fact => fact.name === name)).filter(fact => fact?.because);
  return {
    place: placeSentence(cell, title),
    size: `${size}, ${width} width, ${height} height`,
    reasons: facts.map(({ name, value, because }) => ({
      label: subjects[name] ?? wordsFor(name), value: said(name, value), because: reasonWords(because), source: `${name}: ${value}; ${because}`,
    })),
    devices: names,
  };
}

/** The subjects of facts whose values are words of a sentence. */
const subjects = { isCollapsed: 'Split view' };

function said(name, value) {
  if (name === 'isCollapsed') return value ? 'collapsed' : 'expanded';
  return valueWords(name, value).toLowerCase();
}

/** The descriptions of all cells, each with its number of sizes, beginning with the most frequent. */
export function legendOf(cells) {
  const counts = new Map();
  for (const description of cells.map(descriptionOfCell)) {
    if (!description) continue;
    const entry = counts.get(description.label) ?? { ...description, count: 0 };
    entry.count += 1;
    counts.set(description.label, entry);
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}
