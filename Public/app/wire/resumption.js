// Going on with a session at another socket. Pure.

/**
 * What is known of the session that a socket left behind. Only the process that had it can have it still; that another
 * one has come is remembered until it shows a scene, for a socket may be cut again before.
 */
export class Resumption {
  #epoch = null;
  #asked = null;
  wasRestarted = false;

  /** A server greets. Returns whether it may have the session of before. */
  greeted({ epoch, resumeFor }) {
    this.wasRestarted ||= this.#epoch !== null && this.#epoch !== epoch;
    this.#epoch = epoch;
    return resumeFor > 0 && !this.wasRestarted;
  }

  /** The session was asked for under this id. */
  asked(id) {
    this.#asked = id;
  }

  /** Whether it was asked for, and nothing came back yet. */
  get isOut() {
    return this.#asked !== null;
  }

  /** @param {import('./messages').ServerMessage} message */
  isAnsweredBy({ ack }) {
    return this.isOut && ack === this.#asked;
  }

  /** It was answered, or no answer will come any more. */
  over() {
    this.#asked = null;
  }

  /** A scene is open: from here on the next cut is another one. */
  opened() {
    this.wasRestarted = false;
  }
}
