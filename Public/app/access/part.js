// The page for everyone, as a part that is made soon after the first scene.
import { Access } from './access.js';

/** Begins to name the columns and to say what changes. */
export function make({ appWindow, bench, caption, drawing, preview }) {
  const made = new Access({ panes: appWindow.view.panesRoot, bar: bench.line, caption, scene: () => preview.scene });
  if (drawing.untold) made.show(preview.scene, drawing.untold, []);
  return made;
}
