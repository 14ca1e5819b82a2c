// The words about faults in scenario files. Pure functions.

/** The name of a file without the folders. */
export const fileNameOf = path => path.slice(path.lastIndexOf('/') + 1);

/** The place of a fault, as people name it, or nothing for a fault of the whole file. */
export const placeOf = ({ line, column }) => (line ? `Line ${line}${column ? `, column ${column}` : ''}` : '');

/** The sentence below the faults: what the page shows, and what to do. */
export const hintOf = hasApp => (hasApp
  ? 'The page shows the last version without a fault. Save the file to try again.'
  : 'The app appears here as soon as a file without a fault is saved. Other scenes can be chosen meanwhile.');

/** The heading of the card. */
export const headingOf = faults => (faults.length === 1
  ? `${fileNameOf(faults[0].file)} has a fault`
  : `${faults.length} faults in scenario files`);
