// The key Escape, where nothing else of the page has a use for it: it closes the part around the app that was opened last.

const isPlain = ({ ctrlKey, metaKey, altKey, isComposing }) => !ctrlKey && !metaKey && !altKey && !isComposing;

/** Whether the focus is in a field, or in a dialog of the browser, which have the key themselves. */
const isElsewhere = target => target.closest?.('input:not([type="range"]), select, textarea, [contenteditable], dialog:modal');

/** The parts that a user opens by the bar or by a key, with what closes them. */
export class Escape {
  /** The names of the open parts, the newest one last. @type {string[]} */
  #open = [];

  /** @param {Record<string, {button: HTMLElement, close: () => void}>} parts each with its button in the bar, which is pressed while it is open */
  constructor(parts) {
    this.parts = parts;
    for (const [name, { button }] of Object.entries(parts)) {
      const follow = () => this.#note(name, button.getAttribute('aria-pressed') === 'true');
      new MutationObserver(follow).observe(button, { attributeFilter: ['aria-pressed'] });
      follow();
    }
    // The app and the panels listen in the document, which comes before the window.
    addEventListener('keydown', event => this.#pressed(event));
  }

  #note(name, isOpen) {
    const others = this.#open.filter(other => other !== name);
    this.#open = isOpen ? [...others, name] : others;
  }

  #pressed(event) {
    const last = this.#open.at(-1);
    if (event.key !== 'Escape' || event.defaultPrevented || !last || !isPlain(event) || isElsewhere(event.target)) return;
    event.preventDefault();
    this.parts[last].close();
  }
}
