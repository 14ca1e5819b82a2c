// The main module, which creates the parts of the page and connects them.
import { loadAppModule } from './appModule.js';
import { PickerButton } from './bar/pickerButton.js';
import { ToggleButton } from './bar/toggleButton.js';
import { toolsButton } from './bar/toolsButton.js';
import { AppWindow } from './frame/appWindow.js';
import { Badge } from './frame/badge.js';
import { Hint } from './frame/hint.js';
import { expectLook } from './frame/lookSheet.js';
import { Notice } from './frame/notice.js';
import { dragToScroll } from './input/dragScroll.js';
import { EdgeDrag } from './input/edgeDrag.js';
import { Pointer } from './input/pointer.js';
import { Offer, entryIn } from './offer.js';
import { Part } from './part.js';
import { fetchOverview, fetchPicker, fetchRuler, fetchTools } from './parts.js';
import { Preview } from './preview.js';
import { browserSize, measureBrowser } from './browserSize.js';
import { rulerHeight } from './ruler/height.js';
import { jumpTo } from './ruler/jump.js';
import { atPlace, nowhere, onDevice } from './stage/placement.js';
import { TurnButton } from './stage/turnButton.js';
import { Why } from './stage/why.js';
import { CallLog } from './tools/callLog.js';
import { withChoice, withOption } from './tools/menu.js';
import { besideFrom } from './tools/side.js';
import { Absence } from './wire/absence.js';
import { keepPlace, placeLeft } from './wire/lastPlace.js';
import { sceneStandIns, standIns, unreadIn } from './wire/mistakes.js';
import { keepsOwnSize, readQuery, searchOf, withoutToken } from './wire/query.js';

// In the bundle, every module of the page brings this one along. By a second path it would start a second page.
if ('splitPreview' in window) {
  throw new Error('a module of the page was imported by another path than that of the page; import it relative to your own module');
}

// A cookie carries the token from now on. Nobody should copy or photograph it with the address.
const shown = withoutToken(location.search);
if (shown !== location.search) history.replaceState(history.state, '', `${location.pathname}${shown}${location.hash}`);

const stage = document.getElementById('stage');
const dark = matchMedia('(prefers-color-scheme: dark)');

const offer = new Offer();

/** The sentences about mistakes in the address. The page shows them after it has opened the rest. */
let mistakes = [];

function read(search) {
  const query = readQuery(search);
  mistakes = unreadIn(search, query);
  return query;
}

/**
 * Finds the scene and the device of a query, and loads what its first scene is drawn with: the scene's page module and
 * the parts of the page. First it removes from the query what does not exist.
 */
async function lookUp(query) {
  // Only a place on a device takes the catalogue, which loads beside the short offer.
  const catalogue = query.device ? offer.wholeOrNothing() : null;
  const first = await offer.first;
  leaveOut(query, sceneStandIns(query, first));
  const entry = entryIn(first, query);
  const look = first.looks?.[query.profile ?? entry?.profile];
  if (look) expectLook(look);
  const drawing = Promise.all([loadAppModule(entry), ...partsFor(query, entry)]);
  await catalogue;
  const device = offer.deviceOf(query.device);
  leaveOut(query, standIns(query, device, !query.device || offer.devices.length > 0));
  const [fault] = await drawing;
  if (fault) mistakes.push(fault);
  return { entry, device };
}

/** Loads the parts that a query shows from the start, so that the first scene finds its room. */
function partsFor(query, entry) {
  const isPanelOpen = query.panel ? query.panel !== 'off' : partBeside(query, entry);
  return [
    ...(isPanelOpen ? [tools.get()] : []), ...(query.panel === 'scene' ? [offer.whole()] : []),
    ...(query.isRuled ? [ruler.get()] : []), ...(query.isOverview ? [overview.get()] : []),
  ].map(part => part.catch(() => null));
}

function leaveOut(query, { changes, sentences }) {
  Object.assign(query, changes);
  mistakes.push(...sentences);
}

/** The size that the panel and the ruler leave to the app. */
function room() {
  const { width, height } = tools.now?.room ?? browserSize();
  return { width, height: height - (preview.query.isRuled ? rulerHeight : 0) };
}

