// The events of the browser that concern the whole page.
import { measureBrowser } from '../browserSize.js';
import { Pointer } from '../input/pointer.js';
import { keepPlace } from '../wire/lastPlace.js';
import { wholeSearch } from '../wire/query.js';
import { isEntryAtEdge, isOwnEntry, markEntry } from './historyEntry.js';

/** Sends what the user does in the app's window. */
export function listenToTouches({ appWindow, preview }) {
  new Pointer(appWindow.element, {
    tap: target => preview.send({ type: 'tap', target }),
    tapAt: (x, y) => preview.send({ type: 'tap', x, y }),
    swipe: (direction, x, y) => preview.send({ type: 'swipe', direction, x, y }),
    size: () => appWindow.size,
    scale: () => appWindow.scale,
    frameOf: id => appWindow.frameOf(id),
  });
}

/** Follows the size of the browser, its history and its colours. */
export function listenToBrowser({ address, opening, parts, preview, room, switches }, dark) {
  addEventListener('resize', () => {
    measureBrowser();
    parts.tools.now?.stand();
    if (preview.releaseTurned()) address.writeSoon();
    room.fitIn();
  });
  addEventListener('popstate', () => {
    // The page that has opened this window can change the fragment of its address, without a request.
    const query = opening.read(wholeSearch(location), isOwnEntry());
    if (isEntryAtEdge()) room.takeEdge(query);
    markEntry(query);
    preview.reopen(query);
    switches.introduce(query);
  });
  dark.addEventListener('change', () => preview.query.appearance ?? preview.sendAppearance());
}

/**
 * Keeps the user's place when the page is left, and connects again when the page or the network is back. On the way back, a browser
 * can show a page as it was left, without loading it.
 */
export function listenToAbsence({ preview }) {
  const leave = () => keepPlace(location.search, preview.scene?.place);
  // A browser may discard a hidden page without any further event.
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : preview.connection.wake()));
  addEventListener('pagehide', leave);
  addEventListener('pageshow', ({ persisted }) => persisted && preview.connection.wake());
  addEventListener('online', () => preview.connection.wake());
}
