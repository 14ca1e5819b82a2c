// The query of a link, which depends on nothing that another machine has otherwise. Pure functions.
import { screenOf } from '../stage/placement.js';

/** Whether a link can leave the size of the window to the browser that opens it. */
export const isSizeOpen = (query, situation) => !query.device && !situation.isAlone;

const sizeOf = ({ size: [width, height] }) => ({ width, height });

/**
 * The query of a link to what is on screen.
 *
 * @param {object} query the present query
 * @param {object} window the window of the present scene
 * @param {{isAlone: boolean}} situation
 * @param {boolean} keepsSize whether the window has this size wherever the link is opened
 */
export function sharedQuery(query, window, situation, keepsSize) {
  const fixedSize = keepsSize && isSizeOpen(query, situation) ? sizeOf(window) : query.device ? query.fixedSize : null;
  return { ...query, fixedSize, appearance: window.traits.userInterfaceStyle, isEmbedded: false };
}

/** The greatest width of a frame that shows a window, in points. */
const widest = 1024;

/** A size that is at most so wide, in whole points. */
function scaledTo(most, [width, height]) {
  const scale = Math.min(1, most / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The size of a frame that shows a window, with its device if it stands on one, in whole points. */
export const frameSize = (window, device) => scaledTo(widest, device ? screenOf(device, window.orientation) : window.size);

/** A text that HTML shows as it is, between quotation marks too. */
export const escaped = text => text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

/** The HTML that shows a link in a frame. */
export function frameText(url, title, { width, height }) {
  return `<iframe src="${escaped(url)}" title="${escaped(title)}" width="${width}" height="${height}" loading="lazy" style="border: 0; max-width: 100%"></iframe>`;
}

/** The size at which a page shows the picture of a window, in whole points. */
export const pictureSize = ({ size }) => scaledTo(widest, size);

/** The HTML of a picture that is a link. The picture is a file beside the page. */
export function pictureText(url, file, title, { width, height }) {
  const picture = `<img src="${escaped(file)}" alt="${escaped(title)}" width="${width}" height="${height}" style="max-width: 100%; height: auto">`;
  return `<a href="${escaped(url)}">${picture}</a>`;
}
