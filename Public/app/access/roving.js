// One stop of the Tab key for all buttons of the page's bar. The arrow keys go from one to the next.

const handleOf = item => (item.matches('a[href], button') ? item : item.querySelector(':scope > button, .caption-link'));

const isShown = handle => handle.getClientRects().length > 0;

/** Makes the bar a toolbar. Its fields and its list, which use the arrow keys themselves, stay stops of their own. */
export class Roving {
  /** @param {HTMLElement} line the items of the bar */
  constructor(line) {
    this.line = line;
    line.setAttribute('role', 'toolbar');
    line.setAttribute('aria-label', 'Tools');
    line.addEventListener('keydown', event => this.#pressed(event));
    line.addEventListener('focusin', event => this.#handles.includes(event.target) && this.#choose(event.target));
    // The bar moves items into its menu and back, where each is a stop of its own.
    new MutationObserver(() => this.#choose(this.chosen)).observe(line, { childList: true });
    this.#choose(null);
  }

  get #handles() {
    return [...this.line.children].flatMap(item => (item.matches('.more') ? item.querySelector('.more-button') : handleOf(item)) ?? []);
  }

  /** Makes a button the one that the Tab key reaches, or the first one. */
  #choose(wanted) {
    const handles = this.#handles;
    this.chosen = handles.includes(wanted) ? wanted : handles[0];
    for (const handle of handles) handle.tabIndex = handle === this.chosen ? 0 : -1;
    for (const item of this.line.querySelectorAll('.more-panel > *')) handleOf(item)?.removeAttribute('tabindex');
  }

  #pressed(event) {
    const handles = this.#handles.filter(isShown);
    const at = handles.indexOf(event.target);
    const goal = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: handles.length - 1 }[event.key];
    if (at < 0 || goal === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    handles[(goal + handles.length) % handles.length].focus();
  }
}
