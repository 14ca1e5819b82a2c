// The settings that a user made, which can be undone. Pure.

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

const keyOf = (target, name) => `${target}\n${name}`;

/**
 * @typedef {object} Setting
 * @property {string} target the controller
 * @property {string} name the property
 * @property {any} before
 * @property {any} after
 */

/** The steps that a user made, and the value of each property before the first of them. Each step is one setting or several. */
export class History {
  /** @type {Setting[][]} */
  #done = [];
  /** @type {Setting[][]} */
  #undone = [];
  /** @type {Map<string, {target: string, name: string, first: any, now: any}>} */
  #values = new Map();

  get canUndo() {
    return this.#done.length > 0;
  }

  get canRedo() {
    return this.#undone.length > 0;
  }

  /** The settings that differ from what they were at first. */
  get changed() {
    return [...this.#values.values()].filter(({ first, now }) => !same(first, now));
  }

  /** The value that a property had before the first setting, or undefined if it was never set. */
  firstOf(target, name) {
    return this.#values.get(keyOf(target, name))?.first;
  }

  isChanged(target, name) {
    const value = this.#values.get(keyOf(target, name));
    return value !== undefined && !same(value.first, value.now);
  }

  /** Notes a setting. Returns the values to send. */
  set(target, name, before, after) {
    if (same(before, after)) return [];
    return this.#make([{ target, name, before, after }]);
  }

  /** Notes that a property goes back to what it was at first. */
  setBack(target, name) {
    return this.#make(this.#back().filter(setting => setting.target === target && setting.name === name));
  }

  /** Notes that all properties go back to what they were at first, in one step. */
  setAllBack() {
    return this.#make(this.#back());
  }

  /** Takes the last step back. */
  undo() {
    const step = this.#done.pop();
    if (!step) return [];
    this.#undone.push(step);
    return this.#take([...step].reverse().map(({ before, ...rest }) => ({ ...rest, value: before })));
  }

  /** Makes the step again that was taken back last. */
  redo() {
    const step = this.#undone.pop();
    if (!step) return [];
    this.#done.push(step);
    return this.#take(step.map(({ after, ...rest }) => ({ ...rest, value: after })));
  }

  clear() {
    this.#done = [];
    this.#undone = [];
    this.#values.clear();
  }

  #back() {
    return this.changed.map(({ target, name, first, now }) => ({ target, name, before: now, after: first }));
  }

  #make(step) {
    if (step.length === 0) return [];
    this.#done.push(step);
    this.#undone = [];
    return this.#take(step.map(({ after, ...rest }) => ({ ...rest, value: after })));
  }

  /** Takes the values that hold from now on. */
  #take(settings) {
    for (const { target, name, value, before } of settings) {
      const key = keyOf(target, name);
      const known = this.#values.get(key);
      if (known) known.now = value;
      else this.#values.set(key, { target, name, first: before, now: value });
    }
    return settings.map(({ target, name, value }) => ({ target, name, value }));
  }
}
