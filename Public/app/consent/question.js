// The card with the question whether a link may repeat its inputs. The app behind it can be seen and used.
import { element, setHidden } from '../dom/element.js';
import { explanation, headingOf, restText, sentencesOf } from './words.js';

/**
 * The milliseconds in which a press does not count as a yes, after the card or the browser's window has come. Another page can
 * open this one right below the pointer of a user who presses twice.
 */
const guardTime = 700;

const rows = sentences => sentences.map(sentence => element('li', {}, sentence));

/** The row that opens into the rest of the inputs, or nothing if there are no more. */
const foldedRow = rest => (rest.length > 0 ? [element('li', {}, element('details', {}, element('summary', {}, restText(rest)), element('ol', {}, ...rows(rest))))] : []);

const button = (className, label) => element('button', { type: 'button', class: className }, label);

export class Question {
  #heading = element('h2', { id: 'consent-heading' });
  #list = element('ol', { id: 'consent-inputs' });
  #guard = 0;
  /** @type {?HTMLElement} */
  #focused = null;

  /**
   * @param {HTMLElement} page the element with the parts of the page
   * @param {{yes: () => void, no: () => void}} acts
   */
  constructor(page, { yes, no }) {
    this.yes = button('consent-yes', 'Do it');
    this.yes.addEventListener('click', () => this.yes.hasAttribute('aria-disabled') || yes());
    this.no = button('consent-no', 'Not now');
    this.no.addEventListener('click', no);
    this.element = element(
      'section',
      { class: 'consent-card', role: 'alertdialog', 'aria-labelledby': 'consent-heading', 'aria-describedby': 'consent-inputs', 'data-region': '', hidden: true },
      this.#heading, element('p', {}, explanation), this.#list, element('footer', {}, this.no, this.yes),
    );
    page.append(this.element);
    addEventListener('focus', () => this.isShown && this.#beginGuard());
  }

  get isShown() {
    return !this.element.hidden;
  }

  /**
   * Shows the question about inputs. The focus goes to the answer that does nothing.
   *
   * @param {object[]} inputs
   * @param {(target: unknown) => string | undefined} labelOf returns the label on screen of the element with a name, or nothing
   */
  show(inputs, labelOf) {
    this.#heading.textContent = headingOf(inputs);
    const { first, rest } = sentencesOf(inputs, labelOf);
    this.#list.replaceChildren(...rows(first), ...foldedRow(rest));
    this.#beginGuard();
    if (this.isShown) return;
    this.#focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setHidden(this.element, false);
    this.no.focus({ preventScroll: true });
  }

  /** Hides the question. The focus returns to where it was, unless it is elsewhere. */
  hide() {
    if (!this.isShown) return;
    const hadFocus = this.element.contains(document.activeElement);
    setHidden(this.element, true);
    if (hadFocus) this.#focused?.focus({ preventScroll: true });
  }

  #beginGuard() {
    clearTimeout(this.#guard);
    this.yes.setAttribute('aria-disabled', 'true');
    this.#guard = window.setTimeout(() => this.yes.removeAttribute('aria-disabled'), guardTime);
  }
}
