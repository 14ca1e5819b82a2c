// What was said and is not answered yet. Pure.

/** Messages in their order. An answer is to every one up to that of its id: answers to those before may have merged into it. */
export class Said {
  #messages = [];

  /** @param {{message: object}} saying what was said under this id, with whatever is needed to say it again */
  add(id, saying) {
    this.#messages.push({ id, saying });
  }

  /** The messages that this answer is to, which are not waited for any more. */
  take(ack) {
    return this.#upTo(ack).map(({ saying }) => saying.message);
  }

  /** Takes back those after the newest that the server has taken in, for it never got them. */
  after(received) {
    const got = this.#upTo(received);
    const lost = this.#messages;
    this.#messages = got;
    return lost.map(({ saying }) => saying);
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
