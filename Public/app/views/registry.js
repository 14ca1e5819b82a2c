// A table of names, to which apps add.

/** Whether two entries are the same, or have the same members. */
const isSame = (one, other) => one === other || (typeof one === 'object' && Object.keys(one).every(name => one[name] === other[name]));

/**
 * Each name stands for one thing: two apps that bring different views for a kind of the same name cannot both be drawn.
 *
 * @template Entry
 */
export class Registry {
  /** @type {Map<string, Entry>} */
  #entries = new Map();

  /** @param {string} noun what an error calls an entry, before its name */
  constructor(noun) {
    this.noun = noun;
  }

  /**
   * @param {string} name
   * @param {Entry} entry
   */
  add(name, entry) {
    if (this.#entries.has(name) && !isSame(this.#entries.get(name), entry)) throw new Error(`${this.noun} “${name}” is registered already.`);
    this.#entries.set(name, entry);
  }

  /**
   * The entry of that name; undefined where there is none.
   *
   * @param {string} name
   */
  get(name) {
    return this.#entries.get(name);
  }
}
