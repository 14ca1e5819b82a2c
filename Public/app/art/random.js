// Numbers that look random and are the same every time, so photo-17 is the same picture everywhere. Pure.

/** A 32-bit hash of a text (FNV-1a). */
export function hash(text) {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  return h >>> 0;
}

/** A generator of numbers in 0..<1 from a seed (mulberry32), with the few draws that a painter needs. */
export class Random {
  #state;

  /**
   * @param {number} variant the number of the palette that a painter uses, so that two pictures by a painter never
   * share one by chance
   */
  constructor(seed, variant = seed) {
    this.#state = seed >>> 0;
    this.variant = variant;
  }

  /** The palette of this variant. */
  palette(list) {
    return list[this.variant % list.length];
  }

  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A number in `low..<high`. */
  between(low, high) {
    return low + this.next() * (high - low);
  }

  /** A whole number in `low...high`. */
  whole(low, high) {
    return Math.floor(this.between(low, high + 1));
  }

  pick(list) {
    return list[Math.floor(this.next() * list.length)];
  }

  chance(probability) {
    return this.next() < probability;
  }
}
