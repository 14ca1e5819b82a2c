// What the keyboard covers. Pure.

/** How much of a frame the keyboard covers, from its bottom up, in points. */
export function coveredBy({ size, keyboard = 0 }, [, y, , height]) {
  return Math.max(0, Math.min(height, y + height - (size[1] - keyboard)));
}

/** A pane's safe area, with the keyboard in place of what it covers at the bottom. */
export function safeAreaOver([top, left, bottom, right] = [0, 0, 0, 0], covered = 0) {
  return [top, left, Math.max(bottom, covered), right];
}

/** Where the keyboard stands: along the bottom of a device's screen, which may reach beyond the window, else in the window. */
export function keyboardFrame({ size, keyboard, screen, frame }) {
  if (!screen) return [0, size[1] - keyboard, size[0], keyboard];
  const top = frame[1] + frame[3] - keyboard;
  return [0, top, screen[0], screen[1] - top];
}

/** The change of a layout that the keyboard makes as it comes and goes; a scene names no transition for it. */
export function keyboardTransition(scene, before) {
  const isResized = String(scene.window.size) !== String(before.window.size);
  if (isResized || scene.window.keyboard === before.window.keyboard) return null;
  return { duration: 0.25, curve: 'spring', changes: [{ target: scene.hierarchy.id, kind: 'layout' }] };
}
