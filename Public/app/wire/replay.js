// The way from the opening of a link to the state that it shows. Pure.
import { isEarly, patience } from './early.js';

/** The types of messages that the page sends by itself, because the browser has another size, scrolls or moves the focus. */
const silent = new Set(['open', 'resize', 'scroll', 'focus']);

/** The inputs of a link, which the page repeats one after another once the preview is open. */
export class Replay {
  #steps = [];
  #own = new WeakSet();
  /** The input that was repeated last. */
  #last = null;
  /** The time until which the last input waits for the app to go on, in milliseconds, or null if it was not refused. */
  #end = null;
  #isWaiting = false;

  /** Takes the inputs of a link, or none. */
  begin(inputs) {
    this.#steps = [...inputs];
    this.#last = this.#end = null;
    this.#isWaiting = false;
  }

  /** The next input to repeat, or null if there is none, or if the last one waits. */
  next() {
    if (this.#isWaiting) return null;
    const next = this.#steps.shift() ?? null;
    if (next && next !== this.#last) this.#end = null;
    this.#last = next ?? this.#last;
    return next;
  }

  /**
   * Lets a refused input wait until the app has gone on by itself. Returns for how many milliseconds it can wait, which is 0 for an
   * input that would be refused then too, and for a message of the user.
   */
  wait(message, code, now) {
    if (!message || message !== this.#last || !isEarly(code)) return 0;
    this.#end ??= now + patience;
    this.#isWaiting = now < this.#end;
    return Math.max(0, this.#end - now);
  }

  /** Notes that the app has gone on by itself. The input that waits is the next one again. */
  goOn() {
    if (this.#isWaiting) this.#steps.unshift(this.#last);
    this.#isWaiting = false;
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
    return this.#steps.length === 0 && !this.#isWaiting && messages.some(message => !silent.has(message.type) && !this.#own.has(message));
  }
}
