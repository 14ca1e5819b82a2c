// The place of the user when the page was left, for when the same page is loaded again.

const key = 'place';

/** How the browser came to the page, and with which address. */
export const navigation = () => /** @type {PerformanceNavigationTiming | undefined} */ (performance.getEntriesByType('navigation')[0]);

/** Whether the browser reloads the page or goes back to it, instead of opening it anew. */
const isAgain = () => ['reload', 'back_forward'].includes(navigation()?.type);

/** The address to which a place belongs. The panel is no part of it, because it changes nothing in the app. */
function owner(search) {
  const query = new URLSearchParams(search);
  query.delete('panel');
  return String(query);
}

/** Stores a place for as long as the tab exists, or removes the stored one. */
export function keepPlace(search, place) {
  if (place) sessionStorage.setItem(key, JSON.stringify({ owner: owner(search), place }));
  else sessionStorage.removeItem(key);
}

/** The place at which a page that is loaded again was left, or null for a new page. */
export function placeLeft(search) {
  const kept = isAgain() ? JSON.parse(sessionStorage.getItem(key)) : null;
  return kept?.owner === owner(search) ? kept.place : null;
}
