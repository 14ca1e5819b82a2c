// A post of a feed: header, carousel, actions, comments.
import { element, setLength, setText } from '../../app/dom/element.js';
import { pictureElement } from '../../app/dom/picture.js';
import { Carousel } from './carousel.js';
import { ActionButton, TextButton, Toggle } from './postButtons.js';

/** A post, which keeps its elements when its size or its model changes. */
export class RowView {
  #key = '';

  constructor(row) {
    this.story = element('button', { class: 'post-story', type: 'button' }, element('span', { class: 'ring is-gradient is-small' }, pictureElement(row.avatar)));
    this.owner = element('strong');
    this.location = element('span');
    this.more = new ActionButton('ellipsis');
    this.like = new Toggle('suit.heart', 'suit.heart.fill', 'is-like');
    this.comment = new ActionButton('message');
    this.share = new ActionButton('paperplane');
    this.save = new Toggle('bookmark', 'bookmark.fill', 'is-save');
    this.likes = new TextButton('likes');
    this.comments = new TextButton('comments');
    this.carousel = new Carousel(row.images, () => this.#likeByPicture());
    this.element = element(
      'article',
      // The row has an id so that the app can scroll to it. Only its parts can be tapped.
      { class: 'row moves', 'data-id': row.id, disabled: true, tabindex: '0' },
      element('div', { class: 'post-header' }, this.story, element('span', { class: 'post-owner' }, this.owner, this.location), this.more.element),
      this.carousel.element,
      element('div', { class: 'actions' }, this.like.element, this.comment.element, this.share.element, this.save.element, this.likes.element),
      this.comments.element,
      this.carousel.dots,
    );
    this.element.addEventListener('keydown', event => this.carousel.press(event));
    this.update(row);
  }

  update(row) {
    const key = JSON.stringify(row);
    if (this.#key === key) return;
    this.#key = key;
    this.element.setAttribute('aria-label', `Photo by ${row.owner ?? ''}`);
    this.story.dataset.id = row.story.id;
    this.story.setAttribute('aria-label', row.story.accessibilityLabel);
    setText(this.owner, row.owner ?? '');
    setText(this.location, row.location ?? '');
    for (const name of ['more', 'like', 'comment', 'share', 'save', 'likes', 'comments']) this[name].update(row[name]);
  }

  layout(side) {
    if (this.side === side) return;
    this.side = side;
    setLength(this.element, '--side', side);
    this.carousel.layout(side);
  }

  /** Shows the page of the carousel again after the side has changed, once the row has its place in the page. */
  settle() {
    this.carousel.settle();
  }

  /** Likes the post, as a double tap on its picture does. A second double tap takes nothing back. */
  #likeByPicture() {
    this.carousel.burst();
    if (!this.like.isOn) this.like.element.click();
  }
}
