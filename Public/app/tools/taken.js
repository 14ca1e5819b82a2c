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

/** The sentence for a panel that was closed. */
export const givenBackWords = ({ width, height }) => `The inspector is closed: the app is ${width} × ${height} again.`;
