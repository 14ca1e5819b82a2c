// A separator stands at the edge of its column. When it comes or goes, it travels with it.

function columnOf(separator, scene) {
  return scene.panes.find(pane => pane.container === separator.container && pane.role === 'primary');
}

/**
 * The animation of a separator that comes or goes, taken from the transition that its column runs, which may have
 * begun half-way. Null for any other pane, and where the column stands still.
 *
 * It runs on `left`, as the column does: a translation runs on another thread of the browser, a frame ahead.
 *
 * @param separator the view of a pane
 * @param laid the scene in which the separator has its place
 * @param scene the scene that is being drawn
 * @returns {{frames: object[], timing: object} | null}
 */
export function separatorRide(separator, laid, scene, panes) {
  if (separator.pane.role !== 'separator') return null;
  const [then, now] = [columnOf(separator.pane, laid), columnOf(separator.pane, scene)];
  const column = then && now && panes.get(now.id).element;
  const glide = column?.getAnimations().find(animation => animation.transitionProperty === 'left');
  if (!glide) return null;
  const columnAtHome = parseFloat(column.style.left) + then.frame[0] - now.frame[0];
  const distance = parseFloat(separator.element.style.left) - columnAtHome;
  const { duration, easing } = glide.effect.getTiming();
  const frames = glide.effect.getKeyframes().map(frame => ({ left: `${parseFloat(frame.left) + distance}px`, easing: frame.easing }));
  return { frames, timing: { duration, easing } };
}
