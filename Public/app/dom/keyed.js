// A set of elements by key, which keeps those that stay, makes new ones and removes the others.

/** Elements by key, inside one parent. */
export class Keyed {
  #elements = new Map();

  /** @param {(key: any) => object} make makes the entry for a key: an object with an `element` */
  constructor(parent, make) {
    this.parent = parent;
    this.make = make;
  }

  /** Makes the set equal to `keys`, in their order, at the end of the parent, and passes each entry to `update`. */
  show(keys, update) {
    const wanted = new Set(keys);
    for (const [key, entry] of this.#elements) {
      if (wanted.has(key)) continue;
      entry.element.remove();
      this.#elements.delete(key);
    }
    for (const key of wanted) {
      if (!this.#elements.has(key)) this.#elements.set(key, this.make(key));
      update?.(this.#elements.get(key), key);
    }
    this.#arrange([...wanted]);
  }

  /**
   * Arranges the elements from the last to the first, and leaves those in their place untouched, because an element
   * that moves loses the focus.
   */
  #arrange(keys) {
    let next = null;
    for (const key of keys.reverse()) {
      const { element } = this.#elements.get(key);
      if (element.parentNode !== this.parent || element.nextSibling !== next) this.parent.insertBefore(element, next);
      next = element;
    }
  }

  clear() {
    this.show([]);
  }

  values() {
    return this.#elements.values();
  }
}
