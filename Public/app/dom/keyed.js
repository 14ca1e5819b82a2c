// A set of elements by key: what stays is kept, what is new is made, what is gone is removed.

/** Elements by key, inside one parent. */
export class Keyed {
  #elements = new Map();

  /** @param {(key: any) => object} make makes what `key` needs: an object with an `element` */
  constructor(parent, make) {
    this.parent = parent;
    this.make = make;
  }

  /** Makes the set equal to `keys` and hands each entry to `update`. Order in the document is the order of making. */
  show(keys, update) {
    const wanted = new Set(keys);
    for (const [key, entry] of this.#elements) {
      if (wanted.has(key)) continue;
      entry.element.remove();
      this.#elements.delete(key);
    }
    for (const key of wanted) {
      let entry = this.#elements.get(key);
      const isNew = !entry;
      if (isNew) this.#elements.set(key, (entry = this.make(key)));
      update?.(entry, key);
      if (isNew) this.parent.append(entry.element);
    }
  }

  clear() {
    this.show([]);
  }

  values() {
    return this.#elements.values();
  }
}
