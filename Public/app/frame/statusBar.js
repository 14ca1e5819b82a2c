// The status bar and the home indicator, which the system draws over an app.
import { element } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { statusBarKind, statusBarParts } from '../scene/statusBar.js';

/** The number of dots or bars of a signal. */
const strengths = { 'signal-dots': 5, 'signal-bars': 4 };

const isTime = text => /^\d+:/.test(text);

/** Creates the element of a part. A text that is no sign is itself. */
function partElement(name) {
  if (name === 'wifi') return symbolElement(name);
  if (name === 'battery') return element('span', { class: 'battery' }, element('i'));
  if (name in strengths) return element('span', { class: `status-${name}` }, ...Array.from({ length: strengths[name] }, () => element('i')));
  return element('span', isTime(name) ? { class: 'status-time', dir: 'ltr' } : {}, name);
}

/** The status bar of the app's window, or of a device's screen. */
export class StatusBar {
  #shown = '';

  constructor() {
    this.element = element('div', { class: 'status-bar', 'aria-hidden': 'true' });
  }

  /** Shows what the bar of a system on a device has. */
  show(traits, device, look) {
    const kind = statusBarKind(traits, device, look);
    const key = Object.values(kind).join();
    if (this.#shown === key) return;
    this.#shown = key;
    Object.assign(this.element.dataset, { clock: kind.clock, idiom: kind.idiom });
    const parts = Object.entries(statusBarParts(kind));
    this.element.replaceChildren(...parts.map(([place, names]) => element('span', { class: `status-${place}` }, ...names.map(partElement))));
  }
}

export const homeIndicator = () => element('div', { class: 'home-indicator', 'aria-hidden': 'true' });
