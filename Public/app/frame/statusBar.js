// The status bar and the home indicator, which the system draws over an app.
import { element } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';

export function statusBar() {
  const battery = element('span', { class: 'battery' }, element('i'));
  return element(
    'div',
    { class: 'status-bar', 'aria-hidden': 'true' },
    element('span', { class: 'status-time', dir: 'ltr' }, '9:41 AM'),
    element('span', { class: 'status-icons' }, symbolElement('wifi'), element('span', { class: 'status-level' }, '100%'), battery),
  );
}

export const homeIndicator = () => element('div', { class: 'home-indicator', 'aria-hidden': 'true' });
