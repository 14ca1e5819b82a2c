// A separator stands at the edge of its column, and travels with it.
import { borderOf } from '../scene/edges.js';

/** Where a running transition of an element began, or null where none runs; and where it ends. */
function way(element, name) {
  const glide = element.getAnimations().find(animation => animation.transitionProperty === name);
  const end = parseFloat(element.style[name]);
  return { glide, start: glide ? parseFloat(glide.effect.getKeyframes()[0][name]) : end, end };
}

/**
 * The animation of a separator, taken from the transitions that its column runs, which may have begun half-way. Null for
 * any other pane, and where the column stands still.
 *
 * It runs on `left`, as the column does: a translation runs on another thread of the browser, a frame ahead.
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
