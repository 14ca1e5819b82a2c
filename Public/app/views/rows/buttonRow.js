// A row of a form that is a button.
import { fittedText } from '../fitted.js';
import { ListRow } from './listRow.js';

export class ButtonRow extends ListRow {
  constructor(id) {
    super(id, 'button');
    this.element.classList.add('block-row');
  }

  fill({ title }) {
    this.element.replaceChildren(fittedText('span', 'block-title', title, 2));
  }
}
