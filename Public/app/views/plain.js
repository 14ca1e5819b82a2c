// The view for a view model that has no view of its own: a labelled surface.
import { hash } from '../art/random.js';
import { element, setText } from '../dom/element.js';

/** A surface with a title. It also stands for unknown kinds and roles. */
export class PlainView {
  constructor() {
    this.label = element('span', { class: 'plain-label' });
    this.element = element('div', { class: 'plain' }, this.label);
  }

  /** Shows a title. Each title has its own tint, which distinguishes columns from each other. */
  update(model) {
    const title = String(model.title ?? model.text ?? model.kind ?? '');
    if (this.title === title) return;
    setText(this.label, (this.title = title));
    this.element.style.setProperty('--hue', (hash(title) * 47) % 360);
  }

  layout(pane) {
    const [top, left, bottom, right] = pane.contentSafeArea ?? pane.safeArea ?? [0, 0, 0, 0];
    this.element.style.padding = `${top}px ${right}px ${bottom}px ${left}px`;
  }
}
