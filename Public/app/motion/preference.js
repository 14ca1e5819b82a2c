// The preference for reduced motion: the user's own, or that of the previewed app.

/** @type {?MediaQueryList} */
let query = null;

/** Reduces the motion of the app, or leaves it to the user's own preference. */
export function reduceMotion(isReduced) {
  document.documentElement.classList.toggle('is-still', isReduced);
}

/** Whether nothing should move. The value is read each time, because it can change while the page is open. */
export function prefersReducedMotion() {
  query ??= matchMedia('(prefers-reduced-motion: reduce)');
  return query.matches || document.documentElement.classList.contains('is-still');
}
