// The panel of everything that can be shared.
import { Popover } from '../bar/popover.js';
import { element } from '../dom/element.js';

/**
 * A thing to share: its element in the panel, and what it does when the panel opens, such as reading the present state.
 *
 * @typedef {{element: HTMLElement, opened: () => void}} Section
 */

/** The panel that the share button in the page's bar opens. */
export class SharePanel {
  /**
   * @param {import('../bar/shareButton.js').ShareButton} opener
   * @param {Section[]} sections in their order in the panel
   */
  constructor(opener, sections) {
    this.panel = element('div', { class: 'share-panel', role: 'dialog', 'aria-label': 'Share' }, ...sections.map(section => section.element));
    this.popover = new Popover({ element: opener.element, button: opener.button, panel: this.panel }, () => {
      for (const section of sections) section.opened();
    });
  }

  /** Opens the panel after a click on its button, or closes it. */
  toggle() {
    this.popover.toggle();
  }
}
