// Names the columns of the app as landmarks, and puts them into the order in which they are read.
import { moveInto } from '../dom/move.js';
import { landmarksOf, readingOrder } from './landmarks.js';

/** The columns in the document. It works on them while nothing moves, so a resize costs nothing here. */
export class Columns {
  #named = new Set();

  /** @param {Element} root the element with all panes of the app */
  constructor(root) {
    this.root = root;
  }

  /** Follows a scene that is on screen. */
  follow(scene) {
    this.#name(landmarksOf(scene));
    for (const [parent, ids] of readingOrder(scene)) this.#arrange(parent, ids);
  }

  #element(id) {
    return this.root.querySelector(`[data-pane="${CSS.escape(id)}"]:not(.is-leaving)`);
  }

  #name(names) {
    for (const pane of this.#named) if (!names.has(pane.dataset.pane)) this.#unname(pane);
    for (const [id, name] of names) {
      const pane = this.#element(id);
      if (!pane) continue;
      this.#named.add(pane);
      if (pane.getAttribute('aria-label') !== name) pane.setAttribute('aria-label', name);
    }
  }

  /** Takes the name away, unless the pane is a dialog now, which has a name of its own. */
  #unname(pane) {
    this.#named.delete(pane);
    if (!pane.hasAttribute('role')) pane.removeAttribute('aria-label');
  }

  /** Arranges panes from the last to the first, and leaves those in their place untouched. */
  #arrange(parent, ids) {
    const panes = ids.map(id => this.#element(id)).filter(Boolean);
    const inside = panes[0]?.parentElement;
    if (!inside || panes.some(pane => pane.parentElement !== inside)) return;
    const present = [...inside.children].filter(child => panes.includes(child));
    if (present.every((child, index) => child === panes[index])) return;
    let next = present.at(-1).nextElementSibling;
    for (const pane of panes.reverse()) {
      if (pane.nextElementSibling !== next) moveInto(inside, pane, next);
      next = pane;
    }
  }
}
