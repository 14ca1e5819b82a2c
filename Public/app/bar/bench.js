// The bar of the page, which stands above the app and never over it.
import { element, setHidden } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { Popover } from './popover.js';
import { folded, groupSpacing } from './folding.js';
import { toolButton } from './toolButton.js';

/** The space at both ends of the bar, and the width of the menu's button, in points. Fingers have a wider one (bar.css). */
const inset = 10;
const menuWidth = matchMedia('(pointer: coarse)').matches ? 44 : 30;

/** The longest time, in milliseconds, for which the bar waits for the scene of a resize. */
const patience = 300;

/** The name of the product at the start of the bar, which leads to its first page. */
const brand = () => element('a', { class: 'bench-brand', href: './', title: 'Split Preview: the first scene, in the whole window' },
  symbolElement('splitPreview'), element('h1', { class: 'bench-name' }, 'Split Preview'));

/** The bar. Items without room go into a menu at its end. */
export class Bench {
  /** @type {{element: HTMLElement, rank: number, least?: (bar: number) => number, stand?: (width: number) => void, width: number}[]} */
  #items;
  #folded = '';
  /** Whether the bar waits for the scene of a resize to fold. */
  #isWaiting = false;

  /** @param {{element: HTMLElement, rank: number, least?: (bar: number) => number, stand?: (width: number) => void}[]} items in their order, with the ranks of `folded`. An
   * item with `least` has this width at least in a bar of a width, and takes the room that is left, and `stand` hears the width of the item
   * @param {() => boolean} isBusy whether a resize waits for its scene, with which the bar then folds: by itself it would be a layout more */
  constructor(items, isBusy) {
    this.isBusy = isBusy;
    const own = { element: brand(), rank: 0 };
    this.#items = [own, ...items].map(item => ({ ...item, width: 0 }));
    this.#makeMenu();
    this.line = element('div', { class: 'bench-items' }, ...this.#items.map(item => item.element), this.menu);
    this.element = element('header', { class: 'bench', 'aria-label': 'Split Preview' }, this.line);
    this.#watch();
  }

  #makeMenu() {
    this.button = toolButton({
      class: 'more-button', symbol: 'ellipsis.circle', label: 'More', 'aria-haspopup': 'dialog', 'aria-expanded': 'false',
    }, () => popover.toggle());
    this.panel = element('div', { class: 'more-panel', role: 'dialog', 'aria-label': 'More' });
    this.menu = element('div', { class: 'more', hidden: true }, this.button, this.panel);
    const popover = new Popover({ element: this.menu, button: this.button, panel: this.panel });
    this.panel.addEventListener('click', event => event.target.closest('button') && popover.open(false));
  }

  /** Learns the widths from the browser, which reports them after its own layout, so that none is done for this. */
  #watch() {
    const observer = new ResizeObserver(changes => {
      for (const { target, borderBoxSize: [{ inlineSize }] } of changes) this.#note(target, inlineSize);
      this.#isWaiting = true;
      if (this.isBusy()) setTimeout(() => this.settle(), patience);
      else this.settle();
    });
    observer.observe(this.element);
    for (const item of this.#items) observer.observe(item.element, { box: 'border-box' });
  }

  /** Notes a width. An item in the menu has another width than in the bar. */
  #note(target, width) {
    if (target === this.element) this.width = width;
    const item = this.#items.find(one => one.element === target);
    if (!item || target.parentElement !== this.line) return;
    item.stand?.(width);
    item.width = width + (target.classList.contains('begins-group') ? groupSpacing : 0);
  }

  /** Folds by the newest widths, unless that is done. */
  settle() {
    if (!this.#isWaiting || !this.width) return;
    this.#isWaiting = false;
    this.element.classList.add('is-folded');
    const items = this.#items.map(({ rank, width, least }) => ({ rank, width: least?.(this.width) ?? width }));
    const gone = folded(items, this.width - 2 * inset, menuWidth);
    const key = [...gone].join();
    if (key === this.#folded) return;
    this.#folded = key;
    this.#items.forEach((item, index) => this.#put(item.element, gone.has(index)));
    setHidden(this.menu, gone.size === 0);
  }

  /** Puts an item into the menu, or back to its place in the bar. */
  #put(item, isInMenu) {
    if (isInMenu === (item.parentElement === this.panel)) return;
    const parent = isInMenu ? this.panel : this.line;
    const order = this.#items.map(one => one.element);
    const next = order.slice(order.indexOf(item) + 1).find(one => one.parentElement === parent);
    parent.insertBefore(item, next ?? (isInMenu ? null : this.menu));
  }
}
