// The app's window, and the bar of the page above it.
import { Bench } from '../bar/bench.js';
import { Caption } from '../bar/caption.js';
import { ConnectionButton } from '../bar/connectionButton.js';
import { ConsoleButton } from '../bar/consoleButton.js';
import { PickerButton } from '../bar/pickerButton.js';
import { leastCaption } from '../bar/folding.js';
import { onKey } from '../bar/shortcut.js';
import { SceneButton } from '../bar/sceneButton.js';
import { ShareButton } from '../bar/shareButton.js';
import { SystemChoice } from '../bar/systemChoice.js';
import { ToggleButton } from '../bar/toggleButton.js';
import { toolsButton } from '../bar/toolsButton.js';
import { ZoomButton } from '../bar/zoomButton.js';
import { WhyButton } from '../bar/whyButton.js';
import { AppWindow } from '../frame/appWindow.js';
import { Badge } from '../frame/badge.js';
import { SizeFields } from '../picker/sizeFields.js';
import { TurnButton } from '../stage/turnButton.js';

/** Creates the app's window on the stage. */
export function makeWindow({ choices, edgeDrag, offer, preview, room, stage }) {
  return new AppWindow(stage, {
    offsets: preview.offsets,
    typing: preview.typing,
    drag: (target, phase, x) => preview.drag(target, phase, x),
    tap: target => preview.send({ type: 'tap', target }),
    swipe: (direction, x, y) => preview.send({ type: 'swipe', direction, x, y }),
    rotate: () => preview.rotate(),
    goHome: () => preview.goHome(),
    deviceOf: offer.deviceOf,
    isEdgeDragged: () => edgeDrag.isUnderWay,
    arrange: arrangement => preview.arrange(arrangement),
    setSize: size => choices.setSize(size),
    setWidth: width => choices.setWidth(width),
    letGo: () => room.stand(),
    room: () => room.size,
  });
}

/** Creates the tools of the bar. */
export function makeTools(page) {
  const { choices, parts, preview, switches } = page;
  onKey('t', 'Timeline', () => switches.setTimed(!preview.query.isTimed));
  onKey('b', 'Board: the app in many windows at once', () => switches.toggleBoard());
  onKey('d', 'Device around the app', () => choices.toggleStage());
  onKey('z', 'Zoom: fit the picture to the page, or 100 %', () => switches.setWhole(!preview.query.isWhole));
  const toggle = (name, symbol, key, label, act, title = label) => (
    new ToggleButton({ class: name, symbol, label, title: `${title} (${key})`, 'aria-keyshortcuts': key }, act));
  return {
    sceneButton: new SceneButton(() => parts.need(parts.gallery, panel => panel.toggle())),
    systemChoice: new SystemChoice(profile => choices.setSystem(profile), note => page.notice.explain(note)),
    pickerButton: new PickerButton(() => parts.need(parts.picker, panel => panel.toggle())),
    sizeFields: new SizeFields(size => choices.typeSize(size), reason => page.notice.explain(reason)),
    caption: new Caption(),
    zoomButton: new ZoomButton(() => switches.setWhole(!preview.query.isWhole)),
    badge: new Badge(() => parts.need(parts.about, panel => panel.toggle())),
    turnButton: new TurnButton(() => choices.turn()),
    stageButton: toggle('stage-button', 'ipad', 'd', 'Device around the app', () => choices.toggleStage()),
    appearanceButton: toggle('appearance-button', 'circle.lefthalf.filled', 'a', 'Dark', () => choices.setAppearance(oppositeAppearance(preview))),
    directionButton: toggle('direction-button', 'arrow.left.arrow.right', 'x', 'Right to left', () => choices.setRightToLeft(!preview.isRightToLeft)),
    homeButton: toggle('home-button', 'circle.square', 'h', 'Home', () => preview.goHome(), 'Home: the app goes to the background'),
    rulerButton: toggle('ruler-button', 'ruler', 'u', 'Ruler of breakpoints', () => switches.setRuled(!preview.query.isRuled), 'Breakpoints: widths at which the layout changes'),
    overviewButton: toggle('overview-button', 'rectangle.3.group', 's', 'All sizes', () => switches.setOverview(!preview.query.isOverview)),
    timelineButton: toggle('timeline-button', 'clock.arrow.circlepath', 't', 'Timeline', () => switches.setTimed(!preview.query.isTimed)),
    boardButton: toggle('board-button', 'square.grid.2x2', 'b', 'Board', () => switches.toggleBoard(), 'Board: the app in many windows at once'),
    consoleButton: new ConsoleButton(() => parts.need(parts.console, panel => panel.toggle())),
    whyButton: new WhyButton(() => parts.need(parts.explanation, part => part.toggle())),
    connectionButton: new ConnectionButton(() => parts.need(parts.connection, panel => panel.toggle())),
    shareButton: new ShareButton(() => parts.need(parts.share, panel => panel.toggle())),
    toolsOpener: toolsButton(() => parts.need(parts.tools, panel => panel.toggle())),
  };
}

const oppositeAppearance = ({ scene }) => (scene?.window.traits.userInterfaceStyle === 'dark' ? 'light' : 'dark');

/** The tools with which a group begins: how the app is shown, what compares layouts, the time, and the reasons. */
const groups = ['appearanceButton', 'rulerButton', 'timelineButton', 'whyButton'];

/**
 * Creates the bar: what is shown, what to do, how the app is shown, what compares layouts, the time, the reasons, and what to do with
 * all that. Where it is too narrow, the tools with the highest ranks go into its menu first, and the scene, the caption and
 * "Why?" stay. A tool with an infinite rank is always there, because the panel of the device, or the environment, has it too.
 */
export function makeBench(page) {
  const ranks = {
    sceneButton: 0, systemChoice: 5, pickerButton: 3, sizeFields: 4, badge: 2, zoomButton: 5.5, caption: 0,
    stageButton: Infinity, turnButton: Infinity, homeButton: Infinity, connectionButton: Infinity,
    appearanceButton: 10, directionButton: 11, consoleButton: 4.5,
    rulerButton: 7, overviewButton: 7.5, boardButton: 6.5,
    timelineButton: 7.2,
    whyButton: 0, shareButton: 8, toolsOpener: 1,
  };
  const items = Object.entries(ranks).map(([name, rank]) => ({ name, element: page[name].element ?? page[name], rank }));
  for (const { name, element } of items) element.classList.toggle('begins-group', groups.includes(name));
  return new Bench(items.map(item => (item.name === 'caption' ? { ...item, least: leastCaption, stand: width => page.caption.stand(width) } : item)), () => page.preview.situation.isBusy);
}
