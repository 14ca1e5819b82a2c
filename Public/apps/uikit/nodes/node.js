// The base of all nodes: an element for a view of the app, at the frame that the server says.
import { element, place } from '../../../app/dom/element.js';
import { markLongPress } from '../longPress.js';
import { NodeList } from './nodeList.js';
import { setProperties } from './properties.js';

/** A shadow of UIKit in CSS. Its radius is half of the distance over which it fades. */
const shadowOf = ([opacity, radius, dx, dy]) => `${dx}px ${dy}px ${radius * 2}px rgb(0 0 0 / ${opacity})`;

/** The tag of a node's element: a button has one of its own. */
export const buttonTag = 'button';

/**
 * A view of the app. A subclass fills the element. Nodes inside it stay as long as they have their place and their type, so that
 * the focus and the movement of a switch outlive a change.
 */
export class NodeView {
  #node = null;
  /** The list of the nodes inside this one, once there are some. @type {?NodeList} */
  #inner = null;

  constructor({ type }, context, tag = 'div') {
    this.type = type;
    this.context = context;
    this.element = element(tag, { class: `ui-node ui-${type}`, type: tag === buttonTag && 'button' });
  }

  /** The element in which the nodes inside this one stand. */
  get interior() {
    return this.element;
  }

  /**
   * Draws the content of the node. Each subclass overrides this method.
   *
   * @param {any} _node
   */
  fill(_node) {}

  /**
   * @param {any} node the node of the view model
   * @param {import('./fields.js').Texts} texts the fields of the view model, by id
   */
  update(node, texts) {
    this.texts = texts;
    if (this.#node === node && !node.field) return this.#inner?.update(node.views, texts);
    this.#node = node;
    this.#dress(node);
    this.#address(node);
    this.fill(node);
    if (!node.views && !this.#inner) return;
    this.#inner ??= new NodeList(this.interior, this.context);
    this.#inner.update(node.views ?? [], texts);
  }

  /**
   * Places the node and those inside it.
   *
   * @param {import('./frames.js').Frames} frames
   * @param {object} pane
   * @param {object} pass
   */
  layout(frames, pane, pass) {
    const { index, frame } = frames.next();
    place(this.element, ...frame);
    this.arrange(frame, index, pane, pass, frames.tables);
    this.#inner?.layout(frames, pane, pass);
  }

  /**
   * Adapts the content to a frame. Nodes that depend on it override this method.
   *
   * @param {number[]} _frame
   * @param {number} _index the number of the node among all, in pre-order
   * @param {object} _pane
   * @param {object} _pass
   * @param {Record<string, object>} _tables the layouts of the tables among the nodes, by the numbers of their nodes
   */
  arrange(_frame, _index, _pane, _pass, _tables) {}

  settle() {
    this.#inner?.settle();
  }

  /** The scroller of the pane, if it is in this node. */
  get scroller() {
    return this.#inner?.scroller ?? null;
  }

  /** Whether the node is a button by nature, and not only because the app has put a gesture on it. */
  get isControl() {
    return this.element.tagName === 'BUTTON';
  }

  #dress({ background, tint, radius, border, shadow, alpha = 1, clips = false, passesTouches = false }) {
    const { style } = this.element;
    style.background = background ?? '';
    style.borderRadius = radius === undefined ? '' : `${radius}px`;
    style.opacity = alpha === 1 ? '' : String(alpha);
    style.boxShadow = shadow ? shadowOf(shadow) : '';
    setProperties(this.element, { '--border': border && `${border[0]}px ${border[1]}` });
    setProperties(this.element, { '--tint': tint });
    for (const [name, isOn] of [['clips', clips], ['passes', passesTouches], ['has-border', border !== undefined]]) this.element.classList.toggle(name, isOn);
  }

  /** Makes the element one that can be tapped, if a tap does something, and names it for screen readers. */
  #address(node) {
    const { id, label, isEnabled = true } = node;
    const { element: target } = this;
    this.#set('data-id', id);
    this.#set('aria-label', label);
    markLongPress(this.element, node);
    target.toggleAttribute('disabled', !isEnabled);
    if (this.isControl) return;
    this.#set('aria-disabled', isEnabled ? null : 'true');
    if (!target.dataset.role) this.#set('role', id ? 'button' : null);
    // The input in a field takes the focus, and not the view around it.
    this.#set('tabindex', id && isEnabled && target.dataset.role !== 'field' ? '0' : null);
  }

  #set(name, value) {
    if (value === null || value === undefined) this.element.removeAttribute(name);
    else if (this.element.getAttribute(name) !== value) this.element.setAttribute(name, value);
  }
}
