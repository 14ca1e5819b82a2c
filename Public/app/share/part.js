// The panel of everything that can be shared of the open preview, as a part of the page.
import { linkSection } from './link.js';
import { SharePanel } from './panel.js';
import { takeawaySection } from './takeaway.js';

/** Creates the panel below its button. Each section has one thing to share, in a module of its own. */
export function make(page) {
  return new SharePanel(page.shareButton, [linkSection(page), takeawaySection(page)]);
}
