// The HTML that shows what is on screen in another page.
import { download } from './download.js';
import { element, setHidden } from '../dom/element.js';
import { copyField } from './copyField.js';
import { pictureName } from './files.js';
import { frameSize, frameText, pictureSize, pictureText } from './sharedQuery.js';

/** The sentences about a frame, which never repeats inputs, because anybody who shows it could have written them. */
const frameWords = (embedders, hasInputs) => [
  `Pages of ${embedders.join(', ')} can show this frame.${hasInputs ? ' It shows the place in the app, without what a link repeats.' : ''}`,
];

/** The sentence about a picture in place of a frame. */
const pictureWords = () => [
  'No other site may frame this server, so this is a picture with a link. Save the picture beside your page. ',
  'The server’s flag ', element('code', {}, '--allow-embed'), ' allows a site to show the preview itself.',
];

/** The button that saves the picture of a scene. `failed` is called if the server does not draw it. */
function saveButton(preview, failed) {
  const button = element('button', { type: 'button', class: 'share-save is-wide' });
  button.addEventListener('click', () => {
    const name = pictureName(preview.scene);
    preview.pictures.ask({}, ({ svg }) => download(name, svg, 'image/svg+xml'), failed);
  });
  return button;
}

/**
 * The section with the HTML: a frame for the origins that may have one, or else a picture with a link. A picture stands beside the page
 * that shows it, so it needs neither this server nor access to it.
 *
 * @param {any} page the objects of the page, by name
 * @param {import('./links.js').Links} links
 * @returns {import('./panel.js').Section}
 */
export function embedSection({ offer, preview }, links) {
  const html = copyField('HTML for another page', 'share-html');
  const words = element('p');
  const save = saveButton(preview, () => words.replaceChildren('The server is busy with other questions. Try it again.'));
  const show = ({ embedders }, scene) => {
    const isFrame = embedders.length > 0;
    const name = pictureName(scene);
    const size = frameSize(scene.window, offer.deviceOf(scene.window.device));
    html.text.value = isFrame
      ? frameText(links.url({ isEmbedded: true }), document.title, size)
      : pictureText(links.url(), name, document.title, pictureSize(scene.window));
    words.replaceChildren(...(isFrame ? frameWords(embedders, links.hasInputs) : pictureWords()));
    save.textContent = `Save ${name}`;
    setHidden(save, isFrame);
  };
  return {
    element: element('section', { class: 'share-section' }, html.element, words, save),
    show() {
      show(links.sharing, links.scene);
    },
  };
}
