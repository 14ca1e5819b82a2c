// Notices that the server has stopped answering. Touches timers, nothing else.

/** The time without a message, in milliseconds, after which the page asks for one. */
const idle = 5000;

/** The time for an answer, in milliseconds, after which the page reports silence. */
const patience = 3000;

/** The time for an answer, in milliseconds, after which the socket counts as dead. */
const limit = 10000;

/** The same time for a socket in doubt, in milliseconds. */
const doubt = 1500;

/** The delay of a timer, in milliseconds, from which the machine must have been asleep. */
const lateness = 2000;

/** Watches a socket. Every message is answered, so silence after a message means that nobody is there. */
export class Pulse {
  #timers = [];
  #isAwaiting = false;
  #isSilent = false;
  #probe = null;

  /** @param {{ask: () => void, slept: () => void, silent: () => void, heard: () => void, dead: () => void}} handlers */
  constructor(handlers) {
    this.handlers = handlers;
  }

  /** Notes that a message was sent, which must be answered. */
  sent() {
    if (this.#isAwaiting) return;
    this.#isAwaiting = true;
    this.#after([patience, () => this.#fallSilent()], [limit, () => this.handlers.dead()]);
  }

  /**
   * Notes that the socket may be dead, and that it was asked with the given id. Only the answer to this id counts,
   * because other messages may come from an old buffer, and only for a short time.
   */
  doubted(id) {
    this.#probe = id;
    this.#isAwaiting = true;
    this.#after([doubt, () => this.handlers.dead()]);
  }

  get isDoubting() {
    return this.#probe !== null;
  }

  /** Notes that a message has arrived: the answer to the message with the given id, or no answer. */
  heard(ack) {
    if (this.isDoubting && !(ack >= this.#probe)) return;
    this.#probe = null;
    this.#isAwaiting = false;
    this.#after([idle, () => this.handlers.ask()]);
    if (this.#isSilent) this.handlers.heard();
    this.#isSilent = false;
  }

  /** Stops watching, because the socket is closed. */
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

  /** Handles a machine that was asleep. It could not receive an answer, so a missing one means nothing. */
  #sleep() {
    this.#probe = null;
    this.handlers.slept();
  }
}
