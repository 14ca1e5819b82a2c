// Questions at which widths a layout flips. One is out at a time; the newest waits.

/** Asks the server, and hands each answer to whoever asked. Nothing else waits for it. */
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

  /** Whether a refusal was of a sweep. Nothing is asked again of itself. */
  refused(id) {
    if (id === undefined || id !== this.#out?.id) return false;
    this.#out = null;
    this.#send();
    return true;
  }

  /** The socket is gone, and with it what was asked. */
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
