// The address follows what the user does in the app. The part `share` finds the words for that, once there is something to tell.
import { hasPast } from '../wire/query.js';

/** The milliseconds without inputs after which the address is written. Browsers limit how often that may happen. */
const pause = 700;

/** The types of messages whose effect other members of the address tell, or that the page sends by itself. */
const passing = new Set(['open', 'resize', 'scroll', 'focus', 'rotate', 'arrange', 'traits']);

/** The trace of the user's inputs in the address. Without an input, the address has none. */
export class Trace {
  #timer = null;
  /** The query under which something has happened. */
  #query = null;

  /** @param page the objects of the page, by name */
  constructor(page) {
    this.page = page;
  }

  /** The address no longer tells what is on screen. */
  left() {
    this.#query = this.page.preview.query;
    this.page.address.write();
  }

  /** Says which input of a link the server has refused. The query has neither this one nor those after it any more. */
  misled(input, refusal) {
    const { address, appWindow, notice, parts } = this.page;
    address.write();
    const elements = [...appWindow.element.querySelectorAll('[data-id]')].map(one => one.dataset.id);
    parts.need(parts.faults, ({ refusalText }) => notice.explain(refusalText(input, refusal, elements)));
  }

  /** Another query goes on at the same place, where something may have happened. */
  carry(query) {
    const before = this.page.preview.query;
    if (this.#query === before || hasPast(before)) this.#query = query;
  }

  /** Notes messages that a scene answers. `isByUser` is false for those on the way to the state of the address. */
  note(messages, isByUser) {
    const { query } = this.page.preview;
    if (isByUser && messages.some(({ type }) => !passing.has(type))) this.#query = query;
    if (this.#query !== query || messages.length === 0) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write().catch(console.debug), pause);
  }

  /** Writes what happened into the address, unless something else has happened in the meantime. */
  async #write() {
    const { address, parts, preview } = this.page;
    const [timer, { query }] = [this.#timer, preview];
    if (this.#query !== query || !preview.isShown) return;
    const past = await (await parts.share.get()).trace();
    if (timer !== this.#timer || query !== preview.query) return;
    Object.assign(query, past, { needsConsent: false });
    address.write();
  }
}
