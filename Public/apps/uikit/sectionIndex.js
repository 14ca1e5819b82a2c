// The index at the side of a table, whose words lead to sections.
import { element, setLength } from '../../app/dom/element.js';
import { setProperties } from './nodes/properties.js';

/** The height of a word for which there is enough room, in points (by eye). A picture has the same. */
const usualHeight = 14;

export class SectionIndex {
  constructor() {
    this.element = element('div', { class: 'ui-index', role: 'group', 'aria-label': 'Section index' });
  }

  /** @param {{id: string, text: string}[]} [words] */
  update(words = [], color = undefined) {
    setProperties(this.element, { '--index': color });
    this.element.toggleAttribute('hidden', words.length === 0);
    // The words are no stops of the Tab key, because there are many.
    this.element.replaceChildren(...words.map(({ id, text }) => element('button', { type: 'button', 'data-id': id, tabindex: -1 }, text)));
  }

  /** Places the words in the middle of the height that the bars leave. */
  layout({ frame, layout }) {
    const [top, , bottom] = layout.contentInset ?? [0, 0, 0];
    const room = Math.max(0, frame[3] - top - bottom);
    const count = this.element.childElementCount;
    const height = Math.min(usualHeight, room / Math.max(1, count));
    setLength(this.element, 'top', top + (room - height * count) / 2);
    setLength(this.element, 'height', height * count);
  }
}
