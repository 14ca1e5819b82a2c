// The HTML that shows what is on screen in another page.
import { element } from '../dom/element.js';
import { copyField } from './copyField.js';
import { anchorText, frameSize, frameText } from './sharedQuery.js';

/** The sentence about the HTML, for the origins that may frame the page. */
const sentence = embedders => (embedders.length > 0
  ? [`Pages of ${embedders.join(', ')} can show this frame.`]
  : ['No other site may frame this server, so this is a link. The server’s flag ', element('code', {}, '--allow-embed'), ' allows a site to.']);

/**
 * The section with the HTML.
 *
 * @param {any} page the objects of the page, by name
 * @param {import('./links.js').Links} links
 * @returns {import('./panel.js').Section}
 */
export function embedSection({ offer }, links) {
  const html = copyField('HTML for another page', 'share-html');
  const words = element('p');
  return {
    element: element('section', { class: 'share-section' }, html.element, words),
    show() {
      const { window } = links.scene;
      const { embedders } = links.sharing;
      const size = frameSize(window, offer.deviceOf(window.device));
      html.text.value = embedders.length > 0 ? frameText(links.url({ isEmbedded: true }), document.title, size) : anchorText(links.url(), document.title);
      words.replaceChildren(...sentence(embedders));
    },
  };
}
