// The parts that the keyboard covers. Pure functions.

/** Whether a model has the field with the given id, at any depth. */
const hasField = (model, id) => (
  typeof model === 'object' && model !== null && (model.id === id || Object.values(model).some(part => hasField(part, id)))
);

/**
 * The height of a pane's part that the keyboard covers, from the bottom up, in points. It is 0 where the look insets only the
 * content that has the field.
 */
export function coveredBy({ window: { size, keyboard = 0, focus }, look, viewModels }, { frame: [, y, , height], viewModel }) {
  if (keyboard > 0 && look.keyboardInsets === 'field' && !hasField(viewModels[viewModel], focus)) return 0;
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
