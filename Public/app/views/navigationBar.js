// Navigation bars.
import { element, place, setText } from '../dom/element.js';
import { Keyed } from '../dom/keyed.js';
import { symbolElement, symbolLabel } from '../dom/symbol.js';
import { searchRowHeight } from '../scene/look.js';
import { SearchField } from './searchField.js';

/** A button of a bar. It is kept by its id, so that it keeps the focus while its image changes. */
export class BarButton {
  constructor() {
    this.element = element('button', { class: 'bar-button', type: 'button' });
  }

  update(item, isBack) {
    const key = JSON.stringify([item, isBack]);
    if (this.key === key) return;
    this.key = key;
    const image = isBack ? 'chevron.backward' : item.image;
    const label = item.title ?? symbolLabel(image ?? item.id);
    this.element.dataset.id = item.id;
    this.element.setAttribute('aria-label', isBack ? `Back to ${label}` : label);
    this.element.disabled = item.isEnabled === false;
    this.element.classList.toggle('is-back', isBack);
    this.element.classList.toggle('is-chevron', image === 'chevron.backward');
    this.element.classList.toggle('is-icon', Boolean(image) && !item.title);
    this.element.replaceChildren(...[image && symbolElement(image), item.title && element('span', {}, item.title)].filter(Boolean));
  }
}

function itemGroup(side) {
  const group = element('div', { class: `bar-items is-${side}` });
  return { group, buttons: new Keyed(group, () => new BarButton()) };
}

/** The usual height of a button. Buttons are lower in a lower bar, such as that of a phone in landscape. */
const usualHeight = 44;

/** The content of a bar. While it stays the same, nothing fades. */
const namesOf = ({ title, backButton, leading = [], trailing = [] }) => JSON.stringify([
  title,
  backButton?.id,
  ...[...leading, ...trailing].map(item => item.id),
]);

/**
 * The bar of a navigation controller. It lies over the content, from the top of the pane down to the content's safe
 * area.
 */
export class NavigationBarView {
  /** @param context the parts of the page that its search field needs */
  constructor(context) {
    this.context = context;
    this.title = element('h1', { class: 'bar-title' });
    this.back = itemGroup('back');
    this.leading = itemGroup('leading');
    this.trailing = itemGroup('trailing');
    const start = element('div', { class: 'bar-start' }, this.back.group, this.leading.group);
    this.content = element('div', { class: 'bar-content' }, start, this.title, this.trailing.group);
    this.element = element('header', { class: 'navigation-bar' }, this.content);
    this.search = null;
  }

  /** @param motion if given, the changed title and items fade */
  update(id, model, motion) {
    if (this.model === model && this.id === id) return;
    if (this.model && motion && namesOf(this.model) !== namesOf(model)) this.#fade(motion);
    this.model = model;
    this.id = id;
    this.element.dataset.bar = id;
    setText(this.title, model.title ?? '');
    this.#show(this.back, model.backButton ? [model.backButton] : [], true);
    this.#show(this.leading, model.leading ?? [], false);
    this.#show(this.trailing, (model.trailing ?? []).toReversed(), false);
    this.#showSearch(model.search);
  }

  layout(pane, defaultHeight) {
    const [top, left, , right] = pane.safeArea ?? [0, 0, 0, 0];
    const bottom = pane.contentSafeArea?.[0] ?? top + defaultHeight;
    place(this.element, 0, 0, pane.frame[2], bottom);
    const width = pane.frame[2] - left - right;
    const searchRow = this.search ? searchRowHeight : 0;
    place(this.content, left, top, width, bottom - top - searchRow);
    this.content.classList.toggle('is-low', bottom - top - searchRow < usualHeight);
    if (this.search) place(this.search.element, left, bottom - searchRow, width, searchRow);
  }

  /** Shows items in reading order. The server lists the trailing items beginning with the outermost one. */
  #show({ buttons }, items, isBack) {
    buttons.show(items.map(item => item.id), (button, id) => button.update(items.find(item => item.id === id), isBack));
  }

  #showSearch(model) {
    if (!model) {
      this.search?.element.remove();
      this.search = null;
      return;
    }
    if (!this.search) this.element.append((this.search = new SearchField(this.context)).element);
    this.search.update(model);
  }

  #fade({ duration, easing }) {
    const old = this.content.cloneNode(true);
    old.inert = true;
    old.querySelectorAll('[data-id]').forEach(node => node.removeAttribute('data-id'));
    this.element.append(old);
    old.animate(
      [{ opacity: 1 }, { opacity: 0 }],
      { duration: duration * 0.6, easing, fill: 'forwards' },
    ).finished.then(() => old.remove(), () => old.remove());
    this.content.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing });
  }
}
