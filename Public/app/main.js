// The main module, which creates the objects of the page. Each of them has one concern, and finds the others by name.
import { library } from './dom/symbol.js';
import { Notice } from './frame/notice.js';
import { Outage } from './frame/outage.js';
import { EdgeDrag } from './input/edgeDrag.js';
import { Offer } from './offer.js';
import { Address, hideToken } from './page/address.js';
import { Choices } from './page/choices.js';
import { clientOf } from './page/client.js';
import { Demonstration } from './page/demonstration.js';
import { Drawing } from './page/drawing.js';
import { makeBench, makeTools, makeWindow } from './page/furniture.js';
import { isEntryAtEdge, isOwnDocument, markEntry } from './page/historyEntry.js';
import { LaterParts } from './page/laterParts.js';
import { listenToAbsence, listenToBrowser, listenToTouches } from './page/listeners.js';
import { Opening } from './page/opening.js';
import { Room } from './page/room.js';
import { Switches } from './page/switches.js';
import { Trace } from './page/trace.js';
import { modes } from './scene/modeNames.js';
import { knowSystems } from './scene/systems.js';
import { Preview } from './preview.js';
import { CallLog } from './tools/callLog.js';
import { placeLeft } from './wire/lastPlace.js';
import { Past } from './wire/past.js';
import { isEmbedded, wholeSearch } from './wire/query.js';

// In the bundle, every module of the page brings this one along. By a second path it would start a second page.
if ('splitPreview' in window) {
  throw new Error('a module of the page was imported by another path than that of the page; import it relative to your own module');
}

const isOwn = isOwnDocument();
hideToken();
document.documentElement.classList.toggle('is-embedded', isEmbedded(wholeSearch(location)));

const dark = matchMedia('(prefers-color-scheme: dark)');
const left = placeLeft(location.search);
const socket = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

/**
 * The objects of the page, by name.
 *
 * @type {any}
 */
const page = { stage: document.getElementById('stage'), offer: new Offer() };

page.offer.first.then(offer => {
  knowSystems(offer.systems);
  Object.assign(modes, offer.modes, { shown: () => page.preview.query?.profile ?? page.preview.scene?.profile });
});
page.opening = new Opening(page.offer, () => page.parts);
page.address = new Address(() => page.preview.query, query => page.room.hasEdge(query));
page.trace = new Trace(page);
page.room = new Room(page);
page.drawing = new Drawing(page);
page.choices = new Choices(page);
page.switches = new Switches(page);
page.parts = new LaterParts(page);
library.load = async () => {
  library.draw = await page.parts.symbols.get();
  return library.draw;
};
const query = page.opening.read(wholeSearch(location), isOwn);
if (isEntryAtEdge()) page.room.takeEdge(query);
page.preview = new Preview(socket, query, clientOf(page, () => (page.preview.query.appearance ?? (dark.matches ? 'dark' : 'light')) === 'dark'), left);
markEntry(query);
page.edgeDrag = new EdgeDrag(() => performance.now());
page.log = new CallLog();
page.past = new Past();
page.demonstration = new Demonstration(page);

// Their order is that of the keyboard.
Object.assign(page, makeTools(page));
page.bench = makeBench(page);
document.body.prepend(page.bench.element);
page.appWindow = makeWindow(page);
page.notice = new Notice(document.body);
page.outage = new Outage(page.stage, page.appWindow.element);

listenToTouches(page);
listenToBrowser(page, dark);
listenToAbsence(page);

/** The last scene, which tests and curious users can read. */
Object.defineProperty(window, 'splitPreview', { value: Object.freeze({ get scene() { return page.preview.scene; } }) });

page.switches.introduce(page.preview.query);
page.notice.wait('Connecting…');
page.preview.connection.wake();
