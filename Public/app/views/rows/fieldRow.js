// A row of a form with a field. The whole row gives the field the focus.
import { element } from '../../dom/element.js';
import { Field } from '../field.js';
import { fittedText, refit } from '../fitted.js';
import { ListRow } from './listRow.js';

/** The field stays while the rest of the row changes, because an input that moves loses the focus. */
export class FieldRow extends ListRow {
  constructor(id, _model, { typing }) {
    super(id, 'field', 'label');
    this.element.classList.add('block-row');
    this.title = fittedText('span', 'block-title', '', 1);
    const input = element('input', { class: 'block-input', dir: 'auto', autocomplete: 'off', spellcheck: 'false' });
    this.field = new Field(input, typing);
    this.element.append(this.title, input);
  }

  fill({ title, field }) {
    refit(this.title, title, 1);
    this.field.update(field);
  }
}
