// Who has made an entry of the tab's history. Other sites can open an address in it, but cannot give it a state of this page.
import { isAgain, openedAddress } from '../wire/lastPlace.js';
import { stored, store } from './tabStorage.js';

const key = 'entries';

const newMark = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-');

/** The mark of all entries that this page makes in this tab. */
let mark = stored(key);
if (typeof mark !== 'string') store(key, mark = newMark());

/**
 * The state of an entry of this page.
 *
 * @param {object} query the query of its address. It asks again when the entry is opened again, as long as nobody has agreed.
 */
export const stateOf = query => ({ mark, isOwn: !query.needsConsent });

const isMarked = state => state?.mark === mark;

/** Whether the user or this page has opened the present entry within this document. */
export const isOwnEntry = () => isMarked(history.state) && history.state.isOwn;

/** Whether the address is still the one with which the document was opened. Another site can change it before this module runs. */
const isUnchanged = () => !location.hash.includes('=') || openedAddress() === location.href;

/**
 * Whether the user or this page has opened the document. It is asked before the page changes its address.
 *
 * An entry that has no mark and is opened again has never run this module, or is that of another tab, so nobody knows who made it.
 */
export function isOwnDocument() {
  if (isMarked(history.state)) return history.state.isOwn;
  return document.documentElement.dataset.request === 'own' && !isAgain() && isUnchanged();
}

/** Gives the present entry, which another site or the user may have made, the state for its query. */
export function markEntry(query) {
  history.replaceState(stateOf(query), '');
}
