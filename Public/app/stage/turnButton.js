// The button that turns the device, or the app's window.
import { rename, toolButton } from '../bar/toolButton.js';

const words = hasDevice => (hasDevice ? 'Turn the device' : 'Turn the window');

/** A button in the page's bar. */
export class TurnButton {
  constructor(turn) {
    this.element = toolButton({ class: 'turn-button', symbol: 'rotate.right', label: words(false) }, turn);
  }

  /** Says what the button turns. */
  show(hasDevice) {
    if (this.hasDevice === hasDevice) return;
    this.hasDevice = hasDevice;
    rename(this.element, words(hasDevice));
  }
}
