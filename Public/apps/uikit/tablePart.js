// A header or a footer of a table or of one of its sections.
import { element, place, setText } from '../../app/dom/element.js';
import { Frames } from './nodes/frames.js';
import { NodeList } from './nodes/nodeList.js';

export class TablePart {
  /** @param {string} name `header` or `footer`, with the number of the section behind a hyphen unless it is the table's own */
  constructor(name, context) {
    const [kind, section] = name.split('-');
    this.isHeader = kind === 'header';
    this.element = element(this.isHeader && section !== undefined ? 'h2' : 'div', { class: `section-header ui-part is-${kind}` });
    this.title = element('span', { class: 'ui-label' }, element('span', { class: 'ui-text', dir: 'auto' }));
    this.nodes = new NodeList(this.element, context);
  }

  update({ title, views, background, isWide = false }, texts) {
    this.isWide = isWide;
    // The views of a whole section are no heading.
    if (isWide) this.element.setAttribute('role', 'none');
    else this.element.removeAttribute('role');
    this.element.classList.toggle('section-title', this.isHeader && title !== undefined);
    this.element.classList.toggle('ui-footer', !this.isHeader && title !== undefined);
    this.element.style.background = background ?? '';
    if (title === undefined) this.title.remove();
    else if (!this.title.parentNode) this.element.prepend(this.title);
    setText(this.title.firstElementChild, title ?? '');
    this.nodes.update(views ?? [], texts);
  }

  layout({ frames, parts }, pane, pass) {
    if (parts?.title) place(this.title, ...parts.title);
    this.nodes.layout(new Frames(frames), pane, pass);
  }
}
