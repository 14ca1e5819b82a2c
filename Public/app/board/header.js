// The header of the board: what it is, and the choice of what its windows differ in.
import { element, setText } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { Segments } from '../picker/segments.js';
import { pushButton } from '../tools/controls.js';
import { kinds, rowsOf } from './kinds.js';

/** The height of the header in one line, in the page's points (board.css). */
export const headerHeight = 52;

export class Header {
  /** @param {(kind: ?string) => void} choose shows another board, or none for null */
  constructor(choose) {
    this.title = element('h2', { id: 'board-title' }, 'Board');
    this.state = element('p', { class: 'stage-layer-state', role: 'status' });
    this.choice = new Segments('What the windows differ in', choose, 'segments board-kinds');
    const close = pushButton({ class: 'stage-layer-close', 'aria-label': 'Close the board', title: 'Close the board (b)' }, () => choose(null), symbolElement('xmark'));
    this.element = element('header', { class: 'stage-layer-header board-header' }, element('div', { class: 'board-titles' }, this.title, this.state), this.choice.element, close);
  }

  /** Shows which board it is, and the kinds that have another window than the first one. */
  show(kind, count, situation) {
    const { title = 'this scene' } = situation.entry;
    setText(this.title, `Board of ${title}`);
    setText(this.state, count > 1 ? `${count} windows. An input in one goes to all.` : 'There is no other window of this kind.');
    const offered = Object.keys(kinds).filter(name => name === kind || rowsOf(name, situation).length > 0);
    this.choice.show(offered.map(name => ({ value: name, title: kinds[name].title, content: [kinds[name].title] })), kind);
  }
}
