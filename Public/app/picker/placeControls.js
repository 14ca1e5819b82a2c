// Controls for the orientation of the chosen device and for the window's place on it.
import { element, place, setHidden } from '../dom/element.js';
import { hasSide, isLandscape } from '../stage/placement.js';
import { choicesOf } from './arrangements.js';
import { Segments } from './segments.js';
import { SizeFields } from './sizeFields.js';

/** The greatest width and height of a small picture of a screen, in the browser's points. */
const [across, down] = [46, 36];

function diagram({ screen: [width, height], frame }) {
  const scale = Math.min(across / width, down / height);
  const window = element('i', { class: 'diagram-window' });
  const made = element('span', { class: 'diagram', 'aria-hidden': 'true', dir: 'ltr' }, window);
  Object.assign(made.style, { width: `${width * scale}px`, height: `${height * scale}px` });
  place(window, ...frame.map(length => length * scale));
  return made;
}

const held = [
  { value: 'portrait', title: 'Portrait', content: ['Portrait'] },
  { value: 'landscapeLeft', title: 'Landscape', content: ['Landscape'] },
];
const sides = [{ value: 'left', title: 'Left', content: ['Left'] }, { value: 'right', title: 'Right', content: ['Right'] }];

const note = ({ size, classes }) => (size ? `${Math.round(size[0] * 10) / 10} ${classes[0]}` : 'any size');

/** The title of a choice, with the reason for one that the system does not have. */
function titleOf({ title, size, classes }, reason) {
  const parts = size ? [title, size.join(' by '), `${classes[0]} width`] : [title];
  return reason ? `${parts.join(', ')}. ${reason}` : parts.join(', ');
}

/** Controls that offer only what the device has. Arrangements that the system does not have are grey. */
export class PlaceControls {
  /**
   * @param {{arrange: (arrangement: object) => void, rotate: (to: string) => void, setSize: (size: object) => void}} app
   * @param {(reason: string) => void} refuse says why an arrangement or a size cannot be chosen
   */
  constructor(app, refuse) {
    this.orientation = new Segments('Orientation', to => app.rotate(to));
    this.arrangement = new Segments('Arrangement', arrangement => app.arrange({ arrangement }), 'arrangements', refuse);
    this.side = new Segments('Side of the screen', side => app.arrange({ arrangement: this.window.arrangement, side }));
    this.size = new SizeFields(app.setSize, refuse);
    this.element = element('div', { class: 'picker-place', hidden: true },
      this.orientation.element, this.arrangement.element, this.side.element, this.size.element);
  }

  /** `otherTimes` has the reason for each arrangement that the system does not have. */
  show(window, device, { gap, otherTimes }) {
    this.window = window;
    setHidden(this.element, !device);
    if (!device) return;
    const { orientation, arrangement, side } = window;
    this.orientation.show(held, isLandscape(orientation) ? 'landscapeLeft' : 'portrait');
    this.arrangement.show(choicesOf(device, orientation, side, gap).map(choice => ({
      value: choice.arrangement,
      // The frame is a part of the choice, so that its picture is drawn anew when the window changes sides.
      frame: choice.frame,
      title: titleOf(choice, otherTimes[choice.arrangement]),
      reason: otherTimes[choice.arrangement],
      content: [diagram(choice), element('b', {}, choice.label), element('small', {}, note(choice))],
    })), arrangement);
    setHidden(this.side.element, !hasSide(arrangement));
    this.side.show(sides, side);
    setHidden(this.size.element, arrangement !== 'free');
    this.size.show(window.size);
  }
}
