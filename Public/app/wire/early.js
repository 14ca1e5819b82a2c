// Inputs that come too early, for an app that goes on by itself: what they name appears when something has loaded. Pure.

/** The codes of refusals that an app may answer otherwise a moment later. */
const codes = new Set(['unknownTarget', 'stale', 'notHittable']);

/** The time for which the app may go on before an input is given up, in milliseconds. */
export const patience = 2000;

/** Whether a refused input may be right a moment later. */
export const isEarly = code => codes.has(code);
