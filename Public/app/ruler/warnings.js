// The warnings of a sweep there and back: where the layout depends on the direction, does not settle, or does not end.
import { element } from '../dom/element.js';
import { hundredths } from '../text.js';
import { placeOf } from './axis.js';
import { changeParts } from './bands.js';

const widthsText = (from, to) => (from === to ? `at ${hundredths(from)}` : `${hundredths(from)} to ${hundredths(to)}`);

/** The lines of a change: the fact, and its two values with a label for each. */
const changeLines = (changes, onlySplit, [first, second]) => changes.map(change => {
  const [what, from, to] = changeParts(change, onlySplit);
  return [what, `${from} ${first}, ${to} ${second}`];
});

const callLines = calls => (calls.length > 0 ? [['Calls', calls.join(', ')]] : []);

const directionWarning = onlySplit => ({ from, to, changes, calls }) => ({
  kind: 'direction', from, to, title: `Depends on the direction, ${widthsText(from, to)} pt`,
  lines: [...changeLines(changes, onlySplit, ['from narrow to wide', 'from wide to narrow']), ...callLines(calls)],
});

const unsettledWarning = onlySplit => ({ between, width, layouts, changes, calls }) => ({
  kind: 'unsettled', from: Math.min(...between), to: Math.max(...between), title: `Does not settle at ${hundredths(width)} pt`,
  lines: [
    ['Back and forth by a pixel', layouts === 2 ? 'two layouts by turns' : `${layouts} layouts in turn`],
    ...changeLines(changes, onlySplit, ['the one time', 'the other']), ...callLines(calls),
  ],
});

const unfinishedWarning = onlySplit => ({ from, to, changes, calls }) => ({
  kind: 'unfinished', from, to, title: `The layout does not end, ${widthsText(from, to)} pt`,
  lines: [
    ['Each layout asks for another one', 'the window is drawn after 8'], ...changeLines(changes, onlySplit, ['one layout', 'the next']), ...callLines(calls),
  ],
});

/**
 * The warnings of an answer, each with the widths that it is about, a title, and lines of [subject, value].
 *
 * @param {{directions?: object[], unsettled?: object[], unfinished?: ?object}} sweep
 * @param {?string} onlySplit the id of the split view, if there is one alone
 */
export function warningsOf({ directions = [], unsettled = [], unfinished = null }, onlySplit = null) {
  return [
    ...directions.map(directionWarning(onlySplit)), ...unsettled.map(unsettledWarning(onlySplit)),
    ...(unfinished ? [unfinishedWarning(onlySplit)(unfinished)] : []),
  ];
}

/** A warning in a sentence, for screen readers. */
export const warningSentence = ({ title, lines }) => `${title}: ${lines.map(([subject, value]) => `${subject} ${value}`).join('; ')}`;

/** The least width of a mark, in the browser's points. */
const leastMark = 9;

function mark(warning, index, axis) {
  const [a, b] = [placeOf(axis, warning.from), placeOf(axis, warning.to)];
  const width = Math.max(leastMark, Math.abs(b - a));
  const made = element('button', {
    type: 'button', class: `ruler-warning is-${warning.kind}`, 'data-from': warning.from, 'data-warning': index, 'aria-label': warningSentence(warning),
  });
  Object.assign(made.style, { left: `${(a + b - width) / 2}px`, width: `${width}px` });
  return made;
}

/** The marks of warnings on the ruler. */
export const marksOf = (warnings, axis) => warnings.map((warning, index) => mark(warning, index, axis));
