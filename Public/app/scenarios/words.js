// The words about faults in scenario files. Pure functions.

/** The name of a file without the folders. */
export const fileNameOf = path => path.slice(path.lastIndexOf('/') + 1);

/** The place of a fault, as people name it, or nothing for a fault of the whole file. */
export const placeOf = ({ line, column }) => (line ? `Line ${line}${column ? `, column ${column}` : ''}` : '');

/** The heading of the card. */
export const headingOf = faults => (faults.length === 1
  ? `${fileNameOf(faults[0].file)} has a fault`
  : `${faults.length} faults in scenario files`);
