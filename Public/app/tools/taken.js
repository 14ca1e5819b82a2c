// The words for what the panel takes from an app that fills the browser. Pure.

/**
 * @param {{side: ?string, thickness: number, room: {width: number, height: number}}} standing
 * @param {{width: number, height: number}} browser the app's size without the panel
 * @returns {{sentence: string, keep: string}}
 */
export function takenWords({ side, thickness, room }, browser) {
  const isBelow = side === 'bottom';
  const [whole, left] = isBelow ? [browser.height, room.height] : [browser.width, room.width];
  return {
    sentence: `The inspector takes ${thickness} of ${whole} points: the app is ${left} ${isBelow ? 'high' : 'wide'}.`,
    keep: `Keep ${browser.width} × ${browser.height}`,
  };
}

/**
 * The same in the few words for which the caption of a bar has room, the longest first.
 *
 * @param {{side: ?string, room: {width: number, height: number}}} standing
 * @param {'app' | 'board'} filled what has the room that the panel leaves
 */
export function takenBriefly({ side, room }, filled) {
  const length = side === 'bottom' ? `${room.height} high` : `${room.width} wide`;
  return [`Inspector open: the ${filled} is ${length}.`, `${length}: inspector open.`];
}

/** The words for a panel that was closed, the longest first. */
export const givenBackWords = ({ width, height }, filled) => [`Inspector closed: the ${filled} is ${width} × ${height}.`, `${width} × ${height}: inspector closed.`];
