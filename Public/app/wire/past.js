// The user's inputs since the preview was opened, for a link that leads to the same state. Pure.

/** The greatest number of inputs that are kept. */
const most = 400;

/** The types of messages of which only the newest matters, if nothing has happened between two of them. */
const streams = new Set(['resize', 'arrange', 'scroll', 'drag', 'edit', 'focus']);

/** The inputs since the preview was opened, and how it was opened. */
export class Past {
  /** @type {?object} the place at which the preview was opened, or null */
  place = null;
  /** @type {?{width: number, height: number}} the size with which the window was opened, or null for the scene's own */
  size = null;
  /** Whether the inputs are all that there were. */
  isWhole = true;
  /** Whether the app has changed something without a message, as one that loads something does. */
  isLive = false;
  #entries = [];

  /** The inputs, as messages in order. */
  get inputs() {
    return this.#entries.map(({ message }) => message);
  }

  /** Adds the messages that a scene answers. The last one has caused the calls in it. */
  add(messages, { ack, events = [] }) {
    if (ack === undefined) this.isLive = true;
    messages.forEach((message, index) => {
      if (message.type === 'open') this.#begin(message);
      else this.#note({ message, isTurn: events.length > 0 && index === messages.length - 1 });
    });
  }

  #begin({ place = null, window = null }) {
    this.place = place;
    this.size = window && { width: window.width, height: window.height };
    this.isWhole = true;
    this.isLive = false;
    this.#entries = [];
  }

  #note(entry) {
    const last = this.#entries.at(-1);
    if (last && !last.isTurn && isReplaced(last.message, entry.message)) this.#entries.pop();
    this.#entries.push(entry);
    if (this.#entries.length <= most) return;
    this.#entries.shift();
    this.isWhole = false;
  }
}

/** Whether a message makes the one before it meaningless. */
const isReplaced = (one, next) => streams.has(one.type) && one.type === next.type && one.target === next.target && one.phase === next.phase;
