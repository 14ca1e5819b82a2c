// The main module, which creates the parts of the page and connects them.
import { loadAppModule } from './appModule.js';
import { AppWindow } from './frame/appWindow.js';
import { Badge } from './frame/badge.js';
import { Hint } from './frame/hint.js';
import { Notice } from './frame/notice.js';
import { dragToScroll } from './input/dragScroll.js';
import { EdgeDrag } from './input/edgeDrag.js';
import { Pointer } from './input/pointer.js';
import { Overview } from './overview/overview.js';
import { Picker } from './picker/picker.js';
import { Preview } from './preview.js';
import { jumpTo } from './ruler/jump.js';
import { Ruler, rulerHeight } from './ruler/ruler.js';
import { atPlace, nowhere, onDevice } from './stage/placement.js';
import { TurnButton } from './stage/turnButton.js';
import { Why } from './stage/why.js';
import { Tools } from './tools/tools.js';
import { withChoice, withOption } from './tools/menu.js';
import { Absence } from './wire/absence.js';
import { keepPlace, placeLeft } from './wire/lastPlace.js';
import { sceneStandIns, standIns, unreadIn } from './wire/mistakes.js';
import { keepsOwnSize, readQuery, searchOf, withoutToken } from './wire/query.js';

// A cookie carries the token from now on. Nobody should copy or photograph it with the address.
const shown = withoutToken(location.search);
if (shown !== location.search) history.replaceState(history.state, '', `${location.pathname}${shown}${location.hash}`);

const stage = document.getElementById('stage');
const dark = matchMedia('(prefers-color-scheme: dark)');

/** The server's list of scenes, versions and devices. If there is no answer, the page continues without it. */
const meta = fetch('meta.json').then(answer => answer.json()).catch(() => ({ scenes: [] }));

/** The catalogue of devices, which is empty until it has arrived. Everything on a device waits for it. */
let devices = [];
const deviceOf = id => devices.find(device => device.id === id) ?? null;

/** The sentences about mistakes in the address. The page shows them after it has opened the rest. */
let mistakes = [];

function read(search) {
  const query = readQuery(search);
  mistakes = unreadIn(search, query);
  return query;
}

const entryIn = ({ scenes }, { scene }) => scenes.find(({ id }) => id === scene);

/**
 * Finds the scene and the device of a query, and loads the scene's page module. First it removes from the query what does
 * not exist.
 */
const lookUp = query => meta.then(async offer => {
  leaveOut(query, sceneStandIns(query, offer));
  const device = deviceOf(query.device);
  leaveOut(query, standIns(query, device, devices.length > 0));
  const entry = entryIn(offer, query);
  const fault = await loadAppModule(entry);
  if (fault) mistakes.push(fault);
  return { entry, device, offer };
});

function leaveOut(query, { changes, sentences }) {
  Object.assign(query, changes);
  mistakes.push(...sentences);
}

const browserSize = () => ({ width: document.documentElement.clientWidth, height: document.documentElement.clientHeight });

/** The size that the panel and the ruler leave to the app. */
const room = () => ({ ...tools.room, height: tools.room.height - (preview.query.isRuled ? rulerHeight : 0) });

