// The system's controls of a window that does not take the whole screen.
import { element } from '../dom/element.js';

/** Creates the picture of the three buttons at the leading upper corner: close, minimize, and arrange. */
export const windowControls = () => element('div', { class: 'window-controls', 'aria-hidden': 'true', hidden: true }, element('i'), element('i'), element('i'));
