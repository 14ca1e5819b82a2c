// Tab bars.
import { element, setLength } from '../dom/element.js';
import { Keyed } from '../dom/keyed.js';
import { BarButton } from './navigationBar.js';
import { fillTab } from './tab.js';

/** The tabs at the bottom of the window, or at the top of a pad. */
export class TabBarView {
  constructor() {
    this.tabList = element('div', { class: 'tab-list', role: 'tablist' });
    this.element = element('div', { class: 'tab-bar' }, this.tabList);
    this.tabs = new Keyed(this.tabList, () => ({ element: element('button', { class: 'tab', type: 'button', role: 'tab' }) }));
    this.sidebarButton = null;
  }

  update(model) {
    if (this.model === model) return;
    this.model = model;
    this.isTop = model.position === 'top';
    this.element.classList.toggle('is-top', this.isTop);
    const items = new Map(model.items.map(item => [item.id, item]));
    this.tabs.show([...items.keys()], (entry, id) => this.#fill(entry, items.get(id)));
    this.#showSidebarButton(model.sidebarButton);
  }

  layout(pane) {
    this.element.style.paddingBottom = `${pane.safeArea?.[2] ?? 0}px`;
  }

  /** A bar at the top shows titles alone, and the server knows how wide they are. */
  #fill({ element: tab }, item) {
    fillTab(tab, this.isTop && item.title ? { ...item, image: undefined } : item);
    tab.style.width = item.width ? `${item.width}px` : '';
  }

  #showSidebarButton(item) {
    if (!item) {
      this.sidebarButton?.element.remove();
      this.sidebarButton = null;
      return;
    }
    if (!this.sidebarButton) {
      this.sidebarButton = new BarButton();
      this.group = element('div', { class: 'bar-items is-leading' }, this.sidebarButton.element);
      this.element.prepend(this.group);
    }
    this.sidebarButton.update({ ...item, title: undefined, label: 'Show Sidebar' }, false);
    this.sidebarButton.place(item, item.inset, 'inset-inline-start');
    setLength(this.group, 'inset-inline-start', item.inset);
    setLength(this.group, 'width', item.width);
  }
}
