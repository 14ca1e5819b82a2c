// What was said and is not answered yet. Pure.

/** Messages in their order. An answer is to every one up to that of its id: answers to those before may have merged into it. */
export class Said {
  #messages = [];

  add(id, message) {
    this.#messages.push({ id, message });
  }

  /** The messages that this answer is to, which are not waited for any more. */
  take(ack) {
    const end = this.#messages.findIndex(({ id }) => id > ack);
    return this.#messages.splice(0, end < 0 ? this.#messages.length : end).map(({ message }) => message);
  }

  /** Those after the newest that the server has taken in: it never got them. */
  after(received) {
    return this.#messages.filter(({ id }) => id > received).map(({ message }) => message);
  }

  /** No answer will come any more. */
  clear() {
    this.#messages = [];
  }
}
