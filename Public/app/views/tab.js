// The button of a tab, in a bar or in a sidebar.
import { element } from '../dom/element.js';
import { symbolElement, symbolLabel } from '../dom/symbol.js';

/** The badge of an item, which is a dot without a text. */
export function badgeElement({ badge, badgeColor = '' }) {
  const made = element('b', { class: badge ? 'tab-badge' : 'tab-badge is-dot' }, badge);
  made.style.setProperty('--badge', badgeColor);
  return made;
}

/** The badge of a tab, which stands at the image if there is one. */
const badgeOf = item => (item.badge ? badgeElement(item) : null);

const imageOf = item => (item.badge ? element('i', { class: 'symbol tab-image' }, symbolElement(item.image), badgeOf(item)) : symbolElement(item.image));

/** Shows an item on its button. */
export function fillTab(tab, item) {
  tab.dataset.id = item.id;
  tab.disabled = item.isEnabled === false;
  tab.setAttribute('aria-selected', String(Boolean(item.isSelected)));
  tab.setAttribute('aria-label', [item.title || (item.image ? symbolLabel(item.image) : 'Tab'), item.badge].filter(Boolean).join(', '));
  const parts = [item.image ? imageOf(item) : badgeOf(item), item.title && element('span', {}, item.title)];
  tab.replaceChildren(...parts.filter(Boolean));
}
