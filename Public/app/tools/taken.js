// The words for an app that is drawn smaller beside the panel. Pure.

/**
 * @param {number} scale that of the picture
 * @param {{width: number, height: number}} app the size of the app, which the panel leaves as it is
 * @param {number} room the width beside the panel
 * @returns {{sentence: string, fit: string}}
 */
export const takenWords = (scale, { width, height }, room) => ({
  sentence: `Drawn at ${Math.round(scale * 100)}\u00A0%: the app is still ${width} × ${height}.`,
  fit: `Make it ${room} wide`,
});
