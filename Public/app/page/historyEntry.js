// The origin of an entry of the tab's history. Another site can open an address in the tab, or change the fragment of its address, but
// only documents of this origin can give an entry a state.
import { navigation } from '../wire/lastPlace.js';

/**
 * The state of an entry of this page. The query of its address may need the user's consent whenever the entry is opened. The
 * address has the size of a window, and not whether the user has dragged its edge there.
 */
export const stateOf = ({ needsConsent }, isAtEdge) => ({ isOwn: !needsConsent, isAtEdge });

/** Whether the window of the present entry is at the edge of the browser, where its own edge was dragged. */
export const isEntryAtEdge = () => history.state?.isAtEdge === true;

/** Whether the user or this page has made the present entry. */
export const isOwnEntry = () => history.state?.isOwn === true;

/**
 * Whether the user or this page has opened the document. It is asked before the page changes its address.
 *
 * The server writes into the page who has asked for it. An entry without a state that is opened again has never run this module,
 * and an opener may have changed the address while the page loaded, so nobody knows who made these.
 */
export function isOwnDocument() {
  const { type, name } = navigation() ?? {};
  if (history.state) return isOwnEntry();
  return document.documentElement.dataset.request === 'own' && type === 'navigate' && name === location.href;
}

/** Gives the present entry, which another site or the user may have made, the state for its query. */
export const markEntry = query => history.replaceState(stateOf(query, isEntryAtEdge()), '');
