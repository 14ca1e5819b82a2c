// The panel that shares the open preview, and the reader of shared links, as a part of the page.
import { checkText } from './checkText.js';
import { commandText } from './commandText.js';
import { embedSection } from './embed.js';
import { pastOf, pastText } from './inputs.js';
import { Links } from './links.js';
import { linkSection } from './link.js';
import { SharePanel } from './panel.js';
import { takeawaySection } from './takeaway.js';
import { terminalSection } from './terminal.js';
import { traceOf } from './trace.js';

/** Creates the panel below its button. Each section has one thing to share, in a module of its own. */
export function make(page) {
  const links = new Links(page);
  const panel = new SharePanel(page.shareButton, links, [linkSection(links), terminalSection(page, links), embedSection(page, links), takeawaySection(page)]);
  return { toggle: () => panel.toggle(), read: pastOf, write: pastText, trace: () => traceOf(page), check: checkText, command: commandText };
}
