// A panel that a user watches while he works in the app. It stands in the dock until he closes it.
//
// It is a dialog of the browser that is not modal, and thus in no top layer: while something is there, Chromium lays out the page
// three times for a resize instead of twice (measured with Chromium 156).
import { Popover } from '../bar/popover.js';
import { toolButton } from '../bar/toolButton.js';

/** Opens and closes a dialog in the dock. Escape closes it too. */
export class DockedPanel extends Popover {
  /**
   * @param {{element: HTMLElement, button: HTMLElement, panel: HTMLElement}} parts the element has the button
   * @param {ReturnType<import('./dock.js').dockOf>} dock
   * @param {() => void} [opened] is called when the panel opens
   */
  constructor(parts, dock, opened) {
    super(parts, opened);
    this.dock = dock;
    this.part = { element: parts.panel, close: () => this.leave(), after: '.app-window' };
  }

  prepare() {
    this.panel.classList.add('is-docked');
    this.panel.prepend(toolButton({ symbol: 'xmark', label: 'Close', class: 'dock-close' }, () => this.leave()));
  }

  /** Opens or closes the dialog. One that is opened by a method of its own takes the focus, and with it the keyboard of the app. */
  show(isOpen) {
    this.panel.toggleAttribute('open', isOpen);
    this.dock.opened.note(this.part, isOpen);
    if (isOpen) this.dock.take(this);
    else this.dock.release(this);
  }

  /** Gives the panel its name in the address. */
  tell(name) {
    this.dock.tell(this, name);
  }
}
