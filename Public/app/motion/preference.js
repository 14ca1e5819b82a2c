// What the user asked of motion.
const query = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether nothing is to move. Asked each time: it may change while the page is open. */
export const prefersReducedMotion = () => query.matches;
