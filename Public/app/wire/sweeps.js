// Asks at which widths a layout flips. One question at a time is sent, and only the newest waits.

/** Asks the server, and passes each answer to the function that asked. No other message waits for it. */
export class Sweeps {
  #waiting = null;
  #out = null;

  constructor(connection) {
    this.connection = connection;
  }

  /**
   * @param {{from: number, to: number, height: number}} range
   * @param {(sweep: object) => void} answer
   */
  ask(range, answer) {
    this.#waiting = { range, answer };
    this.#send();
  }

  answered(message) {
    if (message.ack !== this.#out?.id) return;
    const { answer } = this.#out;
    this.#out = null;
    if (!this.#waiting) answer(message);
    this.#send();
  }

  /** Returns whether a refusal concerns a sweep. A refused question is not repeated. */
  refused(id) {
    if (id === undefined || id !== this.#out?.id) return false;
    this.#out = null;
    this.#send();
    return true;
  }

  /** Drops the question that was sent, because the socket is closed. */
  lost() {
    this.#out = null;
  }

  #send() {
    if (this.#out || !this.#waiting) return;
    const { range, answer } = this.#waiting;
    const id = this.connection.send({ type: 'sweep', ...range });
    if (id === null) return;
    this.#waiting = null;
    this.#out = { id, answer };
  }
}