const page = {
  lookUp,
  size: room,
  placed: remember,
  isDark: () => dark.matches,
  clear() {
    appWindow.clear();
    tools.now?.clear();
  },
  show(scene, before, messages) {
    appWindow.show(scene, before);
    badge.show(scene);
    stand();
    const calls = log.add(scene, messages);
    tools.now?.show(scene, before, calls);
    survey();
    explain();
  },
  opened({ isFirst, wasRestarted }) {
    ruler.now?.forget();
    overview.now?.restart();
    stand();
    if (wasRestarted) notice.tell('The server was restarted. Your place is back.');
    else if (!isFirst) notice.tell('Connected again.');
    else if (mistakes.length > 0) notice.explain(mistakes.join(' '));
    else notice.hide();
    mistakes = [];
    if (isFirst) fetchPartsSoon();
  },
  lost(attempt) {
    notice.wait(attempt > 7 ? absence.words : 'Reconnecting…');
    if (attempt > 5) absence.askAgain();
  },
  silent: () => notice.wait('The server does not answer. Still waiting…'),
  heard: () => notice.hide(),
  takenOver: () => notice.stay('This preview went on in another page.'),
  failed: reason => notice.stay(reason),
  explain: reason => notice.explain(reason),
  reload: () => location.reload(),
};

