// The panes before and after an input, drawn as frames over the picture.
import { element, place } from '../dom/element.js';

/** The roles of panes that are drawn. The content of a column has the frame of its column. */
const isDrawn = ({ id, role }, changes) => role !== 'content' || !changes.some(change => change.id !== id && change.role !== 'content');

/** A layer in the app's window, in whose points the frames are. */
export class Ghosts {
  constructor() {
    this.element = element('div', { class: 'timeline-ghosts', 'aria-hidden': 'true', dir: 'ltr' });
  }

  /** Shows the changes of panes. */
  show(changes) {
    const drawn = changes.filter(change => isDrawn(change, changes));
    const before = drawn.filter(({ from }) => from).map(({ role, from }) => this.#ghost('before', role, from));
    const after = drawn.filter(({ to }) => to).map(({ role, to }) => this.#ghost('after', role, to));
    this.element.replaceChildren(...before, ...after);
  }

  #ghost(when, role, [x, y, width, height]) {
    const made = element('div', { class: `timeline-ghost is-${when}` }, element('span', {}, `${role} ${when}`));
    place(made, x, y, width, height);
    return made;
  }
}
