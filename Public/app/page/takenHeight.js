// The words for the height that the ruler and the timeline take from the app, and for a picture that a panel makes smaller. Pure.

/**
 * @param {{ruler?: number, timeline?: number}} taken the heights of those that are there, in points
 * @param {number} height the height of the app
 */
export function takenHeightWords(taken, height) {
  const names = Object.keys(taken);
  if (names.length === 0) return '';
  const sum = Object.values(taken).reduce((all, one) => all + one, 0);
  return `The ${names.join(' and the ')} take${names.length > 1 ? '' : 's'} ${sum}: the app is ${height} high.`;
}

/** The words for a ruler or a timeline that was closed. */
export const givenBackWords = (name, height) => `${name} closed: the app is ${height} high.`;

/** A number and its unit stay in one line, and so does a size. */
const nb = '\u00A0';

/** The words for the picture of an app beside a panel, the longest first. */
export function drawnWords(scale, { width, height }) {
  const drawn = `Drawn at ${Math.round(scale * 100)}${nb}%`;
  const size = `${width}${nb}×${nb}${height}`;
  return [`${drawn} beside the panel: the app is ${size}.`, `${drawn}: the app is ${size}.`, `${drawn}, ${size}.`];
}
