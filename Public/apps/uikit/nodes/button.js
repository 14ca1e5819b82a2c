// Buttons.
import { element } from '../../../app/dom/element.js';
import { symbolElement } from '../../../app/dom/symbol.js';
import { fontStyle } from './fonts.js';
import { buttonTag, NodeView } from './node.js';
import { setRuns } from './runs.js';

export class ButtonNode extends NodeView {
  constructor(node, context) {
    super(node, context, buttonTag);
  }

  fill({ text, runs, subtitle, image, imagePlacement = 'leading', style = 'plain', font, color, imageColor, role, isSelected = false, hasMenu = false, capsule = false }) {
    const { element: target } = this;
    Object.assign(target.dataset, { style, place: imagePlacement });
    for (const [name, isOn] of [['is-capsule', capsule], ['is-on', isSelected]]) target.classList.toggle(name, isOn);
    if (role) target.dataset.role = role;
    else delete target.dataset.role;
    Object.assign(target.style, fontStyle(font), { color: color ?? '' });
    if (hasMenu) target.setAttribute('aria-haspopup', 'menu');
    else target.removeAttribute('aria-haspopup');
    const title = element('span', { class: 'ui-title', dir: 'auto' });
    setRuns(title, text ?? '', font, runs);
    const words = [text && title, subtitle && element('span', { class: 'ui-subtitle', dir: 'auto' }, subtitle)];
    const parts = words.filter(Boolean);
    const symbol = image ? symbolElement(image) : null;
    if (imageColor) symbol?.style.setProperty('color', imageColor);
    target.replaceChildren(...[
      symbol,
      parts.length > 0 && element('span', { class: 'ui-words' }, ...parts),
    ].filter(Boolean));
    if (!text && image && !target.getAttribute('aria-label')) target.setAttribute('aria-label', image.replaceAll('.', ' '));
  }
}
