// The parts of the page that can be shown and hidden, as switches that press the buttons of the bar.
import { Switch } from './controls.js';

/** The buttons of the bar, by their names in the page, with a label and the key that presses them. */
const known = [
  { name: 'toolsOpener', label: 'Inspector', key: 'i' },
  { name: 'rulerButton', label: 'Ruler of breakpoints', key: 'u' },
  { name: 'overviewButton', label: 'All sizes', key: 's' },
  { name: 'stageButton', label: 'Device around the app', key: 'd' },
  { name: 'boardButton', label: 'Board', key: 'b' },
  { name: 'timelineButton', label: 'Timeline', key: 't' },
];

/** The buttons that a page has. */
export const pageButtons = page => known.flatMap(({ name, ...looks }) => {
  const part = page[name];
  const button = part?.button ?? part?.element ?? part;
  return button ? [{ ...looks, button }] : [];
});

const isOn = button => ['aria-pressed', 'aria-expanded'].some(name => button.getAttribute(name) === 'true');

/**
 * A switch for a button, which shows what the button shows.
 *
 * @param {{button: HTMLElement, label: string, key?: string}} looks
 */
export function switchFor({ button, label, key }) {
  const made = new Switch({ label, key }, () => button.click());
  const follow = () => made.show(isOn(button));
  new MutationObserver(follow).observe(button, { attributeFilter: ['aria-pressed', 'aria-expanded'] });
  follow();
  return made.element;
}
