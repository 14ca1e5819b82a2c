// The card over an app that has ended: what happened, where in its code, and the calls before.
import { element, setHidden } from '../dom/element.js';
import { callText, headingOf, hint, isOfApp, placeOf, search } from './words.js';

/** The number of functions that are listed. The first ones say most. */
const mostFrames = 12;

/** A function that was running, with its place. A function of the app stands out. */
const frameRow = frame => element('li', { class: isOfApp(frame) && 'is-own' }, element('code', {}, frame.function), placeOf(frame) ? element('span', {}, placeOf(frame)) : null);

const callRow = call => element('li', {}, element('i', {}, call.phase), element('code', {}, callText(call)));

/** A part of the card that is folded away. Without rows it is left out. */
function folded(title, rows, isOpen) {
  if (rows.length === 0) return null;
  return element('details', { open: isOpen }, element('summary', {}, title), element('ol', {}, ...rows));
}

const button = (className, label, ...content) => element('button', { type: 'button', class: className, 'aria-label': label }, ...content);

export class CrashCard {
  #heading = element('h2');
  #message = element('p', { class: 'crash-message' });
  #place = element('p', { class: 'crash-place' });
  #details = element('div', { class: 'crash-details' });
  #hint = element('p', { class: 'crash-hint' });

  /**
   * @param {HTMLElement} parent
   * @param {{restart: (isFresh: boolean) => void, hide: () => void}} acts
   */
  constructor(parent, { restart, hide }) {
    this.restart = button('crash-restart', 'Restart the app at its place', 'Restart', element('kbd', {}, 'R'));
    this.restart.addEventListener('click', () => restart(false));
    const fresh = button('crash-fresh', 'Start the app anew', 'Start anew');
    fresh.addEventListener('click', () => restart(true));
    const close = button('crash-hide', 'Hide the report', 'Hide');
    close.addEventListener('click', hide);
    this.actions = element('footer', {}, this.restart, fresh, close);
    this.element = element(
      'section', { class: 'crash-card', role: 'alertdialog', 'aria-label': 'The app has ended', 'data-region': '', hidden: true },
      this.#heading, this.#place, this.#message, this.#details,
      this.#hint, this.actions,
    );
    parent.append(this.element);
  }

  get isShown() {
    return !this.element.hidden;
  }

  /**
   * Shows a crash, or the words of one whose place is not known yet.
   *
   * @param {import('../wire/messages').CrashMessage | import('../wire/messages').CrashingMessage} crash
   */
  show(crash) {
    this.#say(crash);
    const isWhole = crash.type === 'crash';
    this.#hint.textContent = isWhole ? hint : search;
    setHidden(this.actions, !isWhole);
    this.#list(isWhole ? crash : { frames: [], calls: [] });
    setHidden(this.element, false);
    if (isWhole) this.restart.focus({ preventScroll: true });
  }

  #say(crash) {
    this.#heading.textContent = headingOf(crash);
    this.element.setAttribute('aria-label', headingOf(crash));
    this.#message.textContent = crash.message;
    setHidden(this.#message, !crash.message);
    this.#place.textContent = placeOf(crash);
    setHidden(this.#place, !placeOf(crash));
  }

  #list(crash) {
    const parts = [
      folded('Running at the end', crash.frames.slice(0, mostFrames).map(frameRow), true),
      folded('Calls before', crash.calls.map(callRow).reverse(), crash.frames.length === 0),
    ];
    this.#details.replaceChildren(...parts.filter(Boolean));
  }

  hide() {
    setHidden(this.element, true);
  }
}
