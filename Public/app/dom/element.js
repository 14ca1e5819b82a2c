// Functions that create, place and mark elements.

/**
 * Creates an element with attributes and children, and leaves out null children. Do not pass a `style` attribute: the
 * page's policy forbids it.
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children.filter(child => child !== null && child !== undefined));
  return made;
}

const placed = new WeakMap();

/**
 * Puts an element at a place, in points. It writes only the values that changed, to keep a resize cheap.
 *
 * The place is set with `left` and `top` instead of a transform. The browser animates transforms on another thread than
 * widths, so the edges of an element that moves and grows would come apart.
 */
export function place(target, x, y, width, height) {
  let last = placed.get(target);
  if (!last) placed.set(target, (last = {}));
  const style = target.style;
  if (last.x !== x) style.left = `${(last.x = x)}px`;
  if (last.y !== y) style.top = `${(last.y = y)}px`;
  if (last.width !== width) style.width = `${(last.width = width)}px`;
  if (height !== undefined && last.height !== height) style.height = `${(last.height = height)}px`;
}

/** Moves a placed element down by a distance at once, even during an animation. */
export function shift(target, distance) {
  const last = placed.get(target);
  if (!last) return;
  target.style.transition = 'none';
  target.style.top = `${(last.y += distance)}px`;
}

/** Lets elements animate again after `shift`. */
export function unfreeze(targets) {
  for (const target of targets) {
    void target.offsetTop;
    target.style.transition = '';
  }
}

const properties = new WeakMap();

/** Sets a custom property in points, if the value has changed. */
export function setLength(target, name, value) {
  let last = properties.get(target);
  if (!last) properties.set(target, (last = {}));
  if (last[name] === value) return;
  last[name] = value;
  target.style.setProperty(name, `${value}px`);
}

/**
 * Sets the text of an element, if it has changed. The node of a text stays, because a new one makes the browser work out
 * the styles of elements around it.
 */
export function setText(target, text) {
  if (target.textContent === text) return;
  const [only, more] = target.childNodes;
  if (only?.nodeType === Node.TEXT_NODE && !more) only.data = text;
  else target.textContent = text;
}

/** Shows or hides an element, if that has changed. Chromium works out styles anew even if it is hidden again. */
export function setHidden(target, isHidden) {
  if (target.hidden !== isHidden) target.hidden = isHidden;
}

/** Forbids or allows everything in an element, if that has changed. */
export function setInert(target, isInert) {
  if (target.inert !== isInert) target.inert = isInert;
}

/**
 * The element inside another one that has the browser's focus, or null.
 *
 * @param {Element} parent
 * @returns {?HTMLElement}
 */
export function focusIn(parent) {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && parent.contains(focused) ? focused : null;
}

/** Marks an element as the selected one of its group, visibly and for screen readers. */
export function markSelected(target, isSelected) {
  target.toggleAttribute('data-selected', isSelected);
  if (isSelected) target.setAttribute('aria-current', 'true');
  else target.removeAttribute('aria-current');
}

/** The factor by which an ancestor scales an element. */
export const scaleOf = target => target.getBoundingClientRect().width / target.offsetWidth || 1;
