// A small picture of a scene: its window, and the columns and contents in it from back to front.
import { element } from '../dom/element.js';

/** The greatest width and height of a picture, in the page's points. */
const [widest, highest] = [46, 30];

/** The roles of panes that a picture leaves out: bars, lines and containers, which cover what is in them. */
const left = /Bar$|^(separator|container)$/;

/** The colour of a pane: that of what dims, of what is presented, of its column, or of content. */
const kindOf = ({ column, presentation, role }) => (role === 'dimming' ? role : presentation ? 'presented' : column ?? 'content');

/** The visible panes of a picture, each with its kind. The contents of columns would cover the columns. */
export function partsOf({ panes = [] }) {
  const visible = panes.filter(({ isVisible, role }) => isVisible !== false && !left.test(role));
  const hasColumns = visible.some(({ column }) => column);
  return visible.map(pane => ({ frame: pane.frame, kind: kindOf(pane) })).filter(({ kind }) => !hasColumns || kind !== 'content');
}

/** Creates the picture. */
export function filmFrame(scene) {
  const [width, height] = scene.window.size;
  const scale = Math.min(widest / width, highest / height);
  const made = element('span', { class: 'film-frame', dir: 'ltr' }, ...partsOf(scene).map(({ frame: [x, y, w, h], kind }) => {
    const part = element('i', { 'data-kind': kind });
    Object.assign(part.style, { left: `${x * scale}px`, top: `${y * scale}px`, width: `${w * scale}px`, height: `${h * scale}px` });
    return part;
  }));
  Object.assign(made.style, { width: `${width * scale}px`, height: `${height * scale}px` });
  return made;
}
