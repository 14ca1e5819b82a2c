// Notices that the other side has gone silent. Touches timers, nothing else.

/** How long without a word before the other side is asked for one, in milliseconds. */
const idle = 5000;

/** How long an answer may take before that is worth saying, in milliseconds. */
const patience = 3000;

/** How long an answer may take before it is not waited for any more, in milliseconds. */
const limit = 10000;

/** The same while the socket is not believed: after a sleep, or a change of networks. */
const doubt = 1500;

/** A timer that comes so much too late has slept, in milliseconds. */
const lateness = 2000;

/** Watches one socket. Whatever is sent is answered, so silence after it means that nobody is there. */
export class Pulse {
  #timers = [];
  #isAwaiting = false;
  #isSilent = false;

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

  /** Something was asked of a socket that may be dead without knowing: an answer is waited for a moment only. */
  doubted() {
    this.#isAwaiting = true;
    this.#after([doubt, () => this.handlers.dead()]);
  }

  /** Something came in. */
  heard() {
    const due = Date.now() + idle;
    this.#isAwaiting = false;
    this.#after([idle, () => (Date.now() - due > lateness ? this.handlers.slept() : this.handlers.ask())]);
    if (this.#isSilent) this.handlers.heard();
    this.#isSilent = false;
  }

  /** The socket is gone. */
  stop() {
    this.#isAwaiting = this.#isSilent = false;
    this.#after();
  }

  #fallSilent() {
    this.#isSilent = true;
    this.handlers.silent();
  }

  #after(...timers) {
    this.#timers.forEach(clearTimeout);
    this.#timers = timers.map(([delay, action]) => setTimeout(action, delay));
  }
}
