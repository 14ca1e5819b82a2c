// The names of faults in the files of apps, which the gallery shows too. Pure functions.
import { isolated } from '../text.js';

/** The name of a file without the folders, as a part of a sentence. */
export const fileNameOf = path => isolated(path.slice(path.lastIndexOf('/') + 1));

/** The place of a fault, as people name it, or nothing for a fault of the whole file. */
export const placeOf = ({ line, column }) => (line ? `line ${line}${column ? `, column ${column}` : ''}` : '');

/** The words about a file with a fault. */
export const faultyWords = file => `${fileNameOf(file)} has a fault`;
