// Repeats recorded inputs in a fresh opening of their scene. Touches no DOM.

/**
 * The number of inputs that are sent at once. The next ones follow when all of these are answered, because a server refuses
 * messages that come too fast.
 */
const atOnce = 40;

/** A playback under way. It hears every message that the page sends and receives. */
export class Playback {
  /** The inputs that are still to be sent. */
  #left = [];
  /** The id of the newest input that was sent. */
  #newest = null;
  #openId = null;
  #ended = null;

  /** @param {{reopen: Function, send: (message: object) => void}} preview */
  constructor(preview) {
    this.preview = preview;
  }

  get isUnderWay() {
    return this.#ended !== null;
  }

  /**
   * Opens a scene by a recorded message, and repeats the inputs.
   *
   * @returns {Promise<boolean>} whether all of them were sent; not if the scene could not be opened, or another one was
   */
  start(open, inputs, query) {
    const { id: _, ...message } = open;
    this.#left = inputs.map(({ id, ...input }) => input);
    this.#newest = this.#openId = null;
    return new Promise(resolve => {
      this.#ended = resolve;
      this.preview.reopen(query, false, message);
    });
  }

  /** Takes a message that the page has sent or received. */
  hear({ kind, text }) {
    if (!this.isUnderWay) return;
    const message = JSON.parse(text);
    const { type, id, ack } = message;
    if (kind === 'send') this.#sent(message, id);
    else if (ack !== undefined && ack === this.#openId && type === 'error') this.#end(false);
    else if (this.#newest !== null && ack >= this.#newest) this.#goOn();
  }

  /** Notes what was sent. If somebody opens another scene meanwhile, the rest is not for that one. */
  #sent({ type, resume }, id) {
    if (type === 'open' && !resume) {
      if (this.#openId !== null) return this.#end(false);
      this.#openId = id;
    }
    if (this.#openId !== null) this.#newest = id;
  }

  /** Sends the next inputs, or ends, once the page has dealt with the answer. */
  #goOn() {
    this.#newest = null;
    queueMicrotask(() => {
      if (!this.isUnderWay) return;
      const next = this.#left.splice(0, atOnce);
      if (next.length === 0) this.#end(true);
      for (const input of next) this.preview.send(input);
    });
  }

  #end(isComplete) {
    const ended = this.#ended;
    this.#ended = null;
    ended?.(isComplete);
  }
}
