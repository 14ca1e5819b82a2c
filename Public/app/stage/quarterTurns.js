// The orientations through which a device turns.

/**
 * The orientation after a quarter turn to the left, for each orientation. In `landscapeLeft`, the home button is at the
 * left, so one turn leads from the usual landscape back to portrait.
 *
 * @type {Record<import('../wire/messages').Orientation, import('../wire/messages').Orientation>}
 */
const after = {
  portrait: 'landscapeRight',
  landscapeRight: 'portraitUpsideDown',
  portraitUpsideDown: 'landscapeLeft',
  landscapeLeft: 'portrait',
};

/**
 * The quarter turns of a device. An app may not support an orientation, and then stays as it is. The next turn goes on
 * from where the device is.
 */
export class QuarterTurns {
  #at = 'portrait';
  #asked = null;

  /** @param {import('../wire/messages').Orientation} orientation that of the scene */
  follow(orientation) {
    if (orientation === this.#at) return;
    this.#at = orientation;
    this.#asked = null;
  }

  next() {
    this.#asked = after[this.#asked ?? this.#at];
    return this.#asked;
  }
}
