// How a window of the board opens. Pure functions.
import { openingSize, settlingSteps } from '../stage/placement.js';
import { openMessage } from '../wire/query.js';

/**
 * The message that opens the window of a row, at the place of the user in the first window, and the steps to its place on its
 * device. A step is a function of the window, which returns a message, or null if there is nothing to do.
 *
 * @param {import('./kinds.js').Row} row
 * @param {any} query the query of the page
 * @param {import('../wire/messages').Scene} first the scene of the first window
 */
export function openingOf({ change, device }, query, { place, window: { size: [width, height], scale, traits } }) {
  const own = { ...query, ...change };
  const { isRightToLeft = traits.layoutDirection === 'rightToLeft', appearance = traits.userInterfaceStyle } = /** @type {any} */ (change);
  const size = device ? openingSize(own, device) : { width, height };
  const message = openMessage(own, { size, scale, isDark: appearance === 'dark', isRightToLeft, place });
  return { message, steps: own.device ? settlingSteps.map(step => window => step(own, window)) : [] };
}

/** The message that gives a window the size of another one, or null if it has that. */
export function resizeLike({ size }, { size: [width, height] }) {
  return String(size) === String([width, height]) ? null : { type: 'resize', width, height };
}
