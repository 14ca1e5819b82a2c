// Says to screen readers what a scene has changed.

/** The time, in milliseconds, for which nothing must change before the line is said. A drag over many flips says the last. */
const pause = 500;

/** A line that is said when it has come to rest. */
export class Announcer {
  #timer;
  #text = '';

  /**
   * @param {(text: string) => void} say
   * @param {{setTimeout: (act: () => void, milliseconds: number) => any, clearTimeout: (timer: any) => void}} clock
   */
  constructor(say, clock = globalThis) {
    this.say = say;
    this.clock = clock;
  }

  /** Notes news for the line. An empty text is no news, and puts off what waits. */
  tell(text) {
    this.#text = text || this.#text;
    this.clock.clearTimeout(this.#timer);
    if (this.#text) this.#timer = this.clock.setTimeout(() => this.#rest(), pause);
  }

  #rest() {
    this.say(this.#text);
    this.#text = '';
  }
}
