// Texts.
import { element } from '../../../app/dom/element.js';
import { fontStyle } from './fonts.js';
import { NodeView } from './node.js';
import { leastFirstLineOf, leastLineOf, setRuns } from './runs.js';

const noInsets = [0, 0, 0, 0];

/** A text in the middle of its frame's height, in at most so many lines; 0 stands for any number. */
export class LabelNode extends NodeView {
  lines = 1;
  lineHeight = 0;
  firstLine = 0;
  /** The distances above and below the text. */
  around = 0;
  /** The number of lines that are shown. */
  most = 0;

  constructor(node, context) {
    super(node, context);
    this.text = element('span', { class: 'ui-text', dir: 'auto' });
    this.element.append(this.text);
  }

  fill({ text = '', runs, font, color, align = 'natural', lines = 1, insets: [top, left, bottom, right] = noInsets }) {
    setRuns(this.text, text, font, runs);
    Object.assign(this.element.style, fontStyle(font), { color: color ?? '' });
    this.element.dataset.align = align;
    this.element.classList.toggle('is-line', lines === 1);
    this.element.style.padding = `${top}px ${right}px ${bottom}px ${left}px`;
    [this.lines, this.lineHeight, this.around] = [lines, leastLineOf(font, runs), top + bottom];
    this.firstLine = leastFirstLineOf(font, runs);
    // The frame has space for the letters of the first line, and the lines are centered in the frame.
    this.text.style.maxHeight = lines === 1 ? '' : `calc(100% + ${this.lineHeight - this.firstLine}px)`;
  }

  /** Ends a text with an ellipsis in the last line for which there is space (`LineHeight.count`). */
  arrange([, , , height]) {
    const room = 1 + Math.max(0, Math.floor((height - this.around + 1 - this.firstLine) / Math.max(1, this.lineHeight)));
    const most = this.lines > 0 ? Math.min(this.lines, room) : room;
    if (this.most === most) return;
    this.most = most;
    this.text.style.setProperty('-webkit-line-clamp', String(most));
  }
}
