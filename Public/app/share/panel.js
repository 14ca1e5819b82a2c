// The panel of everything that can be shared.
import { Popover } from '../bar/popover.js';
import { element } from '../dom/element.js';

/**
 * A thing to share: its element in the panel, `opened`, which is called when the panel opens, and `show`, which is called when
 * something about the links has changed.
 *
 * @typedef {{element: HTMLElement, opened?: () => void, show?: () => void}} Section
 */

/** The time between two looks at whether something else is on screen while the panel is open, in milliseconds. */
const interval = 400;

/** The panel that the share button in the page's bar opens. */
export class SharePanel {
  #timer = null;

  /**
   * @param {import('../bar/shareButton.js').ShareButton} opener
   * @param {import('./links.js').Links} links
   * @param {Section[]} sections in their order in the panel
   */
  constructor(opener, links, sections) {
    this.links = links;
    this.sections = sections;
    this.panel = element('div', { class: 'share-panel', role: 'dialog', 'aria-label': 'Share' }, ...sections.map(section => section.element));
    this.popover = new Popover({ element: opener.element, button: opener.button, panel: this.panel }, () => this.#opened());
    this.panel.addEventListener('change', () => this.#find());
  }

  /** Opens the panel after a click on its button, or closes it. */
  toggle() {
    this.popover.toggle();
  }

  /** Follows the scene until the panel is closed. The press on the button itself can change it, as it ends typing. */
  #opened() {
    for (const section of this.sections) section.opened?.();
    this.#find();
    clearInterval(this.#timer);
    this.#timer = setInterval(() => {
      if (!this.popover.isOpen) clearInterval(this.#timer);
      else if (this.links.isOutdated) this.#find();
    }, interval);
  }

  #find() {
    this.links.find(() => this.sections.forEach(section => section.show?.()));
  }
}
