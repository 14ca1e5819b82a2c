// Notices that the other side has gone silent. Touches timers, nothing else.

/** How long without a word before the other side is asked for one, in milliseconds. */
const idle = 5000;

/** How long an answer may take before that is worth saying, in milliseconds. */
const patience = 3000;

/** How long an answer may take before it is not waited for any more, in milliseconds. */
const limit = 10000;

/** The same while a socket is not believed, in milliseconds. */
const doubt = 1500;

/** A timer that comes so much too late was asleep, in milliseconds. */
const lateness = 2000;

/** Watches one socket. Whatever is sent is answered, so silence after it means that nobody is there. */
export class Pulse {
  #timers = [];
  #isAwaiting = false;
  #isSilent = false;
  #probe = null;

  /** @param {{ask: () => void, slept: () => void, silent: () => void, heard: () => void, dead: () => void}} handlers */
  constructor(handlers) {
    this.handlers = handlers;
  }

  /** Something went out that must be answered. */
  sent() {
    if (this.#isAwaiting) return;
    this.#isAwaiting = true;
    this.#after([patience, () => this.#fallSilent()], [limit, () => this.handlers.dead()]);
  }

  /**
   * The socket may be dead without knowing, so it was asked under this id. An answer is waited for a moment only, and
   * nothing else is believed: what still comes in may have lain in a buffer since before.
   */
  doubted(id) {
    this.#probe = id;
    this.#isAwaiting = true;
    this.#after([doubt, () => this.handlers.dead()]);
  }

  get isDoubting() {
    return this.#probe !== null;
  }

  /** Something came in, an answer to what was sent under this id, or to nothing. */
  heard(ack) {
    if (this.isDoubting && !(ack >= this.#probe)) return;
    this.#probe = null;
    this.#isAwaiting = false;
    this.#after([idle, () => this.handlers.ask()]);
    if (this.#isSilent) this.handlers.heard();
    this.#isSilent = false;
  }

  /** The socket is gone. */
  stop() {
    this.#isAwaiting = this.#isSilent = false;
    this.#probe = null;
    this.#after();
  }

  #fallSilent() {
    this.#isSilent = true;
    this.handlers.silent();
  }

  #after(...timers) {
    this.#timers.forEach(clearTimeout);
    this.#timers = timers.map(([delay, action]) => {
      const due = Date.now() + delay;
      return setTimeout(() => (Date.now() - due > lateness ? this.#sleep() : action()), delay);
    });
  }

  /** Nobody was awake to hear an answer, so that none came says nothing. */
  #sleep() {
    this.#probe = null;
    this.handlers.slept();
  }
}
