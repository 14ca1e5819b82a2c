// The scroll offsets of strips in panes that are not drawn.
import { parentsOf } from '../scene/tree.js';

/**
 * UIKit keeps the view of a covered controller. The page makes a pane's view anew, so these offsets are kept for as
 * long as the controller is in the hierarchy.
 */
export class StripOffsets {
  #offsets = new Map();

  get size() {
    return this.#offsets.size;
  }

  /** Stores the offset of a pane that is no longer drawn. */
  remember(pane, offset) {
    this.#offsets.set(pane.id, { controller: pane.controller, offset });
  }

  /** The stored offset of a pane, or null if there is none. */
  of(paneId) {
    return this.#offsets.get(paneId)?.offset ?? null;
  }

  /** Removes the offsets of controllers that no longer exist. */
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
