// Puts the page together.
import { AppWindow } from './frame/appWindow.js';
import { Badge } from './frame/badge.js';
import { Notice } from './frame/notice.js';
import { dragToScroll } from './input/dragScroll.js';
import { Pointer } from './input/pointer.js';
import { Preview } from './preview.js';
import { readQuery } from './wire/query.js';

const stage = document.getElementById('stage');
const query = readQuery(location.search);
const dark = matchMedia('(prefers-color-scheme: dark)');

/** What the server offers; without an answer the page goes on with what it knows. */
const meta = fetch('meta.json').then(answer => answer.json()).catch(() => ({ scenes: [] }));
const entry = meta.then(({ scenes }) => scenes.find(scene => scene.id === query.scene) ?? { title: query.scene });

const browserSize = () => ({ width: document.documentElement.clientWidth, height: document.documentElement.clientHeight });

const page = {
  size: browserSize,
  isDark: () => dark.matches,
  show(scene, before) {
    appWindow.show(scene, before);
    badge.show(scene);
    stand();
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

const preview = new Preview(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`, query, page);
const appWindow = new AppWindow(stage, {
  offsets: preview.offsets,
  drag: (target, phase, x) => preview.drag(target, phase, x),
});
const notice = new Notice(stage);
const badge = new Badge(stage, { rotate: () => preview.rotate(), turnOver: () => preview.turnOver(), setRightToLeft: isOn => preview.setRightToLeft(isOn) });

function stand() {
  appWindow.stand(browserSize(), preview.situation);
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
  preview.resize(browserSize());
  stand();
});
dark.addEventListener('change', () => preview.send({ type: 'traits', userInterfaceStyle: dark.matches ? 'dark' : 'light' }));
document.addEventListener('visibilitychange', () => document.hidden || preview.connection.wake());
addEventListener('online', () => preview.connection.wake());

/** For tests and the curious: the last scene, to read. */
Object.defineProperty(window, 'splitPreview', { value: Object.freeze({ get scene() { return preview.scene; } }) });

entry.then(scene => {
  badge.introduce(scene);
  document.title = `${scene.title} · Split Preview`;
});
notice.wait('Connecting…');
preview.connection.wake();
