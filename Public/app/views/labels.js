// Two labels: a title in the place of the bar, and a text in the middle. With an id, the whole view can be tapped.
import { element, place, setHidden, setText } from '../dom/element.js';

export class LabelsView {
  constructor() {
    this.title = element('h1', { class: 'labels-title' });
    this.text = element('p', { class: 'labels-text', 'aria-live': 'polite' });
    this.element = element('div', { class: 'labels' }, this.title, this.text);
  }

  update({ title, text, id }) {
    setText(this.title, title ?? '');
    setHidden(this.title, !title);
    setText(this.text, text ?? '');
    if (id) this.element.dataset.id = id;
    else delete this.element.dataset.id;
  }

  layout({ frame, safeArea, contentSafeArea = safeArea }) {
    const [top, left, bottom, right] = contentSafeArea;
    const width = frame[2] - left - right;
    place(this.title, left, safeArea[0], width, top - safeArea[0]);
    place(this.text, left, top, width, frame[3] - top - bottom);
  }
}
