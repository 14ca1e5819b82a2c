// The way from the opening of a link to the state that it shows. Pure.

/** The types of messages that the page sends by itself, because the browser has another size, scrolls or moves the focus. */
const silent = new Set(['open', 'resize', 'scroll', 'focus']);

/** The inputs of a link, which the page repeats one after another once the preview is open. */
export class Replay {
  #steps = [];
  #own = new WeakSet();
  /** The input that was repeated last. */
  #last = null;

  /** Takes the inputs of a link, or none. */
  begin(inputs) {
    this.#steps = [...inputs];
    this.#last = null;
  }

  /** The next input to repeat, or null. */
  next() {
    const next = this.#steps.shift() ?? null;
    this.#last = next ?? this.#last;
    return next;
  }

  /**
   * Ends the repetition if the server has refused an input, since those after it may mean something else. Returns how many inputs
   * of the link have not been repeated, which is none for a message of the user.
   */
  refused(message) {
    if (!message || message !== this.#last) return 0;
    const count = this.#steps.length + 1;
    this.begin([]);
    return count;
  }

  /** Notes that the page sends a message by itself, on the way to the state of the address, and returns the message. */
  owned(message) {
    this.#own.add(message);
    return message;
  }

  /** Whether the user has done something after these inputs, so that the link no longer tells what is on screen. */
  isLeftBy(messages) {
    return this.#steps.length === 0 && messages.some(message => !silent.has(message.type) && !this.#own.has(message));
  }
}
