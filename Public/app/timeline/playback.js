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
   * @returns {Promise<boolean>} whether the scene could be opened
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
    const { type, id, ack } = JSON.parse(text);
    if (kind === 'send') this.#sent(type, id);
    else if (ack !== undefined && ack === this.#openId && type === 'error') this.#end(false);
    else if (this.#newest !== null && ack >= this.#newest) this.#goOn();
  }

  #sent(type, id) {
    if (type === 'open') this.#openId = id;
    if (this.#openId !== null) this.#newest = id;
  }

  /** Sends the next inputs, or ends, once the page has dealt with the answer. */
  #goOn() {
    this.#newest = null;
    queueMicrotask(() => {
      const next = this.#left.splice(0, atOnce);
      if (next.length === 0) this.#end(true);
      for (const input of next) this.preview.send(input);
    });
  }

  #end(isOpen) {
    const ended = this.#ended;
    this.#ended = null;
    ended?.(isOpen);
  }
}
