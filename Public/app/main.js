// Puts the page together.
import { AppWindow } from './frame/appWindow.js';
import { Badge } from './frame/badge.js';
import { Hint } from './frame/hint.js';
import { Notice } from './frame/notice.js';
import { dragToScroll } from './input/dragScroll.js';
import { Pointer } from './input/pointer.js';
import { Preview } from './preview.js';
import { Tools } from './tools/tools.js';
import { withOption } from './tools/menu.js';
import { keepPlace, placeLeft } from './wire/lastPlace.js';
import { keepsOwnSize, readQuery, searchOf } from './wire/query.js';

const stage = document.getElementById('stage');
const dark = matchMedia('(prefers-color-scheme: dark)');

/** What the server offers; without an answer the page goes on with what it knows. */
const meta = fetch('meta.json').then(answer => answer.json()).catch(() => ({ scenes: [] }));
const entryOf = ({ scene }) => meta.then(({ scenes }) => scenes.find(({ id }) => id === scene));

const browserSize = () => ({ width: document.documentElement.clientWidth, height: document.documentElement.clientHeight });

const page = {
  entryOf,
  size: () => tools.room,
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
  },
  opened({ isFirst, wasRestarted }) {
    if (wasRestarted) notice.tell('The server was restarted. Your place is back.');
    else if (!isFirst) notice.tell('Connected again.');
    else notice.hide();
  },
  lost: attempt => notice.wait(attempt > 7 ? 'The server does not answer. Still trying…' : 'Reconnecting…'),
  silent: () => notice.wait('The server does not answer. Still waiting…'),
  heard: () => notice.hide(),
  takenOver: () => notice.stay('This preview went on in another page.'),
  failed: reason => notice.stay(reason),
};

const left = placeLeft(location.search);
const preview = new Preview(
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`, readQuery(location.search), page, left);
const appWindow = new AppWindow(stage, {
  offsets: preview.offsets,
  drag: (target, phase, x) => preview.drag(target, phase, x),
  rotate: () => preview.rotate(),
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
  relaunch: () => preview.reopen({ ...preview.query }),
});
const notice = new Notice(stage);
const hint = new Hint(stage);
const turns = { rotate: () => preview.rotate(), turnOver: () => preview.turnOver() };
const badge = new Badge(stage, { ...turns, setRightToLeft }, tools.button);

function stand() {
  appWindow.stand(tools.room, preview.situation);
}

/** The app has another room now. */
function fitIn() {
  preview.resize(tools.room);
  stand();
}

/** Opens what a query asks for and puts it into the address. */
function go(query, keepsPlace = false) {
  history.pushState(null, '', searchOf(query));
  preview.reopen(query, keepsPlace);
  introduce(query);
}

function setRightToLeft(isOn) {
  preview.setRightToLeft(isOn);
  history.replaceState(null, '', searchOf(preview.query));
}

/**
 * The part of the panel that belongs beside a scene, or null: only where there is room beside the app, and where the app
 * is a phone with a size of its own, for a panel makes a window that fills the browser another window.
 */
function partBeside(query, entry) {
  return keepsOwnSize(query, entry) && tools.isBeside ? entry.panel : null;
}

/** Says what is open, where that is said; to who comes back to where they were, nothing of what to try. */
function introduce(query, cameBack = false) {
  if (query.panel) tools.open(query.panel);
  Promise.all([meta, entryOf(query)]).then(([offer, entry = { title: query.scene }]) => {
    if (!query.panel && partBeside(query, entry)) tools.open(entry.panel);
    badge.introduce(entry);
    if (query.panel !== 'scene' && !cameBack) hint.show(entry.summary);
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
});

dragToScroll(appWindow.element, '.strip, .carousel');

addEventListener('resize', () => {
  tools.stand();
  fitIn();
});
addEventListener('popstate', () => {
  const query = readQuery(location.search);
  preview.reopen(query);
  introduce(query);
});
dark.addEventListener('change', () => preview.send({ type: 'traits', userInterfaceStyle: dark.matches ? 'dark' : 'light' }));
document.addEventListener('visibilitychange', () => document.hidden || preview.connection.wake());
addEventListener('pagehide', () => keepPlace(location.search, preview.scene?.place));
addEventListener('online', () => preview.connection.wake());

/** For tests and the curious: the last scene, to read. */
Object.defineProperty(window, 'splitPreview', { value: Object.freeze({ get scene() { return preview.scene; } }) });

introduce(preview.query, Boolean(left));
notice.wait('Connecting…');
preview.connection.wake();
