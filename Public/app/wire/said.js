// The messages that were sent and not answered. Pure.

/**
 * The unanswered messages in their order. An answer with an id answers every message up to that id, because earlier
 * answers may have merged into it.
 */
export class Said {
  #messages = [];

  /** @param {{message: object}} saying the message with this id, and what is needed to send it again */
  add(id, saying) {
    this.#messages.push({ id, saying });
  }

  /** Removes and returns the messages that an answer answers. */
  take(ack) {
    return this.#upTo(ack).map(({ saying }) => saying.message);
  }

  /** The message with an id, with what is needed to send it again. */
  find(id) {
    return this.#messages.find(message => message.id === id)?.saying;
  }

  /** Removes and returns the messages after the newest one that the server has received, because they were lost. */
  after(received) {
    const got = this.#upTo(received);
    const lost = this.#messages;
    this.#messages = got;
    return lost.map(({ saying }) => saying);
  }

  /** Drops all messages, because no answer will come. */
  clear() {
    this.#messages = [];
  }

  #upTo(last) {
    const end = this.#messages.findIndex(({ id }) => id > last);
    return this.#messages.splice(0, end < 0 ? this.#messages.length : end);
  }
}
