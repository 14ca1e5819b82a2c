// The viewer of stories: a card with a picture, the progress through the story, and its owner.
import { element, place, setLength, setText } from '../../app/dom/element.js';
import { pictureElement, pictureUrl } from '../../app/dom/picture.js';
import { symbolElement } from '../../app/dom/symbol.js';

const button = (name, label, ...content) => element('button', { class: name, type: 'button', 'aria-label': label }, ...content);

/** The sides of the viewer lead back and on. The arrow keys and Escape do the same as its buttons. */
export class StoryView {
  #model = null;

  constructor() {
    this.picture = element('img', { class: 'story-picture', draggable: 'false' });
    this.progress = element('div', { class: 'story-progress', role: 'img' });
    this.avatar = element('span', { class: 'story-avatar' });
    this.owner = element('strong');
    this.subtitle = element('span');
    this.close = button('story-close', 'Close', symbolElement('xmark'));
    this.header = element('div', { class: 'story-header' }, this.progress,
      element('div', { class: 'story-title' }, this.avatar, element('span', { class: 'story-words', 'aria-live': 'polite' }, this.owner, this.subtitle)));
    this.card = element('div', { class: 'story-frame' }, this.picture, this.header);
    this.previous = button('story-side', 'Previous');
    this.next = button('story-side', 'Next');
    this.element = element('div', { class: 'story-view' }, this.card, this.next, this.previous, this.close);
    this.element.addEventListener('keydown', event => this.#pressed(event));
  }

  update(model) {
    if (this.#model === model) return;
    if (this.#model?.avatar !== model.avatar) this.avatar.replaceChildren(pictureElement(model.avatar));
    this.#model = model;
    const { images, picture, title, subtitle } = model;
    this.picture.src = pictureUrl(images[picture]);
    this.picture.alt = `${title}, picture ${picture + 1} of ${images.length}`;
    this.#showProgress(picture, images.length);
    setText(this.owner, title);
    setText(this.subtitle, subtitle);
    for (const name of ['previous', 'next', 'close']) this.#name(this[name], model[name]);
  }

  layout(pane, { isRightToLeft }) {
    const { frame } = pane;
    const { card: [x, y, width, height], contentInset: [top, left, bottom, right], headerHeight, closeWidth, leadingPart } = pane.layout;
    const [areaWidth, areaHeight] = [frame[2] - left - right, frame[3] - top - bottom];
    place(this.card, left + x, top + y, width, height);
    this.element.classList.toggle('is-whole', y === 0);
    const back = areaWidth * leadingPart;
    place(this.previous, left + (isRightToLeft ? areaWidth - back : 0), top, back, areaHeight);
    place(this.next, left + (isRightToLeft ? 0 : back), top, areaWidth - back, areaHeight);
    place(this.close, left + (isRightToLeft ? x : x + width - closeWidth), top + y, closeWidth, headerHeight);
    setLength(this.element, '--close-width', closeWidth);
  }

  /** A button of the viewer keeps the focus while it leads from picture to picture. */
  #name(target, { id, isEnabled = true }) {
    target.dataset.id = id;
    const isLeft = !isEnabled && document.activeElement === target;
    target.disabled = !isEnabled;
    // A button that is disabled loses the focus, and with it the arrow keys.
    if (isLeft) this.next.focus({ preventScroll: true });
  }

  #showProgress(picture, count) {
    this.progress.setAttribute('aria-label', `Picture ${picture + 1} of ${count}`);
    this.progress.replaceChildren(...Array.from({ length: count }, (_, index) => element('i', { class: index <= picture ? 'is-done' : null })));
  }

  #pressed(event) {
    const isRightToLeft = this.element.matches(':dir(rtl)');
    const target = {
      ArrowRight: isRightToLeft ? this.previous : this.next, ArrowLeft: isRightToLeft ? this.next : this.previous, Escape: this.close,
    }[event.key];
    if (!target || target.disabled) return;
    event.preventDefault();
    target.click();
  }
}
