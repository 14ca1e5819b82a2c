// Saves what the page has made as a file of the user.
import { element } from '../dom/element.js';

/** The milliseconds after which the browser has begun to read the file. */
const patience = 10_000;

/** Offers a text or a blob to the user as a file with a name. */
export function download(name, content, type = 'text/plain') {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = element('a', { href: address, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), patience);
}
