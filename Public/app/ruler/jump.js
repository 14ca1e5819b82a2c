// Finds the way to give a window a width. Pure functions.
import { gap, leastTileWidth as least } from '../stage/metrics.js';
import { hasSide, rowOf } from '../stage/placement.js';

/**
 * The tile arrangement whose divider can make a width, or null. Tiles belong to iPadOS 26, and both apps need their
 * least width.
 */
function tileFor(window, device, profile) {
  if (window.arrangement.startsWith('tile')) return window.arrangement;
  if (profile !== 'ios26' || window.arrangement === 'free' || window.arrangement === 'slide-over') return null;
  return rowOf(device, 'tile-1/2', window.orientation) ? 'tile-1/2' : null;
}

/**
 * The action that gives the window a width. On a device, the whole width of the display makes the window full screen,
 * and a tile takes any width that leaves the other app its least. For any other width the window becomes free, because
 * Split View has only its own widths. In the browser, the window gets a size of its own.
 *
 * @returns {{arrange?: object, size?: {width: number, height: number}}}
 */
export function jumpTo(width, { window, device, profile, height }) {
  if (!window.screen) return { size: { width, height } };
  const [whole] = window.screen;
  if (width === whole && window.arrangement !== 'free') return { arrange: { arrangement: window.arrangement === 'cover-full' ? 'cover-full' : 'full' } };
  const tile = device && width >= least && width <= whole - gap - least ? tileFor(window, device, profile) : null;
  if (!tile) return { size: { width, height: window.size[1] } };
  const side = hasSide(window.arrangement) ? window.side : 'left';
  return { arrange: { arrangement: tile, side, dividerX: side === 'left' ? width + gap / 2 : whole - width - gap / 2 } };
}
