// Whose scroll offset counts, the page's or the server's. Pure.

const same = (a, b) => Math.abs(a[0] - b[0]) < 0.5 && Math.abs(a[1] - b[1]) < 0.5;

/**
 * The conversation about one pane's offset. The page scrolls on its own and tells the server; each scene repeats
 * what the server believes, which may be a place the user has left already. Only an offset that is neither
 * the server's last word nor an echo of ours is an order.
 */
export class OffsetTalk {
  #told = [];
  #heard = null;

  /** The page sent this offset. */
  tell(offset) {
    this.#told.push(offset);
    if (this.#told.length > 64) this.#told.shift();
  }

  /** A scene says this offset. Returns it when the page must go there, else null. */
  hear(offset) {
    if (!offset) return null;
    const echo = this.#told.findIndex(told => same(told, offset));
    const isOld = this.#heard !== null && same(this.#heard, offset);
    this.#heard = offset;
    if (echo >= 0) this.#told.splice(0, echo);
    return echo >= 0 || isOld ? null : offset;
  }
}
