// What was said and is not answered yet. Pure.

/** Messages in their order. An answer is to every one up to that of its id: answers to those before may have merged into it. */
export class Said {
  #messages = [];

  /** @param isOfStream whether a stream sends it again by itself, for only its newest value counts */
  add(id, message, isOfStream = false) {
    this.#messages.push({ id, message, isOfStream });
  }

  /** The messages that this answer is to, which are not waited for any more. */
  take(ack) {
    return this.#upTo(ack).map(({ message }) => message);
  }

  /** Takes back those after the newest that the server has taken in, for it never got them; returns what is to be said again. */
  after(received) {
    const got = this.#upTo(received);
    const lost = this.#messages;
    this.#messages = got;
    return lost.filter(({ isOfStream }) => !isOfStream).map(({ message }) => message);
  }

  /** No answer will come any more. */
  clear() {
    this.#messages = [];
  }

  #upTo(last) {
    const end = this.#messages.findIndex(({ id }) => id > last);
    return this.#messages.splice(0, end < 0 ? this.#messages.length : end);
  }
}
