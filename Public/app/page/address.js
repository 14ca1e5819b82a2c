// The address of the page, which follows the query and the place of the window.
import { searchOf, withoutToken } from '../wire/query.js';
import { stateOf } from './historyEntry.js';

/** Removes the token from the address. A cookie carries it from now on, and nobody should copy or photograph it. */
export function hideToken() {
  const shown = withoutToken(location.search);
  if (shown !== location.search) history.replaceState(history.state, '', `${location.pathname}${shown}${location.hash}`);
}

/** The milliseconds for which the window must have come to rest, because browsers limit how often a page may write its address. */
const pause = 200;

/** The address of the open preview. */
export class Address {
  #timer = null;

  /**
   * @param {() => object} query returns the present query
   * @param {(query: object) => boolean} isAtEdge returns whether a query's window has the size to which its edge was dragged
   */
  constructor(query, isAtEdge) {
    this.query = query;
    this.isAtEdge = isAtEdge;
  }

  /** Writes the query into the address now. */
  write() {
    const query = this.query();
    history.replaceState(stateOf(query, this.isAtEdge(query)), '', searchOf(query));
  }

  /** Writes the query into the address once the window has come to rest. */
  writeSoon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.write(), pause);
  }

  /** Makes another query the address, so that the browser's back button returns to the present one. */
  leaveFor(query) {
    clearTimeout(this.#timer);
    history.pushState(stateOf(query, this.isAtEdge(query)), '', searchOf(query));
  }
}
