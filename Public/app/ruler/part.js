// The ruler of the flips, as a part of the page.
import { openedOf } from '../panels/opened.js';
import { Ruler } from './ruler.js';

/** Creates the ruler on the stage. */
export function make(page) {
  const { choices, parts, preview, stage } = page;
  const made = new Ruler({
    ask: (range, answer) => preview.sweeps.ask(range, answer),
    jump: width => choices.jump(width),
    opened: openedOf(page),
    close: () => close(page),
  });
  stage.append(made.element);
  parts.overview.now?.layer.cover();
  return made;
}

/** Closes the ruler. The focus goes from the ruler to its button. */
function close({ parts, rulerButton, switches }) {
  const hadFocus = parts.ruler.now.element.contains(document.activeElement);
  switches.setRuled(false);
  if (hadFocus) rulerButton.element.focus();
}
