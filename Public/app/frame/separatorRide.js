// Animates a separator together with the column at whose edge it stands.
import { borderOf } from '../scene/edges.js';

/**
 * The start of an element's running transition of a property, and its end. Without a transition, both are the present
 * value.
 */
function way(element, name) {
  const glide = element.getAnimations().find(animation => animation.transitionProperty === name);
  const end = parseFloat(element.style[name]);
  return { glide, start: glide ? parseFloat(glide.effect.getKeyframes()[0][name]) : end, end };
}

/**
 * The animation of a separator, which follows the running transitions of its column. These may have begun half-way. The
 * result is null for any other pane, and if the column does not move.
 *
 * The animation changes `left`, like the column's. The browser would run a translation on another thread, a frame
 * ahead.
 *
 * @param separator the view of a pane
 * @param laid the scene in which the separator has its place
 * @returns {{frames: object[], timing: object} | null}
 */
export function separatorRide(separator, laid, panes) {
  if (separator.pane.role !== 'separator') return null;
  const border = borderOf(separator.pane, laid);
  const column = border && panes.get(border.pane)?.element;
  if (!column) return null;
  const [left, width] = [way(column, 'left'), way(column, 'width')];
  const glide = left.glide ?? (border.end === 1 ? width.glide : null);
  if (!glide) return null;
  const then = laid.panes.find(({ id }) => id === border.pane).frame;
  const distance = separator.pane.frame[0] - then[0] - border.end * then[2];
  const edge = at => left[at] + border.end * width[at] + distance;
  const { duration, easing } = glide.effect.getTiming();
  return { frames: [{ left: `${edge('start')}px` }, { left: `${edge('end')}px` }], timing: { duration, easing } };
}
