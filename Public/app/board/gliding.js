// The panes that scroll in all windows of a board. While they do, each is a layer of its own, which the browser moves without
// drawing it again. At rest they are none, because many layers make every other frame dearer.

/** The milliseconds after the last offset for which a pane stays a layer. */
const rest = 600;

/** The scroll container of a pane, and not one of a pane inside it. */
const scrollerOf = pane => [...pane.querySelectorAll('.scroller')].find(one => one.closest('[data-pane]') === pane);

export class Gliding {
  /** @type {Map<string, {parts: Element[], end: number}>} */
  #under = new Map();

  /** @param {Element} windows the parent of all windows */
  constructor(windows) {
    this.windows = windows;
  }

  /** Notes that the pane with an id scrolls. */
  note(id) {
    const now = this.#under.get(id);
    clearTimeout(now?.end);
    this.#under.set(id, { parts: now?.parts ?? this.#begin(id), end: window.setTimeout(() => this.#stop(id), rest) });
  }

  #begin(id) {
    const panes = [...this.windows.querySelectorAll(`[data-pane="${CSS.escape(id)}"]`)];
    const parts = panes.map(scrollerOf).filter(part => part !== undefined);
    for (const part of parts) part.classList.add('is-gliding');
    return parts;
  }

  #stop(id) {
    for (const part of this.#under.get(id)?.parts ?? []) part.classList.remove('is-gliding');
    this.#under.delete(id);
  }
}
