// A size of the overview: an outline at the common scale, and its captions.
import { element } from '../dom/element.js';
import { sizeText } from '../text.js';
import { cellSentence, classesText, inOrder, descriptionOfCell, partName, shortNames, summary } from './words.js';

/** The width of a letter, in points of the app at the usual scale. */
const letter = 70;

const percent = (length, whole) => `${(length / whole) * 100}%`;

/** A part of the app. The first one in reading order is coloured more strongly, so that the sides can be told apart. */
function partView(part, isFirst, [width, height]) {
  const [x, y, w, h] = part.frame;
  const name = partName(part);
  const made = element('i', { class: isFirst ? 'size-part is-first' : 'size-part' }, w >= name.length * letter ? element('b', {}, name) : null);
  Object.assign(made.style, { left: percent(x, width), top: percent(y, height), width: percent(w, width), height: percent(h, height) });
  return made;
}

/** A sketch of a window, an outline, with the visible parts of the app from back to front. */
function sketch({ size, answer }) {
  const parts = answer?.parts ?? [];
  const first = leading(parts);
  const made = element('span', { class: 'size-outline', dir: 'ltr' }, ...parts.map(part => partView(part, part === first, size)));
  made.style.setProperty('--width', size[0]);
  made.style.setProperty('--height', size[1]);
  return made;
}

const leading = parts => parts.find(({ role }) => role === 'primary' || role === 'left') ?? inOrder(parts)[0];

/**
 * Creates the view of a cell, which is an option of a list.
 * @param {string} title the names of the devices
 * @param {boolean} isCurrent whether it is the size of the window
 */
export function cellView(cell, title, isCurrent) {
  const description = descriptionOfCell(cell);
  return element('div', {
    class: `size ${description ? `is-${description.kind}` : 'is-waiting'}`, role: 'option', tabindex: '-1', 'data-key': cell.key,
    'aria-selected': String(isCurrent), 'aria-label': cellSentence(cell, title),
  },
  sketch(cell),
  element('span', { class: 'size-name' }, shortNames(cell)),
  element('span', { class: 'size-lengths', dir: 'ltr' }, sizeText(cell.size)),
  element('span', { class: 'size-classes', dir: 'ltr' }, classesText(cell)),
  element('span', { class: 'size-description', dir: 'ltr' }, summary(cell)));
}
