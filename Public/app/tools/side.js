// Where the developer's panel stands in the browser, and what it leaves to the app. Pure.

/** From this browser width on, in points, the panel stands beside the app; below it lies under it. */
export const besideFrom = 820;

/** The least that the panel is worth looking at, and the least that the app needs, in points. */
const least = { width: 280, height: 160, app: 320 };

/** What the panel takes before anybody drags its edge: of a width so many points, of a height this part. */
const usual = { width: 400, part: 0.45 };

const within = (value, low, high) => Math.max(low, Math.min(Math.max(low, high), value));

/**
 * The panel's thickness and the app's room.
 *
 * @param {{width: number, height: number}} browser
 * @param {{isOpen: boolean, isRightToLeft: boolean, thickness: ?number}} panel `thickness` is what was dragged, or null
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
