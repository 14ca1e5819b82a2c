// A post of a feed: header, carousel, actions, comments.
import { element, setLength } from '../../app/dom/element.js';
import { pictureElement } from '../../app/dom/picture.js';
import { symbolElement } from '../../app/dom/symbol.js';
import { Thumbnail } from '../../app/dom/thumbnail.js';
import { pageAt } from './feedLayout.js';

function postHeader(row) {
  return element('div', { class: 'post-header' },
    element('span', { class: 'ring is-gradient is-small' }, pictureElement(row.avatar)),
    element('span', { class: 'post-owner' }, element('strong', {}, row.owner ?? ''), element('span', {}, row.location ?? '')),
    element('span', { class: 'icon' }, symbolElement('ellipsis')));
}

const icon = name => element('span', { class: 'icon' }, symbolElement(name));

function commentsButton({ id, title }) {
  return element('button', { class: 'comments', type: 'button', 'data-id': id }, title);
}

/** A post, which keeps its elements. Only the side of its picture changes with the size. */
export class RowView {
  #isSettled = true;

  constructor(row) {
    this.pictures = row.images.map(image => new Thumbnail(image));
    this.carousel = element(
      'div',
      { class: 'carousel moves', role: 'group', 'aria-roledescription': 'carousel', 'aria-label': 'Photos' },
      ...this.pictures.map(picture => picture.element),
    );
    this.dots = element('div', { class: 'dots moves', 'aria-hidden': 'true' }, ...row.images.map(() => element('i')));
    this.element = element(
      'article',
      { class: 'row moves', 'data-id': row.id, tabindex: '0', 'aria-label': `Photo by ${row.owner ?? ''}` },
      postHeader(row),
      this.carousel,
      element('div', { class: 'actions' }, icon('suit.heart'), icon('message'), icon('paperplane'), icon('bookmark')),
      commentsButton(row.comments),
      this.dots,
    );
    this.carousel.addEventListener('scroll', () => this.#showPage(), { passive: true });
    this.#mark(0);
  }

  layout(side) {
    if (this.side === side) return;
    this.side = side;
    this.#isSettled = false;
    setLength(this.element, '--side', side);
    for (const picture of this.pictures) picture.fit(side);
  }

  /** Shows the page again after the side has changed, once the row has its place in the page. */
  settle() {
    if (this.#isSettled) return;
    this.#isSettled = true;
    if (this.page > 0) this.carousel.scrollLeft = this.page * this.#pageWidth * (this.carousel.matches(':dir(rtl)') ? -1 : 1);
  }

  /** The present width of a page. It differs from the side while a transition runs. */
  get #pageWidth() {
    return this.carousel.clientWidth;
  }

  /** Notes the page to which the user has scrolled. While a transition runs, the browser keeps the page. */
  #showPage() {
    if (Math.abs(this.#pageWidth - this.side) > 1) return;
    const page = pageAt(this.carousel.scrollLeft, this.#pageWidth, this.dots.children.length);
    if (page !== this.page) this.#mark(page);
  }

  #mark(page) {
    this.page = page;
    [...this.dots.children].forEach((dot, i) => dot.classList.toggle('is-current', i === page));
  }
}
