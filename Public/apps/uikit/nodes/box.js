// Plain views, and the cards of alerts.
import { element } from '../../../app/dom/element.js';
import { NodeView } from './node.js';

/** A plain view. One of a class that the app draws itself has the name of that class in its middle. */
export class BoxNode extends NodeView {
  fill({ name }) {
    this.element.classList.toggle('is-own', Boolean(name));
    this.tag?.remove();
    this.tag = name ? element('span', { class: 'ui-name' }, name) : null;
    if (this.tag) this.element.prepend(this.tag);
  }
}

/** The card of an alert or of an action sheet, with its texts, its fields and its buttons in it. */
export class CardNode extends NodeView {
  constructor(node, context) {
    super(node, context);
    this.element.dataset.role = 'card';
    this.element.setAttribute('role', 'group');
  }

  fill({ style = 'alert' }) {
    this.element.dataset.style = style;
  }
}
