// The app's window, and the bar of the page around it.
import { PickerButton } from '../bar/pickerButton.js';
import { ToggleButton } from '../bar/toggleButton.js';
import { toolsButton } from '../bar/toolsButton.js';
import { AppWindow } from '../frame/appWindow.js';
import { Badge } from '../frame/badge.js';
import { TurnButton } from '../stage/turnButton.js';
import { Why } from '../stage/why.js';

/** Creates the app's window on the stage. */
export function makeWindow({ choices, edgeDrag, offer, preview, stage }) {
  return new AppWindow(stage, {
    offsets: preview.offsets,
    typing: preview.typing,
    drag: (target, phase, x) => preview.drag(target, phase, x),
    rotate: () => preview.rotate(),
    goHome: () => preview.goHome(),
    deviceOf: offer.deviceOf,
    isEdgeDragged: () => edgeDrag.isUnderWay,
    arrange: arrangement => preview.arrange(arrangement),
    setSize: size => choices.setSize(size),
  });
}

/** Creates the buttons of the bar, and the reasons in the panel of the badge. */
export function makeButtons({ choices, parts, preview, switches }) {
  return {
    toolsOpener: toolsButton(() => parts.need(parts.tools, panel => panel.toggle())),
    pickerButton: new PickerButton(() => parts.need(parts.picker, panel => panel.toggle())),
    overviewButton: new ToggleButton(
      { class: 'overview-button', label: 'All sizes', title: 'All sizes', symbol: 'rectangle.3.group' },
      () => switches.setOverview(!preview.query.isOverview)),
    rulerButton: new ToggleButton(
      { class: 'ruler-button', label: 'Ruler of flips', title: 'Where the layout flips', symbol: 'ruler' },
      () => switches.setRuled(!preview.query.isRuled)),
    homeButton: new ToggleButton(
      { class: 'home-button', label: 'Home', title: 'Home: the app goes to the background', symbol: 'circle.square' },
      () => preview.goHome()),
    turnButton: new TurnButton(() => preview.turn()),
    why: new Why({ setPolicy: name => choices.setPolicy(name), override: (trait, value) => choices.override(trait, value) }),
  };
}

/** Creates the badge with the buttons around it. */
export function makeBadge({ choices, homeButton, overviewButton, pickerButton, preview, rulerButton, stage, toolsOpener, turnButton, why }) {
  const actions = {
    rotate: () => preview.rotate(), turnOver: () => preview.turnOver(), setRightToLeft: isOn => choices.setRightToLeft(isOn),
    goHome: () => preview.goHome(),
  };
  return new Badge(stage, actions, {
    start: [pickerButton.element, turnButton.element, homeButton.element], end: [rulerButton.element, overviewButton.element, toolsOpener], more: why.element,
  });
}
