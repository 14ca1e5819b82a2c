// Decides whether a session can continue at another socket. Pure.

/**
 * How a session was lost: the server of the session was restarted, another one answers in its place, or the session had waited too
 * long.
 *
 * @typedef {'restarted' | 'elsewhere' | 'expired'} Loss
 */

/**
 * The knowledge about the session of the scene on screen. Only the process in which that scene was opened can have it. A proxy may
 * send the page to another process for a while, so a page that comes back to the first one before a scene is open still finds its
 * session there.
 */
export class Resumption {
  /** The greeting of the process that has the session. */
  #home = null;
  #greeting = null;
  #asked = null;
  /** How the session was lost, or null. @type {?Loss} */
  lost = null;

  /** Takes a server's greeting, and returns whether the server can have the session. */
  greeted(greeting) {
    this.#greeting = greeting;
    const isHome = !this.#home || this.#home.epoch === greeting.epoch;
    this.lost = isHome ? null : this.#home.server?.process === greeting.server?.process ? 'restarted' : 'elsewhere';
    return isHome && greeting.resumeFor > 0;
  }

  /** Notes that the session is not there any more, unless the greeting has said why. */
  expired() {
    this.lost ??= 'expired';
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
    this.#home = this.#greeting;
    this.lost = null;
  }
}
