// The user's preference for reduced motion.
const query = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether nothing should move. The value is read each time, because it can change while the page is open. */
export const prefersReducedMotion = () => query.matches;
