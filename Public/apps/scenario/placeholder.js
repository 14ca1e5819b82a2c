// An area that stands for content of any size, with the size that it has.
import { element, place, setText } from '../../app/dom/element.js';
import { symbolElement } from '../../app/dom/symbol.js';
import { sizeText } from '../../app/text.js';
import { fittedText } from '../../app/views/fitted.js';
import { Scroller } from '../../app/views/scroller.js';

/** The distance between the area and the edges of the content, in points. */
const margin = 12;

/** The layout of an area that fills its pane, where the server has none. */
function filling({ frame, safeArea, contentSafeArea = safeArea ?? [0, 0, 0, 0] }) {
  const [top, left, bottom, right] = contentSafeArea;
  return { contentSize: [Math.max(0, frame[2] - left - right), Math.max(0, frame[3] - top - bottom)], contentInset: contentSafeArea };
}

export class PlaceholderView {
  #model = null;

  constructor(paneId, { offsets }) {
    this.scroller = new Scroller(paneId, offsets, () => {});
    this.area = element('div', { class: 'placeholder-area' });
    this.size = element('span', { class: 'placeholder-size' });
    this.scroller.content.append(this.area);
    this.element = element('div', { class: 'placeholder' }, this.scroller.element, this.scroller.indicator);
  }

  update(model) {
    if (this.#model === model) return;
    this.#model = model;
    const { title, detail, image } = model;
    this.area.replaceChildren(...[
      image && symbolElement(image),
      fittedText('strong', 'placeholder-title', title, 2),
      detail && fittedText('span', 'placeholder-detail', detail, 3),
      this.size,
    ].filter(Boolean));
  }

  layout(pane, pass) {
    const layout = pane.layout ?? filling(pane);
    this.scroller.layout({ ...pane, layout }, pass);
    const { contentSize: [width, height], contentInset: [top, left] } = layout;
    place(this.area, left + margin, top + margin, Math.max(0, width - 2 * margin), Math.max(0, height - 2 * margin));
    setText(this.size, sizeText([width, height]));
  }

  settle() {
    this.scroller.settle();
  }
}
