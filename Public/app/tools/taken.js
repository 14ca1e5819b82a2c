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

/** The same in the few words for which the caption of a bar has room, the longest first. */
export function takenBriefly({ side, room }) {
  const length = side === 'bottom' ? `${room.height} high` : `${room.width} wide`;
  return [`Inspector open: the app is ${length}.`, `${length}: inspector open.`];
}

/** The words for a panel that was closed, the longest first. */
export const givenBackWords = ({ width, height }) => [`Inspector closed: the app is ${width} × ${height}.`, `${width} × ${height}: inspector closed.`];
