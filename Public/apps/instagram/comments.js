// The comments on a post, and the bar with the field for a new one.
import { element, place, setLength, setText } from '../../app/dom/element.js';
import { pictureElement } from '../../app/dom/picture.js';
import { Field } from '../../app/views/field.js';

const face = avatar => element('span', { class: 'comment-face' }, pictureElement(avatar));

function commentElement({ avatar, name, text, time }) {
  return element('li', { class: 'comment' }, face(avatar),
    element('div', { class: 'comment-words' },
      element('div', { class: 'comment-head' }, element('strong', {}, name), element('span', { class: 'age' }, time)),
      element('p', { dir: 'auto' }, text)));
}

/** The comments, which scroll to the end when the user has added one. */
export class CommentsView {
  #model = null;
  #count = null;
  /** Whether the next layout shows the last comment, because the user has written it. */
  #isAtEnd = false;

  constructor(paneId, { typing }) {
    this.list = element('ul', { class: 'comment-list' });
    this.reading = element('div', { class: 'scroller comments-scroller', tabindex: '0', role: 'region', 'aria-label': 'Comments' }, this.list);
    this.face = element('span', { class: 'comment-own' });
    const input = element('input', { class: 'comment-field', 'aria-label': 'Add a comment', autocomplete: 'off', spellcheck: 'false', enterkeyhint: 'send' });
    this.field = new Field(input, typing, () => this.#dress());
    this.post = element('button', { class: 'comment-post', type: 'button' });
    this.bar = element('div', { class: 'comment-bar moves' }, this.face, input, this.post);
    this.element = element('div', { class: 'comments-view' }, this.reading, this.bar);
    input.addEventListener('keydown', event => this.#pressed(event));
    // The field keeps the focus, and with it the keyboard, while the user posts.
    this.post.addEventListener('pointerdown', event => event.preventDefault());
  }

  update(model) {
    if (this.#model === model) return;
    if (this.#model?.avatar !== model.avatar) this.face.replaceChildren(face(model.avatar));
    const isNew = JSON.stringify(this.#model?.comments) !== JSON.stringify(model.comments);
    this.#model = model;
    this.field.update(model.field);
    this.post.dataset.id = model.post.id;
    setText(this.post, model.post.title);
    this.#dress();
    if (isNew) this.#show(model.comments);
  }

  layout(pane) {
    const { contentInset: [top, left, bottom, right], inset, barHeight, postWidth } = pane.layout;
    setLength(this.element, '--above', top);
    setLength(this.element, '--side-inset', inset);
    setLength(this.element, '--post-width', postWidth);
    const [width, height] = [pane.frame[2] - left - right, pane.frame[3] - bottom - barHeight];
    place(this.reading, left, 0, width, height);
    place(this.bar, left, height, width, barHeight);
    setLength(this.element, '--below', bottom);
    if (this.#isAtEnd) this.#scrollToEnd();
  }

  settle() {
    if (this.#isAtEnd) this.#scrollToEnd();
    this.#isAtEnd = false;
  }

  #show(comments) {
    this.#isAtEnd = this.#count !== null && comments.length > this.#count;
    this.#count = comments.length;
    this.list.replaceChildren(...comments.map(commentElement));
  }

  /** Enables the button while there is something to post, without waiting for the server. */
  #dress() {
    this.post.disabled = this.field.text.trim() === '';
  }

  #scrollToEnd() {
    this.reading.scrollTop = this.reading.scrollHeight;
  }

  /** Posts the comment on Return. The page sends the text before the tap. */
  #pressed(event) {
    if (event.key === 'Enter' && !event.isComposing && !this.post.disabled) this.post.click();
  }
}
