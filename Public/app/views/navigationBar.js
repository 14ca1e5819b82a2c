// Navigation bars.
import { element, place, setHidden, setLength, setText } from '../dom/element.js';
import { Keyed } from '../dom/keyed.js';
import { symbolElement, symbolLabel } from '../dom/symbol.js';
import { restingHeight } from '../scene/largeTitle.js';
import { SearchField } from './searchField.js';
import { followLetters, spacedBy } from './barLetters.js';
import { badgeElement } from './tab.js';
import { isolated } from '../text.js';
import { word } from './words.js';

/** The label of a back button. The words of another language have no grammar here. */
const backLabel = title => `${word('Back')}${word('Back') === 'Back' ? ' to' : ''} ${isolated(title)}`;

/** Gives a bar the colours of its app, or those of the system. A background without any opacity shows the content. */
export function paint({ style, classList }, { tint = '', background = '', shadow = '', itemColor = '' }) {
  const hasGround = Boolean(background) && !background.endsWith('00');
  style.background = background;
  style.backdropFilter = background && 'none';
  for (const [name, value] of [['--tint', tint], ['--hairline', shadow], ['--item', itemColor], ['--edge', hasGround ? 'transparent' : '']]) {
    style.setProperty(name, value);
  }
  classList.toggle('has-ground', hasGround);
  classList.toggle('has-line', Boolean(shadow) && !shadow.endsWith('00'));
}

/** Gives a title or an item the colour and the letters that the app has chosen, or those of the system. */
function letter({ style }, color = '', font = undefined) {
  style.color = color;
  style.fontSize = font ? `${font.size}px` : '';
  style.fontWeight = font?.weight ?? '';
  style.letterSpacing = font ? spacedBy(font.spacing) : '';
}

/** A button of a bar. It is kept by its id, so that it keeps the focus while its image changes. */
export class BarButton {
  constructor() {
    this.element = element('button', { class: 'bar-button', type: 'button' });
  }

  update(item, isBack) {
    const key = JSON.stringify([item, isBack]);
    if (this.key === key) return;
    this.key = key;
    const images = [isBack && 'chevron.backward', item.image].filter(Boolean);
    const label = item.label || item.title || symbolLabel(images.at(-1) ?? item.id);
    this.element.dataset.id = item.id;
    this.element.setAttribute('aria-label', isBack ? backLabel(label) : label);
    this.element.disabled = item.isEnabled === false;
    this.element.dataset.style = item.style ?? 'plain';
    this.element.ariaPressed = item.isSelected ? 'true' : null;
    this.element.classList.toggle('is-back', isBack);
    this.element.classList.toggle('is-chevron', images[0] === 'chevron.backward');
    this.element.classList.toggle('is-icon', images.length > 0 && !item.title);
    this.element.replaceChildren(...images.map(image => symbolElement(image)));
    if (item.title) this.element.append(element('span', {}, item.title));
    letter(this.element, item.tint, item.font);
    if (item.badge !== undefined) this.element.append(badgeElement(item));
  }

  /** Places the button in a group that begins at a distance from the edge of the bar. */
  place(item, groupInset, side) {
    setLength(this.element, side, item.inset - groupInset);
    setLength(this.element, 'width', item.width);
  }
}

/** The usual height of a button. Buttons are lower in a lower bar, such as that of a phone in landscape. */
const usualHeight = 44;

/** The height of a large title at which the title is in the bar's row instead. */
const largeTitleGone = 12;

/** The distance from the edge of a bar to the inner end of its last item. */
const endOf = items => Math.max(0, ...items.map(({ inset, width }) => inset + width));

/** The items of a bar that are side by side: the back button, the leading items, or the trailing ones. */
export class BarGroup {
  /** @param {'start' | 'end'} edge the edge of the bar from which the server counts */
  constructor(name, edge) {
    this.element = element('div', { class: `bar-items is-${name}` });
    this.side = `inset-inline-${edge}`;
    this.isBack = name === 'back';
    this.buttons = new Keyed(this.element, () => new BarButton());
  }

  /** Shows items in reading order. The server lists the items of each edge beginning with the outermost one. */
  show(items) {
    const inset = items[0]?.inset ?? 0;
    const shown = this.side === 'inset-inline-end' ? items.toReversed() : items;
    const byID = new Map(shown.map(item => [item.id, item]));
    this.buttons.show([...byID.keys()], (button, id) => {
      button.update(byID.get(id), this.isBack);
      button.place(byID.get(id), inset, this.side);
    });
    setLength(this.element, this.side, inset);
    setLength(this.element, 'width', endOf(items) - inset);
  }
}

/** The content of a bar. While it stays the same, nothing fades. */
const namesOf = ({ title, backButton, leading = [], trailing = [] }) => JSON.stringify([
  title,
  backButton?.id,
  ...[...leading, ...trailing].map(item => item.id),
]);

