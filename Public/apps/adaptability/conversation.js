// A conversation: bubbles under lines with the time, and the bar with the field for a new message.
import { element, setLength } from '../../app/dom/element.js';
import { symbolElement } from '../../app/dom/symbol.js';
import { safeAreaOver } from '../../app/scene/keyboard.js';
import { avatarElement } from '../../app/views/avatar.js';
import { Field } from '../../app/views/field.js';

/** A bubble, which has a tail if the next one is from the other person. */
function bubbleElement({ text, isOwn }, next, portrait) {
  const isLast = next?.isOwn !== isOwn;
  const classes = ['bubble-line', isOwn ? 'is-own' : 'is-other', isLast ? 'is-last' : ''].filter(Boolean);
  return element('div', { class: classes.join(' ') },
    isOwn ? null : element('span', { class: 'bubble-portrait' }, isLast ? portrait() : null),
    element('p', { class: 'bubble' }, text));
}

function exchangeElement({ time, bubbles }, portrait) {
  const [day, hour] = [time.split(' ').slice(0, -2).join(' '), time.split(' ').slice(-2).join(' ')];
  return element('section', { class: 'exchange' },
    element('h2', {}, element('b', {}, day), ` ${hour}`),
    ...bubbles.map((bubble, index) => bubbleElement(bubble, bubbles[index + 1], portrait)));
}

/** The bar. Only its field works, because nothing is sent. */
function bar(input) {
  return element('div', { class: 'message-bar moves' },
    symbolElement('camera.fill'), input, element('span', { class: 'message-send', 'aria-hidden': 'true' }, 'Send'));
}

function recipients() {
  return element('div', { class: 'message-to', 'aria-hidden': 'true' }, element('span', {}, 'To:'), symbolElement('plus.circle'));
}

/** A conversation, which stays at its last bubble while the window changes and the keyboard appears. */
export class ConversationView {
  #model = null;

  constructor(paneId, { typing }) {
    this.content = element('div', { class: 'conversation-content moves' });
    this.talk = element('div', { class: 'scroller conversation-scroller', tabindex: '0', role: 'article' }, this.content);
    this.to = recipients();
    const input = element('input', { class: 'message-field', 'aria-label': 'Message', autocomplete: 'off', spellcheck: 'false' });
    this.field = new Field(input, typing);
    this.element = element('div', { class: 'conversation' }, this.talk, this.to, bar(input));
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
  }

  layout(pane, { covered }) {
    const insets = safeAreaOver(pane.safeArea, covered);
    ['top', 'left', 'bottom', 'right'].forEach((side, index) => {
      setLength(this.element, `--safe-${side}`, insets[index]);
    });
  }
}
