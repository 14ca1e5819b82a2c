// The button of a tab, in a bar or in a sidebar.
import { element } from '../dom/element.js';
import { symbolElement, symbolLabel } from '../dom/symbol.js';

/** Shows an item on its button. */
export function fillTab(tab, item) {
  tab.dataset.id = item.id;
  tab.disabled = item.isEnabled === false;
  tab.setAttribute('aria-selected', String(Boolean(item.isSelected)));
  tab.setAttribute('aria-label', item.title || symbolLabel(item.image ?? 'Tab'));
  tab.replaceChildren(...[item.image && symbolElement(item.image), item.title && element('span', {}, item.title)].filter(Boolean));
}
