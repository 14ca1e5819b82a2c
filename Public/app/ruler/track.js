// The bands and the flips on the ruler.
import { element } from '../dom/element.js';
import { hundredths } from '../text.js';
import { placeOf } from './axis.js';
import { flipSentence, labelled, runsOf } from './bands.js';

/** The width, in the browser's points, from which a band has room for its name. */
const nameRoom = 62;

function placed(made, x, width) {
  made.style.left = `${x}px`;
  if (width !== undefined) made.style.width = `${width}px`;
  return made;
}

function band({ from, to, start, end, kind, lay, label }, axis, isLast) {
  const [a, b] = [placeOf(axis, from), placeOf(axis, isLast ? to : to + 0.5)];
  const width = Math.abs(b - a);
  const made = element('button', {
    type: 'button', class: `ruler-band is-${kind} is-${lay}`, 'data-from': from, 'aria-label': `${label}, ${hundredths(start)} to ${hundredths(end)} points`,
  }, width >= nameRoom ? element('span', {}, label) : null);
  return placed(made, Math.min(a, b), width);
}

function flip(one, axis, isLabelled) {
  const made = element('button', {
    type: 'button', class: `ruler-flip${one.isMajor ? ' is-major' : ''}`, 'data-from': one.from, 'aria-label': flipSentence(one),
  }, element('i'), isLabelled ? element('span', {}, hundredths(one.start)) : null);
  return placed(made, placeOf(axis, one.from));
}

/** Draws all bands and flips anew, as there are only a few. */
export function drawTrack(root, bands, axis) {
  const runs = runsOf(bands);
  const flips = bands.slice(1);
  const named = labelled(flips, width => placeOf(axis, width));
  root.replaceChildren(
    ...runs.map((run, index) => band(run, axis, index === runs.length - 1)),
    ...flips.map(one => flip(one, axis, named.has(one))),
  );
}