const left = placeLeft(location.search);
const preview = new Preview(
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`, read(location.search), page, left);
const edgeDrag = new EdgeDrag(() => performance.now());
const appWindow = new AppWindow(stage, {
  offsets: preview.offsets,
  typing: preview.typing,
  drag: (target, phase, x) => preview.drag(target, phase, x),
  rotate: () => preview.rotate(),
  deviceOf: offer.deviceOf,
  isEdgeDragged: () => edgeDrag.isUnderWay,
  arrange: arrangement => preview.arrange(arrangement),
  setSize,
});
/** The newest calls of UIKit, which the panel shows. */
const log = new CallLog();
const toolsOpener = toolsButton(() => need(tools, panel => panel.toggle()));
const toolsApp = {
  browser: browserSize,
  moved: fitIn,
  remember(panel) {
    preview.query.panel = panel;
    history.replaceState(null, '', searchOf(preview.query));
  },
  outline: pane => appWindow.outline.show(pane),
  seeThrough(isOn) {
    appWindow.seeThrough(isOn);
    stand();
  },
  logAll: isOn => go(withOption(preview.query, 'log', isOn ? 'all' : 'standard', { default: 'standard' }), true),
  open: query => go(query),
  pickDevice: () => need(picker, panel => panel.open()),
  relaunch: () => preview.reopen({ ...preview.query }),
  opened: offerChoices,
};
const tools = new Part(fetchTools, ({ Tools }) => {
  const made = new Tools({ page: document.body, button: toolsOpener, log }, toolsApp);
  if (preview.scene) made.show(preview.scene, null, null);
  return made;
});
const notice = new Notice(stage);
const absence = new Absence((path, options) => fetch(path, options));
const hint = new Hint(stage);
const turns = { rotate: () => preview.rotate(), turnOver: () => preview.turnOver() };
const pickerButton = new PickerButton(() => need(picker, panel => panel.toggle()));
const pickerApp = {
  choose: chooseDevice,
  arrange: arrangement => preview.arrange(arrangement),
  rotate: to => preview.rotate(to),
  setSize,
  showAll: () => setOverview(true),
};
const picker = new Part(() => Promise.all([fetchPicker(), offer.whole()]), ([{ Picker }]) => {
  const made = new Picker(pickerButton, pickerApp);
  made.offer(offer.devices);
  if (preview.scene) pick(made);
  return made;
});
const overviewButton = new ToggleButton(
  { class: 'overview-button', label: 'All sizes', title: 'All sizes', symbol: 'rectangle.3.group' }, () => setOverview(!preview.query.isOverview));
const overviewApp = {
  ask: (device, answer, refused) => preview.overviews.ask({ device }, answer, refused),
  choose: place => go({ ...atPlace(preview.query, place), isOverview: false }, true),
  toggle: setOverview,
};
const overview = new Part(() => Promise.all([fetchOverview(), offer.whole()]), ([{ Overview }]) => {
  const made = new Overview(overviewButton.element, overviewApp);
  stage.append(made.element);
  made.introduce(introduced);
  made.offer(offer.devices);
  return made;
});
const rulerButton = new ToggleButton(
  { class: 'ruler-button', label: 'Ruler of flips', title: 'Where the layout flips', symbol: 'ruler' }, () => setRuled(!preview.query.isRuled));
const rulerApp = { ask: (range, answer) => preview.sweeps.ask(range, answer), jump };
const ruler = new Part(fetchRuler, ({ Ruler }) => {
  const made = new Ruler(rulerApp);
  stage.append(made.element);
  overview.now?.cover();
  return made;
});
const why = new Why({ setPolicy: name => go(withChoice(preview.query, 'policy', name), true), override });
const turnButton = new TurnButton(() => preview.turn());
const badge = new Badge(stage, { ...turns, setRightToLeft }, {
  start: [pickerButton.element, turnButton.element], end: [rulerButton.element, overviewButton.element, toolsOpener], more: why.element,
});

/** Does something with a part of the page, once the part has been loaded. */
function need(part, act) {
  if (part.now) return act(part.now);
  part.get().then(act).catch(error => {
    console.error(error);
    notice.explain('This part of the page could not be loaded. Please try again, or reload the page.');
  });
}

/** Loads the modules of the parts while the page has nothing else to do. A failure shows when a part is needed. */
function fetchPartsSoon() {
  const soon = window.requestIdleCallback ?? setTimeout;
  soon(() => [fetchTools, fetchPicker, fetchRuler, fetchOverview].forEach(fetchPart => fetchPart().catch(() => {})));
}

/** Passes the server's whole offer to the menu of the panel. */
function offerChoices() {
  offer.wholeOrNothing().then(whole => tools.now.offer(whole, preview.query));
}

function stand() {
  standWindow();
  standRuler();
}

function standWindow() {
  appWindow.stand(room(), { ...preview.situation, isRuled: preview.query.isRuled });
}

function standRuler() {
  const { scene, query } = preview;
  if (!scene || !ruler.now) return;
  const standing = { room: room(), screenAt: appWindow.screenAt, isRightToLeft: preview.isRightToLeft };
  ruler.now.show(scene.window, standing, [query.scene, query.profile, query.policy, query.options, query.overrides, query.device, scene.window.arrangement === 'free', preview.isRightToLeft]);
}

/**
 * Adapts the app to a new size of its room. The ruler waits for the scene if there will be one, because it would be drawn
 * twice.
 */
function fitIn() {
  edgeDrag.moved();
  preview.resize(room());
  standWindow();
  if (!preview.situation.isBusy) standRuler();
}

/** Passes the scene to the overview, with the choices on which all its layouts depend. */
function survey() {
  const { scene, query } = preview;
  overview.now?.show(scene, [query.scene, query.profile, query.policy, query.options, query.overrides, preview.isRightToLeft]);
}

/** Shows where the window is, and the reasons for its traits. */
function explain() {
  const { scene: { window, look }, query } = preview;
  const device = offer.deviceOf(window.device);
  pickerButton.show(window, device);
  if (picker.now) pick(picker.now);
  turnButton.show(Boolean(window.device));
  offer.first.then(first => {
    const usual = device?.idiom ?? entryIn(first, query)?.policy ?? 'pad';
    why.show(window, device, query, { policies: first.policies ?? [], usual, insets: look.screen.insets });
  });
}

/** Shows in the picker's panel where the window is. */
function pick(panel) {
  const { scene: { window, look }, query } = preview;
  panel.show(window, offer.deviceOf(window.device), look.screen, !window.device && !query.fixedSize);
}

let remembering = null;

/**
 * Writes the place of the window into the address, once it has come to rest, because browsers limit how often a page
 * may do so.
 */
function remember() {
  clearTimeout(remembering);
  remembering = setTimeout(() => history.replaceState(null, '', searchOf(preview.query)), 200);
}

/** Selects a device, or the browser's window for null. */
function chooseDevice(device) {
  const { query } = preview;
  if (device) return go(onDevice(query, device), true);
  if (query.device) return go({ ...query, ...nowhere }, true);
  preview.fill();
  stand();
  remember();
}

function setSize(size) {
  edgeDrag.moved();
  preview.setSize(size);
  remember();
}

function override(trait, value) {
  preview.override(trait, value);
  remember();
}

function setRuled(isRuled) {
  preview.query.isRuled = isRuled;
  turnRuler(isRuled);
  fitIn();
  remember();
}

/** Shows or hides the ruler, for which the page makes room at once. */
function turnRuler(isOn) {
  rulerButton.turn(isOn);
  if (!isOn) return ruler.now?.turn(false);
  need(ruler, part => {
    part.turn(preview.query.isRuled);
    stand();
  });
}

function setOverview(isOverview) {
  preview.query.isOverview = isOverview;
  turnOverview(isOverview);
  remember();
}

function turnOverview(isOn) {
  overviewButton.turn(isOn);
  if (!isOn) return overview.now?.turn(false);
  need(overview, part => {
    if (preview.scene) survey();
    part.turn(preview.query.isOverview);
  });
}

/** Gives the window a width. With the whole width of the browser, it fills the browser. A phone leaves its body. */
function jump(width) {
  const { scene, query } = preview;
  if (!scene) return;
  if (!query.device && width === room().width) return chooseDevice(null);
  const { look, window } = scene;
  const { arrange, size } = jumpTo(width, { window, device: offer.deviceOf(window.device), look, height: query.fixedSize?.height ?? room().height });
  if (arrange) preview.arrange(arrange);
  else if (preview.situation.isAlone) go({ ...query, fixedSize: size }, true);
  else setSize(size);
}

/** Opens a query and writes it into the address. */
function go(query, keepsPlace = false) {
  clearTimeout(remembering);
  history.pushState(null, '', searchOf(query));
  mistakes = [];
  preview.reopen(query, keepsPlace);
  introduce(query);
}

function setRightToLeft(isOn) {
  preview.setRightToLeft(isOn);
  history.replaceState(null, '', searchOf(preview.query));
}

/**
 * The part of the panel to show beside a scene, or null.
 *
 * There must be room beside the app, and the app must have a size of its own, because a panel would change the size of
 * a window that fills the browser.
 */
function partBeside(query, entry) {
  return keepsOwnSize(query, entry) && browserSize().width >= besideFrom ? entry.panel : null;
}

/** The preview whose title is shown. */
let introduced = { title: '', summary: '' };

/** Shows the title of the open scene. A user who comes back to a place does not see the hint on what to try. */
function introduce(query, cameBack = false) {
  turnRuler(query.isRuled);
  turnOverview(query.isOverview);
  if (query.panel) openPanel(query.panel);
  lookUp(query).then(({ entry = { title: query.scene, summary: '' } }) => {
    if (!query.panel && partBeside(query, entry)) openPanel(entry.panel);
    introduced = entry;
    badge.introduce(entry);
    overview.now?.introduce(entry);
    if (query.panel !== 'scene' && !query.isRuled && !query.isOverview && !cameBack) hint.show(entry.summary);
    if (tools.now?.isOpen) offerChoices();
    document.title = `${entry.title} · Split Preview`;
  });
}

/** Opens a part of the panel by its name. Any other name closes the panel. */
function openPanel(name) {
  if (name === 'off') tools.now?.open(null);
  else need(tools, panel => panel.open(name));
}

new Pointer(appWindow.element, {
  tap: target => preview.send({ type: 'tap', target }),
  tapAt: (x, y) => preview.send({ type: 'tap', x, y }),
  swipe: (direction, x, y) => preview.send({ type: 'swipe', direction, x, y }),
  size: () => appWindow.size,
  scale: () => appWindow.scale,
  frameOf: id => appWindow.frameOf(id),
});

dragToScroll(appWindow.element, '.strip, .carousel');

addEventListener('resize', () => {
  measureBrowser();
  tools.now?.stand();
  fitIn();
});
addEventListener('popstate', () => {
  const query = read(location.search);
  preview.reopen(query);
  introduce(query);
});
dark.addEventListener('change', () => preview.send({ type: 'traits', userInterfaceStyle: dark.matches ? 'dark' : 'light' }));
const leave = () => keepPlace(location.search, preview.scene?.place);
// A browser may discard a hidden page without any further event.
document.addEventListener('visibilitychange', () => (document.hidden ? leave() : preview.connection.wake()));
addEventListener('pagehide', leave);
addEventListener('online', () => preview.connection.wake());

/** The last scene, which tests and curious users can read. */
Object.defineProperty(window, 'splitPreview', { value: Object.freeze({ get scene() { return preview.scene; } }) });

introduce(preview.query, Boolean(left));
notice.wait('Connecting…');
preview.connection.wake();
