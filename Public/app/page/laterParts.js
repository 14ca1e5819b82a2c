// The parts of the page that are loaded when they are first needed.
import { loadStyleSheets } from '../dom/styleSheet.js';
import { looksHaveCome } from '../frame/lookSheet.js';
import { Part } from '../part.js';
import { laterParts } from '../parts.js';
import { root } from '../root.js';

/** The parts, by name. */
export class LaterParts {
  #sheet = null;

  /** @param page the objects of the page, by name */
  constructor(page) {
    this.page = page;
    for (const [name, part] of Object.entries(laterParts)) {
      this[name] = new Part(() => this.#fetched(part), module => module.make(page));
    }
  }

  /** Does something with a part, once the part has been loaded. */
  need(part, act) {
    if (part.now) return act(part.now);
    part.get().then(act).catch(error => {
      console.error(error);
      this.page.notice.explain('This part of the page could not be loaded. Please try again, or reload the page.');
    });
  }

  /**
   * Chooses the font, makes the parts that are always there, and loads the files of the others, while the page has nothing else to
   * do. A failure shows when a part is needed. Without its own font, the page keeps the machine's.
   */
  fetchSoon() {
    const soon = window.requestIdleCallback ?? setTimeout;
    // The first scene is drawn first, which takes the style sheet of its look.
    looksHaveCome().then(() => requestAnimationFrame(() => soon(() => this.#fetchAll())));
  }

  /** Makes the parts that are always there, and loads the files of those that are not rare. */
  #fetchAll() {
    for (const [name, { fetch, isMadeSoon, isRare }] of Object.entries(laterParts)) {
      if (!isRare) (isMadeSoon ? /** @type {any} */ (this)[name].get() : this.#fetched({ fetch })).catch(() => {});
    }
  }

  /**
   * Loads the module of a part, the style sheet without which nothing of it is drawn, and the catalogue if it shows that.
   *
   * @param {{fetch: () => Promise<any>, takesCatalogue?: boolean}} part
   */
  async #fetched({ fetch, takesCatalogue }) {
    const [module] = await Promise.all([fetch(), this.#dress(), takesCatalogue && this.page.offer.whole()]);
    return module;
  }

  /** Loads the style sheet of all parts, once. After a failure, it can be tried again. */
  #dress() {
    this.#sheet ??= loadStyleSheets(root.href, 'styles/parts.css').catch(error => {
      this.#sheet = null;
      throw error;
    });
    return this.#sheet;
  }
}
