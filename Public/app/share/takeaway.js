// The files and the text that can be taken away: the picture, the scene, and the settings for Xcode.
import { download } from './download.js';
import { element } from '../dom/element.js';
import { codeField } from './codeField.js';
import { fileName, pictureName } from './files.js';
import { withPageFonts } from './pictureFonts.js';
import { pngOf } from './raster.js';

/** The scene as text, without what belongs to the connection. Pure. */
export function sceneText({ rev, ack, session, slot, received, ...scene }) {
  return `${JSON.stringify(scene, null, 2)}\n`;
}

const saveButton = (label, title, save) => {
  const button = element('button', { type: 'button', class: 'share-save', title }, label);
  button.addEventListener('click', () => save(button));
  return button;
};

/**
 * The section of what can be taken away.
 *
 * @param {any} page the objects of the page, by name
 * @returns {import('./panel.js').Section}
 */
export function takeawaySection({ preview }) {
  const settings = codeField('Settings for a preview in Xcode', 'share-swift');
  const status = element('p', { class: 'share-status', role: 'status' });
  const say = text => { status.textContent = text; };
  const refused = () => say('The server is busy with other questions. Try it again.');

  /** Draws the open scene, and passes the answer on. */
  const draw = use => {
    say('');
    preview.pictures.ask({}, use, refused);
  };
  const saveSVG = () => draw(({ svg }) => download(pictureName(preview.scene), svg, 'image/svg+xml'));
  const savePNG = () => draw(({ svg, size }) => {
    withPageFonts(svg).then(drawn => pngOf(drawn, size)).then(png => download(`${fileName(preview.scene)}.png`, png), () => say('The browser cannot draw this picture as a PNG.'));
  });
  const saveScene = () => download(`${fileName(preview.scene)}.json`, sceneText(preview.scene), 'application/json');

  return {
    element: element('section', { class: 'share-section', 'aria-label': 'Files' },
      element('div', { class: 'share-label' }, 'Save this state'),
      element('div', { class: 'share-files' },
        saveButton('SVG', 'The picture, drawn by the server', saveSVG),
        saveButton('PNG', 'The picture, two pixels a point', savePNG),
        saveButton('JSON', 'The scene, as on the wire', saveScene)),
      status, settings.element),
    opened() {
      say('');
      preview.exports.ask({}, ({ swift }) => { settings.text.value = swift; }, refused);
    },
  };
}
