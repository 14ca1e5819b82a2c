// Elements that are still visible while they leave.

/** Makes an element a ghost, which nobody can touch and nothing finds by its id. */
export function makeGhost(element) {
  element.inert = true;
  element.classList.add('is-leaving');
  for (const node of [element, ...element.querySelectorAll('[data-id],[data-pane],[data-bar]')]) {
    for (const name of ['data-id', 'data-pane', 'data-bar']) node.removeAttribute(name);
  }
  return element;
}

/** Makes an element a ghost, and removes it when its animation has ended. */
export function leave(element, frames, timing) {
  const remove = () => element.remove();
  makeGhost(element).animate(frames, { ...timing, fill: 'forwards' }).finished.then(remove, remove);
}
