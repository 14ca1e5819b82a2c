// The app while the server is away: its picture is grey and takes nothing, and says since when.
import { element, focusIn, setInert, setText } from '../dom/element.js';

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** Shows over the app's window that the server is away. */
export class Outage {
  #since = null;
  #focused = null;

  /**
   * @param {HTMLElement} stage
   * @param {HTMLElement} app the app's window
   */
  constructor(stage, app) {
    this.app = app;
    this.line = element('p', { class: 'outage', hidden: true });
    stage.append(this.line);
  }

  /** The time at which the server was last there, in milliseconds since 1970, or null while it is. */
  get since() {
    return this.#since;
  }

  /** Notes that the server is away, unless that is known. */
  note() {
    this.#since ??= Date.now();
  }

  /** Shows that the server is away, or that the user has cut the connection. */
  show(isCut = false) {
    if (!this.line.hidden) return;
    setText(this.line, `${isCut ? 'Cut' : 'No server'} since ${clock.format(this.#since)}`);
    this.#focused = focusIn(this.app);
    this.#turn(true);
  }

  /** The server is back. The focus returns to where it was. */
  end() {
    this.#since = null;
    if (this.line.hidden) return;
    this.#turn(false);
    if (document.activeElement === document.body) this.#focused?.focus({ preventScroll: true });
  }

  #turn(isOn) {
    this.line.hidden = !isOn;
    setInert(this.app, isOn);
    this.app.classList.toggle('is-adrift', isOn);
  }
}
