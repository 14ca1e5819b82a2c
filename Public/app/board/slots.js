// The other slots of the session, each with a window of the board. Knows nothing about drawing.
import { mergeScene } from '../scene/state.js';

/**
 * A slot: the message that opens it and its id, the scene, or the sentence with which the server has refused the slot. `steps`
 * are functions of the window, which return the messages that lead to its place one after another.
 *
 * @typedef {{message: any, id: ?number, scene: any, refusal: ?string, steps: ((window: any) => any)[]}} Slot
 */

/** Opens slots, merges their scenes, and opens them again after an interruption. */
export class Slots {
  /** @type {Map<number, Slot>} */
  #slots = new Map();

  /**
   * @param {{send: (message: any) => ?number}} connection
   * @param {(slot: number, isNew: boolean) => void} changed is called when a slot has another scene, or is refused. The scene
   * `isNew` if it has nothing to do with the one before
   */
  constructor(connection, changed) {
    this.connection = connection;
    this.changed = changed;
  }

  /** The scene of a slot, or null before there is one. */
  sceneOf(slot) {
    return this.#slots.get(slot)?.scene ?? null;
  }

  /** Why the server has not opened a slot, or null. */
  refusalOf(slot) {
    return this.#slots.get(slot)?.refusal ?? null;
  }

  /** The slots that have a scene. A message for any other one would be refused in all slots. */
  get open() {
    return [...this.#slots].filter(([, { scene }]) => scene).map(([slot]) => slot);
  }

  /** Whether a slot waits for its scene, or is on the way to its place. */
  get isOpening() {
    return [...this.#slots.values()].some(({ scene, refusal, steps }) => !refusal && (!scene || steps.length > 0));
  }

  /** Opens a preview in a slot, in place of the one that is there. */
  begin(slot, message, steps = []) {
    this.#slots.set(slot, { message, id: this.connection.send({ ...message, slot }), scene: null, refusal: null, steps: [...steps] });
  }

  /** Closes all slots from a number on. */
  closeFrom(first) {
    for (const slot of [...this.#slots.keys()].filter(one => one >= first)) this.#close(slot);
  }

  #close(slot) {
    this.#slots.delete(slot);
    this.connection.send({ type: 'close', slot });
  }

  /**
   * The session goes on at another socket, with these slots. Slots whose messages were lost on their way are opened or closed again.
   *
   * @param {number[]} there
   */
  resumed(there) {
    for (const [slot, { message, steps }] of this.#slots) if (!there.includes(slot)) this.begin(slot, message, steps);
    for (const slot of there) if (slot > 0 && !this.#slots.has(slot)) this.#close(slot);
  }

  /** Takes the answer of a slot. The answers before that to an `open` are about what was open before. */
  receive(message) {
    const slot = this.#slots.get(message.slot);
    if (!slot) return;
    const isWhole = message.ack === slot.id || message.received !== undefined;
    if (message.type === 'error') return this.#refused(message, slot);
    if (message.type !== 'scene' || (!slot.scene && !isWhole)) return;
    slot.scene = mergeScene(isWhole ? null : slot.scene, message);
    this.#settle(message.slot, slot);
    this.changed(message.slot, message.ack === slot.id);
  }

  /** Any other refusal changes nothing. */
  #refused({ ack, message, slot: number }, slot) {
    if (ack !== slot.id) return;
    slot.refusal = message;
    this.changed(number, true);
  }

  #settle(number, { scene, steps }) {
    while (steps.length > 0) {
      const message = steps.shift()(scene.window);
      if (message) return this.connection.send({ ...message, slot: number });
    }
  }
}
