// The place of the developer's panel in the browser, and the room that it leaves to the app. Pure functions.

/**
 * The browser width, in points, from which the panel stands beside the app. In a narrower browser it stands below the
 * app.
 */
export const besideFrom = 820;

/** The least width and height of a useful panel, and of the app, in points. */
const least = { width: 280, height: 160, app: 320 };

/** The initial size of the panel: its width in points, and its height as a part of the browser's. */
const usual = { width: 400, part: 0.45 };

const within = (value, low, high) => Math.max(low, Math.min(Math.max(low, high), value));

/**
 * The panel's thickness and the app's room.
 *
 * @param {{width: number, height: number}} browser
 * @param {{isOpen: boolean, isRightToLeft: boolean, thickness: ?number}} panel `thickness` is the dragged one, or null
 * @returns {{side: ?string, thickness: number, minimum?: number, maximum?: number, room: {width: number, height: number}}}
 */
export function standing(browser, { isOpen, isRightToLeft, thickness }) {
  if (!isOpen) return { side: null, thickness: 0, room: browser };
  if (browser.width >= besideFrom) {
    const [minimum, maximum] = [least.width, browser.width - least.app];
    const taken = Math.round(within(thickness ?? usual.width, minimum, maximum));
    const room = { width: browser.width - taken, height: browser.height };
    return { side: isRightToLeft ? 'left' : 'right', thickness: taken, minimum, maximum, room };
  }
  const [minimum, maximum] = [least.height, browser.height - least.app];
  const taken = Math.round(within(thickness ?? browser.height * usual.part, minimum, maximum));
  return { side: 'bottom', thickness: taken, minimum, maximum, room: { width: browser.width, height: browser.height - taken } };
}
