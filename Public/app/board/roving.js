// The keyboard in the board: the arrow keys go from window to window, and Tab goes into the app of one window.
import { goalOf } from '../overview/moves.js';

/** The captions of the windows, of which the Tab key reaches one. */
export class Roving {
  #current = 0;

  /**
   * @param {HTMLElement} list the element with all windows
   * @param {{windows: () => {button: HTMLElement, element: HTMLElement, view: {element: HTMLElement}}[], isOn: () => boolean}} board
   */
  constructor(list, board) {
    this.list = list;
    this.board = board;
    list.addEventListener('keydown', event => this.#pressed(event));
    list.addEventListener('focusin', event => this.#focused(event.target));
    document.addEventListener('keydown', event => event.key === 'Tab' && board.isOn() && this.#passOthers(), { capture: true });
  }

  /** Makes a window the one that the Tab key reaches. */
  rove(index) {
    this.#current = index;
    this.board.windows().forEach(({ button }, at) => { button.tabIndex = at === index ? 0 : -1; });
  }

  /** Gives the focus to the caption of a window. */
  focus(index) {
    this.rove(index);
    this.board.windows()[index]?.button.focus({ preventScroll: index === 0 });
  }

  #indexOf(target) {
    return this.board.windows().findIndex(({ element }) => element.contains(target));
  }

  #focused(target) {
    const index = this.#indexOf(target);
    if (index >= 0 && index !== this.#current) this.rove(index);
  }

  /**
   * Has the Tab key pass the apps of the other windows, of which each has as many stops as the page alone. The browser moves
   * the focus right after the event.
   */
  #passOthers() {
    const others = this.board.windows().filter((_, index) => index !== this.#current).map(({ view }) => view.element);
    for (const other of others) other.inert = true;
    setTimeout(() => others.forEach(other => { other.inert = false; }));
  }

  #pressed(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = this.#indexOf(event.target);
    if (event.target.matches('.board-open')) this.#move(event, index);
    else if (event.key === 'Escape') this.#leave(event, index);
  }

  #move(event, index) {
    const buttons = this.board.windows().map(({ button }) => button);
    const goal = goalOf(event.key, buttons.map(button => button.getBoundingClientRect()), index);
    if (goal === null) return;
    event.preventDefault();
    this.focus(goal);
  }

  /** Leaves the app of a window for its caption. */
  #leave(event, index) {
    event.preventDefault();
    this.focus(index);
  }
}
