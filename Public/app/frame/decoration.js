// The border and the shadow that an app gives a view of its own.
import { setLength } from '../dom/element.js';

/** How far a shadow of UIKit's default radius, 3, is blurred, in points. */
const blur = 6;

/** Tells the style sheet the numbers; the class `is-decorated` says that there are any. */
export function decorate(target, decoration) {
  if (!decoration) return;
  const { borderWidth, cornerRadius, shadowOpacity, shadowOffset: [x, y] } = decoration;
  setLength(target, '--border-width', borderWidth);
  setLength(target, '--corner-radius', cornerRadius);
  target.style.setProperty('--decoration-shadow', `${x}px ${y}px ${blur}px rgb(0 0 0 / ${shadowOpacity * 100}%)`);
}
