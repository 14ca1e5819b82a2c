// Reading matter that scrolls on the page alone.
import { element, setLength } from '../../app/dom/element.js';
import { safeAreaOver } from '../../app/scene/keyboard.js';

/** A scroll view with a padding where bars and columns cover it. */
export class Page {
  constructor(name) {
    this.content = element('div', { class: `page-content ${name}-content` });
    this.element = element('div', { class: `scroller page ${name}`, tabindex: '0', role: 'article' }, this.content);
  }

  /** Fills the page anew; it begins at its top, unless it goes on with what it had. */
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
