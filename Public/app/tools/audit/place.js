// The place of an element of the app, for the outline around it.

/**
 * Something that the outline can show: the element with an id if it is on screen, or else the pane that shows it.
 *
 * @param {?string} id the id of the element, or null for nothing
 * @param {string | undefined} pane the id of the pane
 * @param {{window: any, shown: any}} drawing the window that is drawn, and the scene in it
 */
export function outlinedElement(id, pane, { window: appWindow, shown: scene }) {
  const found = id && appWindow.element.querySelector(`[data-id="${CSS.escape(id)}"]`);
  const whole = scene?.panes.find(one => one.id === pane) ?? null;
  if (!found || found.getClientRects().length === 0) return id ? whole : null;
  const { left, top, width, height } = found.getBoundingClientRect();
  const { x, y } = appWindow.pointAt({ clientX: left, clientY: top });
  const scale = appWindow.scale ?? 1;
  return { role: id, frame: [x, y, width / scale, height / scale] };
}
