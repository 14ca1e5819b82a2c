// The elements of an explanation: its sentences, and the nearest widths at which something changes.
import { element } from '../dom/element.js';
import { sourceText, statementText } from './words.js';

/** An item for each sentence, with its source. */
export const sentenceElements = sentences => sentences.map(sentence => (
  element('li', {}, element('span', {}, sentence.text), element('small', { title: statementText(sentence) }, sourceText(sentence)))
));

function flipElement({ heading, changes, width }, jump) {
  const button = element('button', { type: 'button', class: 'explanation-flip' },
    element('b', {}, heading), ...changes.map(change => element('span', {}, change)));
  button.addEventListener('click', () => jump(width));
  return button;
}

/** A button for each flip, which gives the window its width. */
export const flipElements = (flips, jump) => flips.map(flip => flipElement(flip, jump));
