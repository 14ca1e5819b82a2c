// A page of text, which scrolls without the server.
import { element, setLength } from '../../dom/element.js';
import { safeAreaOver } from '../../scene/keyboard.js';

/** A scroll view with padding for the parts that bars and columns cover. */
export class Page {
  constructor(name) {
    this.content = element('div', { class: `page-content ${name}-content moves` });
    this.element = element('div', { class: `scroller page ${name}`, tabindex: '0', role: 'article' }, this.content);
  }

  /** Fills the page anew. It begins at its top, unless the content is the same. */
  show(title, children, isSame) {
    this.element.setAttribute('aria-label', title);
    this.content.replaceChildren(...children.filter(Boolean));
    if (!isSame) this.element.scrollTop = 0;
  }

  layout(pane, { covered }) {
    const insets = safeAreaOver(pane.safeArea, covered);
    ['top', 'left', 'bottom', 'right'].forEach((side, index) => {
      setLength(this.element, `--safe-${side}`, insets[index]);
    });
  }
}
