// The place in which a page was left, for when the same page is loaded again.

const key = 'place';

/** Whether the browser loads again what it had, instead of going where somebody wants to begin. */
function isAgain() {
  const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  return ['reload', 'back_forward'].includes(entry?.type);
}

/** The address that a place belongs to: not the panel's part, which changes nothing in the app. */
function owner(search) {
  const query = new URLSearchParams(search);
  query.delete('panel');
  return String(query);
}

/** Remembers a place as long as the tab is there; without one forgets the last. */
export function keepPlace(search, place) {
  if (place) sessionStorage.setItem(key, JSON.stringify({ owner: owner(search), place }));
  else sessionStorage.removeItem(key);
}

/** Where a page that is loaded again was left; null for a page that begins. */
export function placeLeft(search) {
  const kept = isAgain() ? JSON.parse(sessionStorage.getItem(key)) : null;
  return kept?.owner === owner(search) ? kept.place : null;
}
