// A conversation: bubbles under lines with the time, and the bar with the field for a new message.
import { element, setLength } from '../../app/dom/element.js';
import { pictureElement } from '../../app/dom/picture.js';
import { symbolElement } from '../../app/dom/symbol.js';
import { safeAreaOver } from '../../app/scene/keyboard.js';
import { avatarElement } from '../../app/views/avatar.js';
import { Field } from '../../app/views/field.js';

/** A bubble, which has a tail if the next one is from the other person. */
function bubbleElement({ text, picture, isOwn }, next, portrait) {
  const isLast = next?.isOwn !== isOwn;
  const classes = ['bubble-line', isOwn ? 'is-own' : 'is-other', isLast ? 'is-last' : ''].filter(Boolean);
  return element('div', { class: classes.join(' ') },
    isOwn ? null : element('span', { class: 'bubble-portrait' }, isLast ? portrait() : null),
    element('p', { class: 'bubble' }, picture ? pictureElement(picture, 'Picture') : text));
}

function exchangeElement({ time, bubbles }, portrait) {
  const [day, hour] = [time.split(' ').slice(0, -2).join(' '), time.split(' ').slice(-2).join(' ')];
  return element('section', { class: 'exchange' },
    element('h2', {}, element('b', {}, day), ` ${hour}`),
    ...bubbles.map((bubble, index) => bubbleElement(bubble, bubbles[index + 1], portrait)));
}

const input = label => element('input', { class: 'message-field', 'aria-label': label, autocomplete: 'off', spellcheck: 'false' });

const button = (name, content) => element('button', { class: `message-${name.toLowerCase()}`, type: 'button', 'aria-label': name }, content);

/** A conversation, which stays at its last bubble while the window changes and the keyboard appears. */
export class ConversationView {
  #model = null;

  constructor(paneId, { typing }) {
    this.content = element('div', { class: 'conversation-content moves' });
    this.talk = element('div', { class: 'scroller conversation-scroller', tabindex: '0', role: 'article' }, this.content);
    this.field = this.#field('Message', typing);
    this.receiver = this.#field('To', typing);
    this.camera = button('Camera', symbolElement('camera.fill'));
    this.send = button('Send', 'Send');
    this.add = button('Add', symbolElement('plus.circle'));
    this.to = element('div', { class: 'message-to' }, element('span', { 'aria-hidden': 'true' }, 'To:'), this.receiver.input, this.add);
    this.element = element('div', { class: 'conversation' }, this.talk, this.to,
      element('div', { class: 'message-bar moves' }, this.camera, this.field.input, this.send));
    // A button leaves the focus, and with it the keyboard, to the field.
    this.element.addEventListener('pointerdown', event => event.target.closest('button') && event.preventDefault());
  }

  /** A field in which Return sends the message. The page sends the text before the tap. */
  #field(label, typing) {
    const field = new Field(input(label), typing, () => this.#dress());
    field.input.addEventListener('keydown', event => {
      if (event.key === 'Enter' && !event.isComposing) this.send.click();
    });
    return field;
  }

  update(model) {
    if (this.#model === model) return;
    this.#model = model;
    const portrait = () => avatarElement({ name: model.title, initials: model.initials, avatar: model.avatar });
    this.talk.setAttribute('aria-label', model.title);
    this.element.classList.toggle('is-wide', model.isWide);
    this.content.replaceChildren(...model.exchanges.map(exchange => exchangeElement(exchange, portrait)));
    this.to.hidden = !model.isNew;
    this.field.update(model.field);
    this.camera.dataset.id = model.camera.id;
    this.send.dataset.id = model.send.id;
    if (model.isNew) {
      this.receiver.update(model.to);
      this.add.dataset.id = model.add.id;
    }
    this.#dress();
  }

  /** Enables the buttons while there is something to send and somebody to get it, without waiting for the server. */
  #dress() {
    const hasReceiver = !this.#model?.isNew || this.receiver.text.trim() !== '';
    this.camera.disabled = !hasReceiver;
    this.send.disabled = !hasReceiver || this.field.text.trim() === '';
  }

  layout(pane, { covered }) {
    const insets = safeAreaOver(pane.safeArea, covered);
    ['top', 'left', 'bottom', 'right'].forEach((side, index) => {
      setLength(this.element, `--safe-${side}`, insets[index]);
    });
  }
}
