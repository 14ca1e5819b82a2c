// The angles of a device. Pure functions.

/** The angle of a device in each orientation, clockwise, in degrees. In `landscapeLeft`, the home button is at the left. */
const angles = { portrait: 0, landscapeLeft: 90, portraitUpsideDown: 180, landscapeRight: 270 };

/**
 * The angle at which a device in a new orientation looks as it did in the one before: -90 for a quarter turn clockwise. Half a
 * turn is clockwise.
 */
export function turnBetween(from, to) {
  const turn = (angles[from] - angles[to] + 360) % 360;
  return turn >= 180 ? turn - 360 : turn;
}
