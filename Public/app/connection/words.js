// The texts of the connection's panel. Pure functions.

/** A duration for people: with one decimal below 10 ms, and in seconds from 1,000 ms. */
export function duration(milliseconds) {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(1)} s`;
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;
}

const units = ['bytes', 'kB', 'MB', 'GB'];

/** A number of bytes for people. */
export function amount(bytes) {
  const step = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${step === 0 ? bytes : (bytes / 1000 ** step).toFixed(1)} ${bytes === 1 ? 'byte' : units[step]}`;
}

/** The round trips in words. */
export const tripText = summary => (summary ? `${duration(summary.last)}, median ${duration(summary.median)}` : '…');

/** The state in words. @param {{isCut: boolean, isUp: boolean, since: ?number}} state `since` in milliseconds since 1970 */
export function stateText({ isCut, isUp, since }) {
  if (isCut) return 'Cut here';
  if (since !== null) return `Away since ${new Date(since).toLocaleTimeString()}`;
  return isUp ? 'Connected' : 'Connecting…';
}
