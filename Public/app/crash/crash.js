// The answer to an app that has ended: its picture is grey until it runs again, and a card says what happened.
import { keysAreOn } from '../bar/shortcut.js';
import { setInert } from '../dom/element.js';

/** The key that starts the app again. It has another meaning while the app runs. */
const restartKey = 'r';

/** Whether an app still writes where it crashes. */
const isUnfinished = crash => crash.type === 'crashing';

const isAlone = event => !event.ctrlKey && !event.metaKey && !event.altKey;

export class Crash {
  /**
   * The crashes of apps that do not run, by their slots.
   *
   * @type {Map<number, import('../wire/messages').CrashMessage | import('../wire/messages').CrashingMessage>}
   */
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

  /** Whether an app is about to end, and answers nothing until then. */
  get isAwaiting() {
    return [...this.#crashes.values()].some(isUnfinished);
  }

  /** @param {import('../wire/messages').CrashMessage | import('../wire/messages').CrashingMessage} crash */
  show(crash) {
    this.#crashes.set(crash.slot ?? 0, crash);
    this.#follow();
  }

  /** A scene shows that its app runs again. Other messages change nothing. @param {{type: string, slot?: number}} message */
  heard({ type, slot = 0 }) {
    if (type !== 'scene' || !this.#crashes.delete(slot)) return;
    this.#follow();
    if (slot === 0) this.#fill();
  }

  /** Gives the app the size of the browser, which may have changed meanwhile. */
  #fill() {
    const { preview, room } = this.page;
    if (!preview.situation.isDetached) preview.resize(room.size);
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

  /** Starts the apps that have ended again: at the user's place, or anew. */
  #restart(isFresh) {
    for (const [slot, crash] of this.#crashes) if (!isUnfinished(crash)) this.#restartOne(slot, isFresh);
  }

  /** An app that has never opened is opened. */
  #restartOne(slot, isFresh) {
    const { preview } = this.page;
    /** @type {import('../wire/messages').ClientMessage} */
    const message = { type: 'restart', ...(isFresh ? { fresh: true } : {}) };
    if (slot === 0 && !preview.isShown) preview.renew();
    else if (slot > 0) preview.connection.send({ ...message, slot });
    else preview.send(message);
  }

  #pressed(event) {
    if (this.#crashes.size === 0 || event.key.toLowerCase() !== restartKey || !isAlone(event) || !keysAreOn()) return;
    if (event.target.closest?.('input:not([type="range"]), select, textarea')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#restart(event.shiftKey);
  }
}
