// The places of the covers of a cover flow. Pure functions.

/**
 * The angle of a cover beside the middle one, in degrees, and its distance behind the middle one, in sides of a cover.
 */
const turn = 64;
const back = 0.5;

/** The distance of the eye from the middle cover, in sides of a cover. */
export const eye = 2.6;

const radians = (turn * Math.PI) / 180;

/** The ratio between the distance of an outer edge from the middle and its visible distance. */
const depth = 1 + (back - Math.sin(radians) / 2) / eye;

/** The position of a turned cover's middle whose outer edge is visible at a distance from the middle of all covers. */
const middleOf = (edge, unit) => edge * depth - (Math.cos(radians) * unit) / 2;

/**
 * The place of a cover, by its distance from the middle in covers, which is a fraction while it moves. The first cover
 * beside the middle one shows one and a half times the spacing, and each further cover the spacing. Touches find covers
 * by the same rule.
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

/** The position of the covers after a finger has moved by a distance. */
export function dragged(position, distance, { spacing }, count, isRightToLeft) {
  const next = position - ((isRightToLeft ? -1 : 1) * distance) / (1.6 * spacing);
  return Math.max(0, Math.min(count - 1, next));
}
