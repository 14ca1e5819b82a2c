// The section for a terminal and for CI: the command that draws what is on screen, and a check that holds for it.
import { element, setHidden, setText } from '../dom/element.js';
import { entryIn } from '../offer.js';
import { checkText } from './checkText.js';
import { codeField } from './codeField.js';
import { commandText } from './commandText.js';
import { copyField } from './copyField.js';
import { pictureName } from './files.js';
import { recordedInputs } from './recorded.js';

/**
 * The section.
 *
 * @param {any} page the objects of the page, by name
 * @param {import('./links.js').Links} links
 * @returns {import('./panel.js').Section}
 */
export function terminalSection(page, links) {
  const command = copyField('Command for a terminal', 'share-command');
  const check = codeField('Check for CI', 'share-check');
  const lack = element('p', { class: 'share-status' });
  let offer = null;
  page.offer.first.then(first => { offer = first; });
  const showCheck = () => {
    const recorded = recordedInputs(page.preview.connection.journal);
    const { text, lack: reason } = recorded ? checkText(recorded, links.scene) : { text: null, lack: 'The opening of the scene is no longer recorded.' };
    check.text.value = text ?? '';
    setHidden(check.element, text === null);
    setText(lack, reason ? `No check: ${reason}` : '');
    setHidden(lack, !reason);
  };
  return {
    element: element('section', { class: 'share-section', 'aria-label': 'Terminal and CI' }, command.element, check.element, lack),
    show() {
      command.text.value = commandText(links.url(), pictureName(links.scene), Boolean(offer && entryIn(offer, page.preview.query)?.isOwn));
      showCheck();
    },
  };
}
