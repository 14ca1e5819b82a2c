// The words about faults in scenario files. Pure functions.
import { isolated, sizeText } from '../text.js';

/** The name of a file without the folders, as a part of a sentence. */
export const fileNameOf = path => isolated(path.slice(path.lastIndexOf('/') + 1));

/** The place of a fault, as people name it, or nothing for a fault of the whole file. */
export const placeOf = ({ line, column }) => (line ? `line ${line}${column ? `, column ${column}` : ''}` : '');

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

/** The words about a file with a fault. */
export const faultyWords = file => `${fileNameOf(file)} has a fault`;

/** The words about files that had faults. */
export const mendedWords = faults => (areOfCode(faults)
  ? 'The app was built again.'
  : `${faults.map(({ file }) => fileNameOf(file)).join(' and ')} can be read again.`);

/** The heading of the card. */
export function headingOf(faults) {
  if (areOfCode(faults)) return faults.length === 1 ? `${fileNameOf(faults[0].file)} cannot be compiled` : `${faults.length} errors of the compiler`;
  return faults.length === 1 ? faultyWords(faults[0].file) : `${faults.length} faults in scenario files`;
}

/** The words for the picture of an app above the faults, the longest first. */
export function drawnWords(scale, { width, height }) {
  const drawn = `Drawn at ${Math.round(scale * 100)}\u00A0%`;
  const size = sizeText([width, height]).replaceAll(' ', '\u00A0');
  return [`${drawn} above the faults: the app is ${size}.`, `${drawn}: the app is ${size}.`, `${drawn}, ${size}.`];
}
