// The page for everyone, as a part that is made soon after the first scene.
import { searchOf } from '../wire/query.js';
import { Access } from './access.js';

/** Begins to name the columns and to say what changes. */
export function make({ appWindow, bench, caption, drawing, parts, preview }) {
  const reasons = target => ({
    href: searchOf({ ...preview.query, docked: `why:${target}` }), show: () => parts.need(parts.explanation, part => part.open(target)),
  });
  const made = new Access({ panes: appWindow.view.panesRoot, bar: bench.line, caption, scene: () => preview.scene, reasons });
  if (drawing.untold) made.show(preview.scene, drawing.untold, []);
  return made;
}
