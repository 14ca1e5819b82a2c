// Panes that go on in another pane.

/** @param {number[]} frame */
const pixels = ([left, top, width, height]) => ({ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });

/** A frame relative to the origin of another one. */
const within = ([x, y, width, height], [left, top]) => [x - left, y - top, width, height];

/**
 * Moves a pane that has come into another pane from its place in the scene before. While it moves, the other pane does
 * not clip it. Returns whether it moves: not if it was not visible. `shift` is the distance by which the scene before lies
 * elsewhere.
 */
export function carry(view, parent, { before, shift }, timing) {
  const then = before.panes.find(({ id }) => id === view.id);
  if (!then || then.isVisible === false || view.pane.isVisible === false) return false;
  const origin = before.panes.find(({ id }) => id === parent.id)?.frame ?? [parent.frame[0] - shift, parent.frame[1]];
  parent.element.classList.add('is-carrying');
  view.element.animate([pixels(within(then.frame, origin)), pixels(within(view.frame, parent.frame))], timing);
  return true;
}
