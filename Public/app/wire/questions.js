// Asks the server about the open scene: where its layout flips, and how it looks elsewhere.

/** The types of messages that ask the server, and change nothing. */
export const questionTypes = new Set(['ping', 'sweep', 'overview', 'explain', 'picture', 'export', 'properties']);

/**
 * Sends questions of one type, one at a time, and passes each answer to the function that asked. No other message waits
 * for them.
 */
export class Questions {
  #waiting = null;
  #out = null;

  /** @param {string} type the type of the message and of its answer */
  constructor(connection, type) {
    this.connection = connection;
    this.type = type;
  }

  /**
   * Asks a question. It replaces one that was not sent yet.
   *
   * @param {object} members the members of the message
   * @param {(answer: object) => void} answer
   * @param {() => void} refused is called if the server refuses the question, which is not repeated
   */
  ask(members, answer, refused = () => {}) {
    this.#waiting = { members, answer, refused };
    this.#send();
  }

  answered(message) {
    if (message.ack !== this.#out?.id) return;
    const { answer } = this.#out;
    this.#out = null;
    if (!this.#waiting) answer(message);
    this.#send();
  }

  /** Returns whether a refusal concerns a question. */
  refused(id) {
    if (id === undefined || id !== this.#out?.id) return false;
    const { refused } = this.#out;
    this.#out = null;
    if (!this.#waiting) refused();
    this.#send();
    return true;
  }

  /** Drops the question that was sent, because the socket is closed. */
  lost() {
    this.#out = null;
  }

  #send() {
    if (this.#out || !this.#waiting) return;
    const { members, answer, refused } = this.#waiting;
    const id = this.connection.send({ type: this.type, ...members });
    if (id === null) return;
    this.#waiting = null;
    this.#out = { id, answer, refused };
  }
}
