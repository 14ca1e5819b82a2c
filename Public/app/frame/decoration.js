// The border and the shadow that an app gives one of its views.
import { setLength } from '../dom/element.js';

/** The blur, in points, of a shadow with UIKit's default radius of 3. */
const blur = 6;

/** Passes the numbers to the style sheet. The class `is-decorated` says that there are any. */
export function decorate(target, decoration) {
  if (!decoration) return;
  const { borderWidth, cornerRadius, shadowOpacity, shadowOffset: [x, y] } = decoration;
  setLength(target, '--border-width', borderWidth);
  setLength(target, '--corner-radius', cornerRadius);
  target.style.setProperty('--decoration-shadow', `${x}px ${y}px ${blur}px rgb(0 0 0 / ${shadowOpacity * 100}%)`);
}
