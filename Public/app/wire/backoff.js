// How long to wait before the next attempt to connect. Pure.

/** Milliseconds before each attempt in a row; the last one repeats. */
export const steps = [10, 50, 100, 150, 200, 250, 500, 1000, 2000, 5000];

/**
 * The wait before attempt number `attempt` (0 is the first after a cut).
 *
 * The jitter of a quarter either way keeps the pages of a restarted server from coming back in one instant.
 * @param {number} random from 0 to 1
 */
export function delay(attempt, random) {
  const step = steps[Math.min(attempt, steps.length - 1)];
  return Math.round(step * (0.75 + random / 2));
}
