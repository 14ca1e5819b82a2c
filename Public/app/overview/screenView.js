// The sizes of a screen, under the names of the devices that have it.
import { element, setHidden } from '../dom/element.js';
import { sizeText } from '../text.js';
import { cellView } from './cellView.js';

const wayNames = { portrait: 'Portrait', landscape: 'Landscape' };

/** A group of the list. It is drawn anew when something in it has changed. */
export class ScreenView {
  #key = '';
  /** All cells of the screen, also those that a filter hides. */
  all = [];

  /** @param {{title: string, size: [number, number], devices: object[], idiom?: string}} screen */
  constructor(screen) {
    this.screen = screen;
    this.cells = [];
    const { title, size, devices } = screen;
    const count = devices.length > 1 ? `${devices.length} devices` : null;
    this.ways = element('div', { class: 'screen-ways' });
    this.element = element('div', { class: 'screen', role: 'group', 'data-idiom': screen.idiom, 'aria-label': `${title}, ${sizeText(size)}` },
      element('h3', { 'aria-hidden': 'true', title: devices.map(({ name }) => name).join(', ') },
        element('b', {}, title), element('span', { dir: 'ltr' }, sizeText(size)), count && element('span', {}, count)),
      this.ways);
  }

  /** Shows the cells that are wanted. `isCurrent` says whether a cell is the size of the window. */
  show(all, isCurrent, isWanted = () => true) {
    const cells = all.filter(isWanted);
    [this.all, this.cells] = [all, cells];
    setHidden(this.element, cells.length === 0);
    const key = JSON.stringify(cells.map(cell => [cell.key, cell.places.length, cell.answer, isCurrent(cell)]));
    if (this.#key === key) return;
    this.#key = key;
    const focused = this.ways.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.key : null;
    const held = [...new Set(cells.map(({ orientation }) => orientation))];
    this.ways.replaceChildren(...held.map(way => this.#way(way, cells.filter(({ orientation }) => orientation === way), isCurrent)));
    if (focused) this.#find(focused)?.focus({ preventScroll: true });
  }

  #find(key) {
    return [...this.ways.querySelectorAll('.size')].find(({ dataset }) => dataset.key === key);
  }

  #way(way, cells, isCurrent) {
    return element('div', { class: 'screen-way', role: 'presentation' },
      way && element('h4', { 'aria-hidden': 'true' }, wayNames[way]),
      element('div', { class: 'screen-sizes', role: 'presentation' }, ...cells.map(cell => cellView(cell, this.screen.title, isCurrent(cell)))));
  }

  /** The cell of a view, or undefined. */
  cellOf({ dataset }) {
    return this.cells.find(({ key }) => key === dataset.key);
  }
}
