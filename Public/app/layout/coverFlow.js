// Where the covers of a cover flow stand. Pure.

/** How far a cover beside the middle one is turned, in degrees, and how far it stands back, in sides of a cover. */
const turn = 64;
const back = 0.5;

/** The distance from the middle cover to the first beside it, in sides of a cover. */
const gap = 0.66;

/**
 * A cover's place, from how many covers it is away from the middle; in between while it moves.
 *
 * @returns {{x: number, angle: number, z: number}} points from the middle, degrees, points towards the eye
 */
export function stand(distance, { unit, spacing }, isRightToLeft) {
  const side = Math.max(-1, Math.min(1, distance));
  const beyond = distance - side;
  const sign = isRightToLeft ? -1 : 1;
  return { x: sign * (side * gap * unit + beyond * spacing), angle: -sign * side * turn || 0, z: -Math.abs(side) * back * unit || 0 };
}

/** The cover in the middle, or half-way to it, after a finger has gone so far. */
export function dragged(position, distance, { spacing }, count, isRightToLeft) {
  const next = position - ((isRightToLeft ? -1 : 1) * distance) / (1.6 * spacing);
  return Math.max(0, Math.min(count - 1, next));
}
