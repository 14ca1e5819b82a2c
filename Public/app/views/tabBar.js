// Tab bars.
import { element } from '../dom/element.js';
import { Keyed } from '../dom/keyed.js';
import { BarGroup, paint } from './navigationBar.js';
import { fillTab } from './tab.js';

/** The tabs at the bottom of the window, or at the top of a pad. */
export class TabBarView {
  constructor() {
    this.tabList = element('div', { class: 'tab-list', role: 'tablist' });
    this.leading = new BarGroup('leading', 'start');
    this.element = element('div', { class: 'tab-bar' }, this.leading.element, this.tabList);
    this.tabs = new Keyed(this.tabList, () => ({ element: element('button', { class: 'tab', type: 'button', role: 'tab' }) }));
  }

  update(model) {
    if (this.model === model) return;
    this.model = model;
    paint(this.element, model);
    this.isTop = model.position === 'top';
    this.element.classList.toggle('is-top', this.isTop);
    const items = new Map(model.items.map(item => [item.id, item]));
    this.element.style.setProperty('--tabs', items.size);
    this.tabs.show([...items.keys()], (entry, id) => this.#fill(entry, items.get(id)));
    this.leading.show(model.sidebarButton ? [{ ...model.sidebarButton, label: 'Show Sidebar' }] : []);
  }

  layout(pane) {
    this.element.style.paddingBottom = `${pane.safeArea?.[2] ?? 0}px`;
  }

  /** A bar at the top shows titles alone, and the server knows how wide they are. */
  #fill({ element: tab }, item) {
    fillTab(tab, this.isTop && item.title ? { ...item, image: undefined } : item);
    tab.style.width = item.width ? `${item.width}px` : '';
  }
}
