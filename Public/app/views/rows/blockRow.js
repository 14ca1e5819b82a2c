// A row with a title, and perhaps a symbol, a subtitle and a value.
import { element } from '../../dom/element.js';
import { symbolElement } from '../../dom/symbol.js';
import { fittedText } from '../fitted.js';
import { ListRow } from './listRow.js';

/** A row, which is a button only if a tap does something. */
export class BlockRow extends ListRow {
  constructor(id, { isEnabled }) {
    super(id, 'block', isEnabled ? 'button' : 'div');
    this.element.classList.add('block-row');
  }

  fill({ title, subtitle, value, image, accessory }) {
    if (this.element.type) this.element.setAttribute('aria-label', [title, subtitle, value].filter(Boolean).join(', '));
    this.element.classList.toggle('has-image', Boolean(image));
    this.element.classList.toggle('has-accessory', Boolean(accessory));
    const words = [
      fittedText('span', 'block-title', title, 2),
      subtitle && fittedText('span', 'block-subtitle', subtitle, 2),
    ];
    this.element.replaceChildren(...[
      image && symbolElement(image),
      element('span', { class: 'block-words' }, ...words.filter(Boolean)),
      value && fittedText('span', 'block-value', value, 1),
      accessory === 'disclosureIndicator' && symbolElement('chevron.forward'),
    ].filter(Boolean));
  }
}