const page = {
  lookUp,
  size: room,
  placed: remember,
  isDark: () => dark.matches,
  clear() {
    appWindow.clear();
    tools.clear();
  },
  show(scene, before, messages) {
    appWindow.show(scene, before);
    badge.show(scene);
    stand();
    tools.show(scene, before, messages);
    survey();
    explain();
  },
  opened({ isFirst, wasRestarted }) {
    ruler.forget();
    overview.restart();
    stand();
    if (wasRestarted) notice.tell('The server was restarted. Your place is back.');
    else if (!isFirst) notice.tell('Connected again.');
    else if (mistakes.length > 0) notice.explain(mistakes.join(' '));
    else notice.hide();
    mistakes = [];
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
  deviceOf,
  isEdgeDragged: () => edgeDrag.isUnderWay,
  arrange: arrangement => preview.arrange(arrangement),
  setSize,
});
const tools = new Tools(document.body, {
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
  pickDevice: () => picker.open(),
  relaunch: () => preview.reopen({ ...preview.query }),
});
const notice = new Notice(stage);
const absence = new Absence((path, options) => fetch(path, options));
const hint = new Hint(stage);
const turns = { rotate: () => preview.rotate(), turnOver: () => preview.turnOver() };
const picker = new Picker({
  choose: chooseDevice,
  arrange: arrangement => preview.arrange(arrangement),
  rotate: to => preview.rotate(to),
  setSize,
  showAll: () => setOverview(true),
});
const overview = new Overview({
  ask: (device, answer, refused) => preview.overviews.ask({ device }, answer, refused),
  choose: place => go({ ...atPlace(preview.query, place), isOverview: false }, true),
  toggle: setOverview,
});
const ruler = new Ruler({ ask: (range, answer) => preview.sweeps.ask(range, answer), jump, toggle: setRuled });
const why = new Why({ setPolicy: name => go(withChoice(preview.query, 'policy', name), true), override });
const turnButton = new TurnButton(() => preview.turn());
const badge = new Badge(stage, { ...turns, setRightToLeft }, {
  start: [picker.element, turnButton.element], end: [ruler.button, overview.button, tools.button], more: why.element,
});
stage.append(ruler.element, overview.element);

function stand() {
  appWindow.stand(room(), { ...preview.situation, isRuled: ruler.isOn });
  const { scene, query } = preview;
  if (!scene) return;
  const standing = { room: room(), screenAt: appWindow.screenAt, isRightToLeft: preview.isRightToLeft };
  ruler.show(scene.window, standing, [query.scene, query.profile, query.policy, query.options, query.overrides, query.device, scene.window.arrangement === 'free', preview.isRightToLeft]);
}

/** Adapts the app to a new size of its room. */
function fitIn() {
  edgeDrag.moved();
  preview.resize(room());
  stand();
}

/** Passes the scene to the overview, with the choices on which all its layouts depend. */
function survey() {
  const { scene, query } = preview;
  overview.show(scene, [query.scene, query.profile, query.policy, query.options, query.overrides, preview.isRightToLeft]);
}

/** Shows where the window is, and the reasons for its traits. */
function explain() {
  const { scene: { window, look }, query } = preview;
  const device = deviceOf(window.device);
  picker.show(window, device, look.screen, !window.device && !query.fixedSize);
  turnButton.show(Boolean(window.device));
  meta.then(offer => {
    const usual = device?.idiom ?? entryIn(offer, query)?.policy ?? 'pad';
    why.show(window, device, query, { policies: offer.policies ?? [], usual, insets: look.screen.insets });
  });
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
  ruler.turn(isRuled);
  fitIn();
  remember();
}

function setOverview(isOverview) {
  preview.query.isOverview = isOverview;
  overview.turn(isOverview);
  remember();
}

/** Gives the window a width. With the whole width of the browser, it fills the browser. A phone leaves its body. */
function jump(width) {
  const { scene, query } = preview;
  if (!scene) return;
  if (!query.device && width === room().width) return chooseDevice(null);
  const { look, window } = scene;
  const { arrange, size } = jumpTo(width, { window, device: deviceOf(window.device), look, height: query.fixedSize?.height ?? room().height });
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
  return keepsOwnSize(query, entry) && tools.isBeside ? entry.panel : null;
}

/** Shows the title of the open scene. A user who comes back to a place does not see the hint on what to try. */
function introduce(query, cameBack = false) {
  ruler.turn(query.isRuled);
  overview.turn(query.isOverview);
  if (query.panel) tools.open(query.panel);
  lookUp(query).then(({ offer, entry = { title: query.scene } }) => {
    if (!query.panel && partBeside(query, entry)) tools.open(entry.panel);
    badge.introduce(entry);
    overview.introduce(entry);
    if (query.panel !== 'scene' && !query.isRuled && !query.isOverview && !cameBack) hint.show(entry.summary);
    tools.offer(offer, query);
    document.title = `${entry.title} · Split Preview`;
  });
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
  tools.stand();
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

meta.then(offer => {
  devices = offer.devices ?? [];
  picker.offer(devices);
  overview.offer(devices);
});
introduce(preview.query, Boolean(left));
notice.wait('Connecting…');
preview.connection.wake();
