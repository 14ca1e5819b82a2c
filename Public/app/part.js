// A part of the page that is loaded when it is first needed.

/**
 * A part, which does not exist before it has been loaded.
 *
 * @template Fetched
 * @template Created
 */
export class Part {
  #fetch;
  #create;
  /** @type {?Promise<Created>} */
  #arrival = null;

  /** The part, or null before it has been loaded. @type {?Created} */
  now = null;

  /**
   * @param {() => Promise<Fetched>} fetch loads the module, and what else the part needs
   * @param {(fetched: Fetched) => Created | Promise<Created>} create creates the part
   */
  constructor(fetch, create) {
    this.#fetch = fetch;
    this.#create = create;
  }

  /** Creates the part, unless that has happened. After a failure, it can be tried again. @returns {Promise<Created>} */
  get() {
    this.#arrival ??= this.#load().catch(error => {
      this.#arrival = null;
      throw error;
    });
    return this.#arrival;
  }

  async #load() {
    this.now = await this.#create(await this.#fetch());
    return this.now;
  }
}
