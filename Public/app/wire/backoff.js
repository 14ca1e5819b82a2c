// The waiting times before attempts to connect. Pure functions.

/** The waiting times before consecutive attempts, in milliseconds. The last one repeats. */
export const steps = [10, 50, 100, 150, 200, 250, 500, 1000, 2000, 5000];

/**
 * The waiting time before the attempt with the given number, where 0 is the first after an interruption.
 *
 * A jitter of a quarter in both directions keeps the pages of a restarted server from coming back all at once.
 * @param {number} random a number from 0 to 1
 */
export function delay(attempt, random) {
  const step = steps[Math.min(attempt, steps.length - 1)];
  return Math.round(step * (0.75 + random / 2));
}
