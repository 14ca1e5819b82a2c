// The sentences of the card about faults in the files of apps. Pure functions.
import { sizeText } from '../text.js';
import { faultyWords, fileNameOf, placeOf } from './words.js';

/** Whether faults are those of a compiler, in the code of an app. */
const areOfCode = faults => faults.length > 0 && faults.every(({ file }) => file.endsWith('.swift'));

/** The sentence below the faults: the version that the page shows, and what to do. */
export function hintOf(hasApp, faults = []) {
  if (areOfCode(faults)) {
    return hasApp
      ? 'The page shows the app as it was built last. Save a file to build it again.'
      : 'The app appears here as soon as it can be built. Save a file to build it again.';
  }
  return hasApp
    ? 'The page shows the last version without a fault. Save the file to try again.'
    : 'The app appears here as soon as a file without a fault is saved. Other scenes can be chosen meanwhile.';
}

/** The words about files that had faults. */
export const mendedWords = faults => (areOfCode(faults)
  ? 'The app was built again.'
  : `${faults.map(({ file }) => fileNameOf(file)).join(' and ')} can be read again.`);

/** The files of faults, as a part of a sentence: the first one, and the number of the others. */
function filesOf(faults) {
  const [first, ...others] = new Set(faults.map(({ file }) => file));
  const rest = others.length === 1 ? ` and ${fileNameOf(others[0])}` : ` and ${others.length} other files`;
  return `${fileNameOf(first)}${others.length > 0 ? rest : ''}`;
}

/** The heading of the card. */
export function headingOf(faults) {
  const isCode = areOfCode(faults);
  if (faults.length > 1) return `${faults.length} ${isCode ? 'errors' : 'faults'} in ${filesOf(faults)}`;
  const [{ file }] = faults;
  return [isCode ? `${fileNameOf(file)} cannot be compiled` : faultyWords(file), placeOf(faults[0])].filter(Boolean).join(': ');
}

/** The words for the picture of an app above the faults, the longest first. */
export function drawnWords(scale, { width, height }) {
  const drawn = `Drawn at ${Math.round(scale * 100)}\u00A0%`;
  const size = sizeText([width, height]).replaceAll(' ', '\u00A0');
  return [`${drawn} above the faults: the app is ${size}.`, `${drawn}: the app is ${size}.`, `${drawn}, ${size}.`];
}
