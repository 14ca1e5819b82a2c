// A grid of cells, each with a picture and perhaps a caption.
import { hash } from '../../app/art/random.js';
import { element, focusIn, markSelected, place, setLength } from '../../app/dom/element.js';
import { Keyed } from '../../app/dom/keyed.js';
import { symbolElement } from '../../app/dom/symbol.js';
import { window as visibleWindow } from '../../app/layout/visible.js';
import { fittedText } from '../../app/views/fitted.js';
import { Scroller } from '../../app/views/scroller.js';
import * as geometry from './blockGridLayout.js';

/** A cell, which is a button only if a tap does something. Each title has a tint of its own. */
function cell({ id, title, image, isEnabled }) {
  const picture = element('span', { class: 'block-picture' }, image ? symbolElement(image) : null);
  picture.style.setProperty('--hue', String((hash(title ?? id) * 47) % 360));
  const label = title ?? (isEnabled ? id : null);
  return { element: element(
    isEnabled ? 'button' : 'div',
    { class: 'block-cell', type: isEnabled && 'button', role: !isEnabled && 'img', 'data-id': id, 'aria-label': label },
    picture, title ? fittedText('span', 'block-caption', title, 2) : null) };
}

/** The grid, which has only the cells near the visible part. The arrow keys move from cell to cell. */
export class BlockGridView {
  #model = null;

  constructor(paneId, context) {
    this.scroller = new Scroller(paneId, context.offsets, () => this.#draw());
    this.element = element('div', { class: 'block-grid' }, this.scroller.element, this.scroller.indicator);
    this.cells = new Keyed(this.scroller.content, index => cell(this.#model.items[index]));
    this.element.addEventListener('keydown', event => this.#pressed(event));
  }

  update(model) {
    if (this.#model === model) return;
    this.#model = model;
    this.scroller.element.setAttribute('aria-label', model.title ?? '');
    this.cells.clear();
  }

  layout(pane, pass) {
    this.pane = pane;
    this.isRightToLeft = pass.isRightToLeft;
    this.scroller.layout(pane, pass);
    const { unit, rowHeight, captionHeight, spacing } = pane.layout;
    const { symbol, radius } = geometry.proportions(unit, rowHeight - captionHeight, spacing);
    setLength(this.element, '--picture', rowHeight - captionHeight);
    setLength(this.element, '--symbol', symbol);
    setLength(this.element, '--radius', radius);
    this.#draw();
  }

  settle() {
    this.scroller.settle();
  }

  #draw() {
    const { layout, frame, selection = [] } = this.pane;
    const [top, left] = layout.contentInset;
    const { from, to } = this.kept = visibleWindow(this.scroller.top, frame[3], [top], this.kept);
    const [first, end] = geometry.cellsBetween(layout, this.#model.items.length, from, to);
    this.cells.show(Array.from({ length: end - first }, (_, i) => first + i), ({ element: target }, index) => {
      const { x, y } = geometry.cellOrigin(layout, index, this.isRightToLeft);
      place(target, left + x, top + y, layout.unit, layout.rowHeight);
      markSelected(target, selection.includes(this.#model.items[index].id));
    });
  }

  #pressed(event) {
    const { columns } = this.pane.layout;
    const onward = this.isRightToLeft ? -1 : 1;
    const step = { ArrowLeft: -onward, ArrowRight: onward, ArrowUp: -columns, ArrowDown: columns }[event.key];
    const { items } = this.#model;
    const next = items[items.findIndex(({ id }) => id === focusIn(this.element)?.dataset.id) + step];
    if (!step || !next || !focusIn(this.element)?.dataset.id) return;
    event.preventDefault();
    /** @type {?HTMLElement} */ (this.element.querySelector(`[data-id="${CSS.escape(next.id)}"]`))?.focus();
  }
}
