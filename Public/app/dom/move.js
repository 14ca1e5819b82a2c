// Moving elements in the document.
import { focusIn } from './element.js';

/**
 * Moves an element into `parent`, before `next` or to the end, and restores what the browser forgets when an element moves: the scroll
 * offsets inside it, and the focus.
 */
export function moveInto(parent, element, next = null) {
  const inside = element.isConnected ? [...element.querySelectorAll('*')] : [];
  const scrolled = inside
    .map(node => ({ node, left: node.scrollLeft, top: node.scrollTop }))
    .filter(({ left, top }) => left !== 0 || top !== 0);
  const focused = focusIn(element);
  parent.insertBefore(element, next);
  for (const { node, left, top } of scrolled) node.scrollTo({ left, top, behavior: 'instant' });
  focused?.focus({ preventScroll: true });
}
