// The view for a view model that has no view of its own: a labelled surface that says where it stands.
import { hash } from '../art/random.js';
import { element, setText } from '../dom/element.js';
import { capital, sizeText } from '../text.js';

/** The place of a surface in words: the column that it is in, if it is in one, and the size of its pane. It can be broken between the two. */
export function placeOf({ frame: [, , width, height] }, column) {
  const size = sizeText([width, height]).replaceAll(' ', '\u00A0');
  return column ? `${capital(column)}\u00A0· ${size}` : size;
}

/** A surface with a title, and its place below. It also stands for unknown kinds and roles. */
export class PlainView {
  constructor() {
    this.label = element('span', { class: 'plain-label' });
    this.place = element('span', { class: 'plain-place' });
    this.element = element('div', { class: 'plain' }, this.label, this.place);
  }

  /** Shows a title. Each title has its own tint, which distinguishes columns from each other. */
  update(model) {
    const title = String(model.title ?? model.text ?? model.kind ?? '');
    if (this.title === title) return;
    setText(this.label, (this.title = title));
    this.element.style.setProperty('--hue', (hash(title) * 47) % 360);
  }

  /** @param {any} pass says also in which column the pane stands */
  layout(pane, pass) {
    const [top, left, bottom, right] = pane.contentSafeArea ?? pane.safeArea ?? [0, 0, 0, 0];
    setText(this.place, placeOf(pane, pass?.column));
    this.element.style.padding = `${top}px ${right}px ${bottom}px ${left}px`;
  }
}
