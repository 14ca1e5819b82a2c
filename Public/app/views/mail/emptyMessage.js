// The view in place of a message.
import { element, setText } from '../../dom/element.js';

export class EmptyMessageView {
  constructor() {
    this.label = element('p');
    this.element = element('div', { class: 'empty-message' }, this.label);
  }

  update(model) {
    setText(this.label, model.title ?? '');
  }

  layout(pane) {
    this.element.style.padding = (pane.safeArea ?? [0, 0, 0, 0]).map((_, index, [top, left, bottom, right]) => `${[top, right, bottom, left][index]}px`).join(' ');
  }
}
