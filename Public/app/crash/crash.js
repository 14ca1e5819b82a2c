// The answer to an app that has ended: its picture is grey until it runs again, and a card says what happened.
import { keysAreOn } from '../bar/shortcut.js';
import { setInert } from '../dom/element.js';

/** The key that starts the app again. It has another meaning while the app runs. */
const restartKey = 'r';

const isAlone = event => !event.ctrlKey && !event.metaKey && !event.altKey;

export class Crash {
  /** The crashes of apps that do not run, by their slots. @type {Map<number, import('../wire/messages').CrashMessage>} */
  #crashes = new Map();

  /**
   * @param page the objects of the page, by name
   * @param {(acts: any) => import('./crashCard.js').CrashCard} makeCard
   */
  constructor(page, makeCard) {
    this.page = page;
    this.card = makeCard({ restart: isFresh => this.#restart(isFresh), hide: () => this.card.hide() });
    // The key comes here before it reaches the page, where it turns the device.
    document.addEventListener('keydown', event => this.#pressed(event), { capture: true });
  }

  /** Whether the app of the page's own window has ended. */
  get isDown() {
    return this.#crashes.has(0);
  }

  /** @param {import('../wire/messages').CrashMessage} crash */
  show(crash) {
    this.#crashes.set(crash.slot ?? 0, crash);
    this.#follow();
  }

  /** An app has answered again. */
  runs(slot = 0) {
    if (this.#crashes.delete(slot)) this.#follow();
  }

  /** Shows the first crash that there is, or the app again. */
  #follow() {
    const [crash] = this.#crashes.values();
    const { element } = this.page.appWindow;
    setInert(element, this.isDown);
    element.classList.toggle('is-adrift', this.isDown);
    if (!crash) return this.card.hide();
    // The card says all that the server's refusal does.
    this.page.notice.hide();
    this.card.show(crash);
  }

  #restart(isFresh) {
    for (const slot of this.#crashes.keys()) this.page.preview.restart(slot, isFresh);
  }

  #pressed(event) {
    if (this.#crashes.size === 0 || event.key.toLowerCase() !== restartKey || !isAlone(event) || !keysAreOn()) return;
    if (event.target.closest?.('input:not([type="range"]), select, textarea')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#restart(event.shiftKey);
  }
}
