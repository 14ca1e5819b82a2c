// Tab bars.
import { element } from '../dom/element.js';
import { Keyed } from '../dom/keyed.js';
import { symbolElement, symbolLabel } from '../dom/symbol.js';

/** The tabs at the bottom of the window. */
export class TabBarView {
  constructor() {
    this.element = element('div', { class: 'tab-bar', role: 'tablist' });
    this.tabs = new Keyed(this.element, () => ({ element: element('button', { class: 'tab', type: 'button', role: 'tab' }) }));
  }

  update(model) {
    if (this.model === model) return;
    this.model = model;
    const items = new Map(model.items.map(item => [item.id, item]));
    this.tabs.show([...items.keys()], (entry, id) => this.#fill(entry, items.get(id)));
  }

  layout(pane) {
    this.element.style.paddingBottom = `${pane.safeArea?.[2] ?? 0}px`;
  }

  #fill({ element: tab }, item) {
    tab.dataset.id = item.id;
    tab.disabled = item.isEnabled === false;
    tab.setAttribute('aria-selected', String(Boolean(item.isSelected)));
    tab.setAttribute('aria-label', item.title ?? symbolLabel(item.image));
    tab.replaceChildren(...[item.image && symbolElement(item.image), item.title && element('span', {}, item.title)].filter(Boolean));
  }
}
