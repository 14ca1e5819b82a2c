// The page for everyone, as a part that is made soon after the first scene.
import { Tips } from './tips.js';
import { dragToScroll } from './dragScroll.js';
import { searchOf } from '../wire/query.js';
import { Access } from './access.js';

/** Begins to name the columns and the tools, to say what changes, and to let a mouse drag strips. */
export function make({ appWindow, bench, caption, drawing, parts, preview }) {
  const reasons = target => ({
    href: searchOf({ ...preview.query, docked: `why:${target}` }), show: () => parts.need(parts.explanation, part => part.open(target)),
  });
  const made = new Access({ panes: appWindow.view.panesRoot, bar: bench.line, caption, scene: () => preview.scene, reasons });
  made.tips = new Tips(bench.element);
  dragToScroll(appWindow.element, '.strip, .carousel');
  if (drawing.untold) made.show(preview.scene, drawing.untold, []);
  return made;
}
