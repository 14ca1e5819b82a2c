// Decides whether a session can continue at another socket. Pure.

/**
 * The knowledge about the session of the previous socket. Only the process that had the session can still have it. If
 * another process sends a greeting, the page remembers the restart until a scene is open, because the connection can be
 * interrupted again before then.
 */
export class Resumption {
  #epoch = null;
  #asked = null;
  wasRestarted = false;

  /** Takes a server's greeting, and returns whether the server can have the session. */
  greeted({ epoch, resumeFor }) {
    this.wasRestarted ||= this.#epoch !== null && this.#epoch !== epoch;
    this.#epoch = epoch;
    return resumeFor > 0 && !this.wasRestarted;
  }

  /** Notes the id of the message that asks for the session. */
  asked(id) {
    this.#asked = id;
  }

  /** Whether the page has asked for the session and has no answer. */
  get isOut() {
    return this.#asked !== null;
  }

  /** @param {import('./messages').ServerMessage} message */
  isAnsweredBy({ ack }) {
    return this.isOut && ack === this.#asked;
  }

  /** Notes that the answer has come, or will not come. */
  over() {
    this.#asked = null;
  }

  /** Notes that a scene is open. A later interruption counts anew. */
  opened() {
    this.wasRestarted = false;
  }
}
