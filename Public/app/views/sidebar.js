// The sidebar of a tab bar controller.
import { element, place, setLength } from '../dom/element.js';
import { Keyed } from '../dom/keyed.js';
import { BarGroup } from './navigationBar.js';
import { fillTab } from './tab.js';
import { word } from './words.js';

/** A list of tabs beside the content, or over it. The server places the rows. */
export class SidebarView {
  constructor() {
    this.header = new BarGroup('leading', 'start');
    this.list = element('div', { class: 'sidebar-tabs', role: 'tablist', 'aria-orientation': 'vertical' });
    this.element = element('nav', { class: 'tab-sidebar', 'aria-label': 'Tabs' }, this.header.element, this.list);
    this.tabs = new Keyed(this.list, () => ({ element: element('button', { class: 'sidebar-tab', type: 'button', role: 'tab' }) }));
  }

  update(model) {
    if (this.model === model) return;
    this.model = model;
    this.header.show([{ ...model.button, label: word('Hide Sidebar') }]);
    const items = new Map(model.items.map(item => [item.id, item]));
    this.tabs.show([...items.keys()], ({ element: tab }, id) => {
      fillTab(tab, items.get(id));
      tab.classList.toggle('is-in-group', Boolean(items.get(id).isInGroup));
      setLength(tab, 'height', model.rowHeight);
    });
  }

  layout({ frame, safeArea: [top, left, , right] }) {
    const { items, headerHeight, rowHeight } = this.model;
    setLength(this.header.element, 'top', top + (headerHeight - rowHeight) / 2);
    place(this.list, left, top + headerHeight, frame[2] - left - right, rowHeight * items.length);
  }
}
