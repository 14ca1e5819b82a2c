// Bars with buttons: one at the top of an app's own view, and that of a stack at its bottom.
import { element, place, setLength } from '../dom/element.js';
import { Keyed } from '../dom/keyed.js';
import { followLetters } from './barLetters.js';
import { BarButton, paint } from './navigationBar.js';

/** A toolbar of a pane: at its top below the insets, or in a slot at its bottom. */
export class ToolbarView {
  constructor() {
    this.items = element('div', { class: 'toolbar-items' });
    this.element = element('div', { class: 'toolbar', role: 'toolbar' }, this.items);
    this.buttons = new Keyed(this.items, () => new BarButton());
  }

  /** @param motion if given, new buttons fade in */
  update(model, motion) {
    if (this.model === model) return;
    const before = new Set(this.model?.items.map(({ id }) => id));
    this.model = model;
    paint(this.element, model);
    followLetters(this.element, model.letters);
    this.element.classList.toggle('is-bottom', model.position === 'bottom');
    const items = new Map(model.items.map(item => [item.id, item]));
    this.buttons.show([...items.keys()], (button, id) => {
      const item = items.get(id);
      button.update(item, false);
      button.place(item, 0, 'inset-inline-start');
      if (motion && !before.has(id)) button.element.animate([{ opacity: 0 }, { opacity: 1 }], motion);
    });
  }

  /** Places the toolbar between the pane's insets and those of its content. */
  layout({ frame, safeArea: [top, left, , right], contentSafeArea: [bottom] = [top] }) {
    place(this.element, 0, 0, frame[2], bottom);
    place(this.items, left, top, frame[2] - left - right, bottom - top);
  }

  /** Places the toolbar in its slot, with its buttons in the row that the server names, clear of the insets at the sides. */
  layoutAtBottom({ frame, safeArea: [, left, , right], bottomToolbarFrame: [x, y, width, height] }) {
    place(this.element, x - frame[0], y - frame[1], width, height);
    const before = Math.max(0, frame[0] + left - x);
    const after = Math.max(0, x + width - frame[0] - frame[2] + right);
    place(this.items, before, this.model.rowInset, width - before - after, this.model.rowHeight);
    setLength(this.items, '--items-end', Math.max(0, ...this.model.items.map(({ inset, width: own }) => inset + own)));
    setLength(this.items, '--items-start', this.model.items[0]?.inset ?? 0);
  }
}
