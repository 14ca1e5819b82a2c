// The parts that the keyboard covers. Pure functions.

/** The height of a frame's part that the keyboard covers, from the bottom up, in points. */
export function coveredBy({ size, keyboard = 0 }, [, y, , height]) {
  return Math.max(0, Math.min(height, y + height - (size[1] - keyboard)));
}

/** A pane's safe area, whose bottom inset includes the part that the keyboard covers. */
export function safeAreaOver([top, left, bottom, right] = [0, 0, 0, 0], covered = 0) {
  return [top, left, Math.max(bottom, covered), right];
}

/**
 * The frame of the keyboard: at the bottom of a device's screen, which can extend beyond the window, or else of the
 * window.
 */
export function keyboardFrame({ size, keyboard, screen, frame }) {
  if (!screen) return [0, size[1] - keyboard, size[0], keyboard];
  const top = frame[1] + frame[3] - keyboard;
  return [0, top, screen[0], screen[1] - top];
}

/** The transition for a keyboard that comes or goes. The scene contains none for it. */
export function keyboardTransition(scene, before) {
  const isResized = String(scene.window.size) !== String(before.window.size);
  if (isResized || scene.window.keyboard === before.window.keyboard) return null;
  return { duration: 0.25, curve: 'spring', changes: [{ target: scene.hierarchy.id, kind: 'layout' }] };
}