/** The bar of a navigation controller. It lies over the content, and covers the inset above it. */
export class NavigationBarView {
  /** @param context the parts of the page that its search field needs */
  constructor(context) {
    this.context = context;
    this.title = element('h1', { class: 'bar-title' });
    this.back = new BarGroup('back', 'start');
    this.leading = new BarGroup('leading', 'start');
    this.trailing = new BarGroup('trailing', 'end');
    this.content = element('div', { class: 'bar-content' },
      this.back.element, this.leading.element, this.title, this.trailing.element);
    this.element = element('header', { class: 'navigation-bar' }, this.content);
    this.largeTitle = null;
    this.search = null;
    this.prompt = null;
  }

  /** @param motion if given, the changed title and items fade */
  update(id, model, motion) {
    if (this.model === model && this.id === id) return;
    if (this.model && motion && namesOf(this.model) !== namesOf(model)) this.#fade(motion);
    this.model = model;
    this.id = id;
    this.element.dataset.bar = id;
    paint(this.element, model);
    followLetters(this.element, model.letters);
    this.#showTitle(model);
    this.#showLargeTitle(model);
    this.#showItems(model);
    this.#showSearch(model.search);
    this.#showPrompt(model.prompt);
  }

  #showTitle({ isTitleHidden, title, titleColor, titleFont, subtitle }) {
    setText(this.title, isTitleHidden ? '' : title ?? '');
    if (subtitle) this.title.append(element('small', {}, subtitle));
    setHidden(this.title, !this.title.textContent);
    letter(this.title, titleColor, titleFont);
  }

  /** Shows the items, and keeps the title clear of them. */
  #showItems({ backButton, leading = [], trailing = [], titlePlace }) {
    const back = backButton ? [backButton] : [];
    this.back.show(back);
    this.leading.show(leading);
    this.trailing.show(trailing);
    setLength(this.content, '--leading-end', endOf([...back, ...leading]));
    setLength(this.content, '--trailing-end', endOf(trailing));
    this.content.classList.toggle('has-title-place', Boolean(titlePlace));
    if (!titlePlace) return;
    setLength(this.content, '--title-start', titlePlace.inset);
    setLength(this.content, '--title-width', titlePlace.width);
  }

  /** @param {import('../wire/messages').Look['bars']} bars */
  layout(pane, bars) {
    const [, left, , right] = pane.safeArea;
    const [, y, width, height] = pane.navigationBarFrame;
    const { promptHeight = 0 } = this.model;
    const top = y - pane.frame[1] + promptHeight;
    const isSearching = this.model.search?.fieldHeight !== undefined;
    const { scopeHeight = 0 } = this.model.search ?? {};
    const withoutSearch = isSearching ? 0 : height - promptHeight - (this.search ? bars.searchRow + scopeHeight : 0);
    const rowHeight = this.model.rowHeight ?? withoutSearch;
    const inner = width - left - right;
    place(this.element, 0, 0, width, top + height - promptHeight);
    place(this.content, left, top, inner, rowHeight);
    this.content.classList.toggle('is-low', rowHeight < usualHeight);
    if (this.largeTitle) this.#placeLargeTitle(left, top + rowHeight, inner, withoutSearch - rowHeight);
    if (this.search) place(this.search.element, left, top + withoutSearch, inner, isSearching ? height - scopeHeight : bars.searchRow);
    if (this.prompt) place(this.prompt, left, top - promptHeight, inner, promptHeight);
  }

  /** A large title moves up with the content. When it is gone, the title is in the row, unless tabs stand there. */
  #placeLargeTitle(x, y, width, height) {
    place(this.largeTitle, x, y, width, height);
    this.element.classList.toggle('has-large-title', height > largeTitleGone);
    this.element.classList.toggle('is-at-rest', height >= restingHeight(this.model));
  }

  #showLargeTitle({ isLarge, rowHeight, title, titleMargin, largeTitleColor, largeTitleFont, subtitle }) {
    const isBelow = Boolean(isLarge && rowHeight !== undefined);
    this.element.classList.toggle('has-inline-large-title', Boolean(isLarge && !isBelow));
    if (!isBelow) {
      this.largeTitle?.remove();
      this.largeTitle = null;
      this.element.classList.remove('has-large-title', 'is-at-rest');
      return;
    }
    if (!this.largeTitle) {
      this.largeTitle = element('div', { class: 'bar-large-title', 'aria-hidden': 'true' }, element('span'), element('small'));
      this.element.append(this.largeTitle);
    }
    setText(this.largeTitle.firstChild, title ?? '');
    setText(this.largeTitle.lastChild, subtitle ?? '');
    setHidden(this.largeTitle.lastChild, !subtitle);
    setLength(this.largeTitle, 'padding-inline', titleMargin);
    letter(this.largeTitle.firstChild, largeTitleColor, largeTitleFont);
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

  /** The prompt is a line above the title, and is read before it. */
  #showPrompt(text) {
    if (text === undefined) {
      this.prompt?.remove();
      this.prompt = null;
      return;
    }
    if (!this.prompt) this.element.prepend((this.prompt = element('p', { class: 'bar-prompt' })));
    setText(this.prompt, text);
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
