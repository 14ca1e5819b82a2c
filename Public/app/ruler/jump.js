// How a window gets a width. Pure.
import { hasSide, rowOf } from '../stage/placement.js';

/** The tile whose divider can make that width, or null where the system has no tiles. */
function tileFor(window, device, { hasTiles }) {
  if (window.arrangement.startsWith('tile')) return window.arrangement;
  if (!hasTiles || window.arrangement === 'free' || window.arrangement === 'slide-over') return null;
  return rowOf(device, 'tile-1/2', window.orientation) ? 'tile-1/2' : null;
}

/**
 * What makes a window that wide: on a device the whole of the display that it is on; a tile beside the other app, which takes any width; else a
 * free window, for Split View has only its own widths. In the browser a size of its own.
 *
 * @returns {{arrange?: object, size?: {width: number, height: number}}}
 */
export function jumpTo(width, { window, device, look, height }) {
  if (!window.screen) return { size: { width, height } };
  const [whole] = window.screen;
  if (width === whole && window.arrangement !== 'free') return { arrange: { arrangement: window.arrangement === 'cover-full' ? 'cover-full' : 'full' } };
  const { gap, leastTileWidth: least } = look.screen;
  const tile = device && width >= least && width <= whole - gap - least ? tileFor(window, device, look.screen) : null;
  if (!tile) return { size: { width, height: window.size[1] } };
  const side = hasSide(window.arrangement) ? window.side : 'left';
  return { arrange: { arrangement: tile, side, dividerX: side === 'left' ? width + gap / 2 : whole - width - gap / 2 } };
}
