// How far the strips of panes that are not drawn were scrolled.
import { parentsOf } from '../scene/tree.js';

/**
 * UIKit keeps the view of a controller that is covered. A pane's view is made anew here and has only this to remember, for
 * as long as its controller is in the hierarchy.
 */
export class StripOffsets {
  #offsets = new Map();

  get size() {
    return this.#offsets.size;
  }

  /** Keeps the offset of a pane that is not drawn any more. */
  remember(pane, offset) {
    this.#offsets.set(pane.id, { controller: pane.controller, offset });
  }

  /** The offset of a pane that is drawn again; null for one that had none. */
  of(paneId) {
    return this.#offsets.get(paneId)?.offset ?? null;
  }

  /** Forgets the panes of controllers that are gone. */
  keepOnly(hierarchy) {
    if (this.#offsets.size === 0) return;
    const parents = parentsOf(hierarchy);
    for (const [id, { controller }] of this.#offsets) {
      if (controller !== hierarchy?.id && !parents.has(controller)) this.#offsets.delete(id);
    }
  }

  clear() {
    this.#offsets.clear();
  }
}
