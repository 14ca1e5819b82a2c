// The ruler of the flips, as a part of the page.
import { Ruler } from './ruler.js';

/** Creates the ruler on the stage. */
export function make({ choices, parts, preview, stage }) {
  const made = new Ruler({ ask: (range, answer) => preview.sweeps.ask(range, answer), jump: width => choices.jump(width) });
  stage.append(made.element);
  parts.overview.now?.layer.cover();
  return made;
}
