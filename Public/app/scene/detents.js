// The heights at which a sheet can rest. Pure functions.

/**
 * The detents next to the one at which a sheet rests, each with the distance to it in points, and the names of all. A missing
 * one is null.
 */
export function detentsAround({ detent, detents = [] } = /** @type {any} */ ({})) {
  const at = detents.findIndex(({ identifier }) => identifier === detent);
  const near = index => (at < 0 || !detents[index] ? null : {
    name: detents[index].identifier, distance: Math.abs(detents[index].value - detents[at].value),
  });
  return { index: at, count: detents.length, smaller: near(at - 1), larger: near(at + 1) };
}

/** Whether a sheet is as high as it can be, as any sheet without detents is. */
export function isLarge({ detent, detents = [], maximumDetentValue }) {
  const resting = detents.find(({ identifier }) => identifier === detent);
  return !resting || resting.value >= maximumDetentValue;
}
