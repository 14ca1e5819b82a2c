// Buttons.
import { element } from '../../../app/dom/element.js';
import { symbolElement } from '../../../app/dom/symbol.js';
import { isOwnImage, ownImage, setSize } from '../images.js';
import { fontStyle } from './fonts.js';
import { buttonTag, NodeView } from './node.js';
import { setRuns } from './runs.js';

export class ButtonNode extends NodeView {
  constructor(node, context) {
    super(node, context, buttonTag);
  }

  fill({ text, runs, subtitle, image, imagePlacement = 'leading', style = 'plain', font, color, imageColor, role, isSelected = false, hasMenu = false, capsule = false, imageSize, gap, align, insets, backgroundImage }) {
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
    setSize(symbol, imageSize);
    Object.assign(target.style, {
      gap: gap === undefined ? '' : `${gap}px`, justifyContent: align ? `flex-${align === 'leading' ? 'start' : 'end'}` : '',
      textAlign: align === 'leading' ? 'start' : align === 'trailing' ? 'end' : '', paddingInline: insets ? `${insets[0]}px ${insets[1]}px` : '',
      paddingBlock: insets?.length === 4 ? `${insets[2]}px ${insets[3]}px` : '',
    });
    if (imageColor) symbol?.style.setProperty('color', imageColor);
    const ground = isOwnImage(backgroundImage) && ownImage(backgroundImage, '100% 100%');
    target.classList.toggle('has-ground', Boolean(ground));
    target.replaceChildren(...[
      ground,
      symbol,
      parts.length > 0 && element('span', { class: 'ui-words' }, ...parts),
    ].filter(Boolean));
    if (!text && image && !target.getAttribute('aria-label')) target.setAttribute('aria-label', isOwnImage(image) ? 'Image' : image.replaceAll('.', ' '));
  }
}
