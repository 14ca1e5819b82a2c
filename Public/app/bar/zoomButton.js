// The button of the zoom, which shows the scale of the picture.
import { setHidden, setText } from '../dom/element.js';
import { toolButton } from './toolButton.js';

/** Between the scale that fits the page and that of the app itself. It is there while the two differ. */
export class ZoomButton {
  /** @param {() => void} toggle */
  constructor(toggle) {
    this.button = toolButton({ class: 'zoom-button', symbol: 'magnifyingglass', label: 'Zoom', 'aria-pressed': 'false', 'aria-keyshortcuts': 'z' }, toggle);
    this.figure = this.button.querySelector('.tool-name');
    this.element = this.button;
    this.show(1, false);
  }

  /** Shows the scale of the picture, and whether the user has asked for the whole one. */
  show(scale, isWhole) {
    const figure = `${Math.round(scale * 100)}\u00A0%`;
    const words = isWhole ? `Zoom: ${figure}. Fit the picture to the page (z)` : `Zoom: ${figure}, fit to the page. Show it at 100\u00A0% (z)`;
    if (this.button.title === words) return;
    this.button.title = words;
    this.button.setAttribute('aria-label', words.replace(' (z)', ''));
    this.button.setAttribute('aria-pressed', String(isWhole));
    setText(this.figure, figure);
    setHidden(this.element, scale > 0.995 && !isWhole);
  }
}
