// The page for everyone, as a part that is made soon after the first scene.
import { Access } from './access.js';
import { Escape } from './escape.js';

/** Begins to name the columns and to say what changes. */
export function make(page) {
  const { appWindow, bench, caption, drawing, preview } = page;
  const made = new Access({ panes: appWindow.view.panesRoot, bar: bench.line, caption, scene: () => preview.scene });
  new Escape(closable(page));
  if (drawing.untold) made.show(preview.scene, drawing.untold, []);
  return made;
}

/** The parts around the app that Escape closes. The focus goes from the ruler to its button. */
function closable({ boardButton, overviewButton, parts, rulerButton, switches, timelineButton }) {
  const closeRuler = () => {
    const hadFocus = parts.ruler.now?.element.contains(document.activeElement);
    switches.setRuled(false);
    if (hadFocus) rulerButton.element.focus();
  };
  return {
    board: { button: boardButton.button, close: () => switches.setBoard(null) },
    overview: { button: overviewButton.button, close: () => switches.setOverview(false) },
    ruler: { button: rulerButton.button, close: closeRuler },
    timeline: { button: timelineButton.button, close: () => parts.timeline.now?.escape() },
  };
}
