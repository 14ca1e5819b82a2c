// The panes before and after an input, drawn as frames over the picture.
import { element, place } from '../dom/element.js';

/** The roles of panes that are drawn. The content of a column has the frame of its column. */
const isDrawn = ({ id, role }, changes) => role !== 'content' || !changes.some(change => change.id !== id && change.role !== 'content');

/** A layer in the app's window, in whose points the frames are. */
export class Ghosts {
  constructor() {
    this.top = 0;
    this.element = element('div', { class: 'timeline-ghosts', 'aria-hidden': 'true', dir: 'ltr' });
  }

  /** Keeps the labels readable in a picture that is drawn smaller. */
  standAt(scale) {
    for (const label of this.element.querySelectorAll('span')) label.style.scale = String(1 / Math.min(1, scale));
  }

  /** Shows the changes of panes. @param {number} top the height of the status bar, which no label covers */
  show(changes, top) {
    this.top = top;
    const drawn = changes.filter(change => isDrawn(change, changes));
    const before = drawn.filter(({ from }) => from).map(({ role, from }) => this.#ghost('before', role, from));
    const after = drawn.filter(({ to }) => to).map(({ role, to }) => this.#ghost('after', role, to));
    this.element.replaceChildren(...before, ...after);
  }

  #ghost(when, role, [x, y, width, height]) {
    const label = element('span', {}, `${role} ${when}`);
    const made = element('div', { class: `timeline-ghost is-${when}` }, label);
    label.style.transformOrigin = when === 'after' ? '0 0' : '0 100%';
    if (when === 'after' && y < this.top) label.style.top = `${this.top - y}px`;
    place(made, x, y, width, height);
    return made;
  }
}
