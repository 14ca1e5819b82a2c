// Where the covers of a cover flow stand. Pure.

/** How far a cover beside the middle one is turned, in degrees, and how far it stands back, in sides of a cover. */
const turn = 64;
const back = 0.5;

/** How far the eye is from the middle cover, in sides of a cover. */
export const eye = 2.6;

const radians = (turn * Math.PI) / 180;

/** How many times as far from the middle an outer edge stands as it is seen. */
const depth = 1 + (back - Math.sin(radians) / 2) / eye;

/** Where a turned cover's middle stands, so that its outer edge is seen at this distance from the middle of all. */
const middleOf = (edge, unit) => edge * depth - (Math.cos(radians) * unit) / 2;

/**
 * A cover's place, from how many covers it is away from the middle; in between while it moves. Of the first beside the
 * middle one a spacing and a half is seen, of each after it a spacing: a touch finds them by the same rule.
 *
 * @returns {{x: number, angle: number, z: number}} points from the middle, degrees, points towards the eye
 */
export function stand(distance, { unit, spacing }, isRightToLeft) {
  const side = Math.max(-1, Math.min(1, distance));
  const beyond = distance - side;
  const sign = isRightToLeft ? -1 : 1;
  const x = side * middleOf(unit / 2 + 1.5 * spacing, unit) + beyond * spacing * depth;
  return { x: sign * x, angle: -sign * side * turn || 0, z: -Math.abs(side) * back * unit || 0 };
}

/** The cover in the middle, or half-way to it, after a finger has gone so far. */
export function dragged(position, distance, { spacing }, count, isRightToLeft) {
  const next = position - ((isRightToLeft ? -1 : 1) * distance) / (1.6 * spacing);
  return Math.max(0, Math.min(count - 1, next));
}
