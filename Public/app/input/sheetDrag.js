// A sheet that a finger pulls down.
import { isPulledAway } from './gesture.js';

const springBack = { duration: 300, easing: 'cubic-bezier(0.32, 0.72, 0, 1)' };

/** The sheet under a finger, or null if there is none, or if the content under the finger can still scroll up. */
export function sheetUnder(target) {
  const sheet = target.closest('.is-swiped-away');
  const scroller = target.closest('.scroller');
  return sheet && !(scroller && sheet.contains(scroller) && scroller.scrollTop > 0) ? sheet : null;
}

/** Moves a sheet with the finger, and decides at the end whether it was pulled far enough to be dismissed. */
export class SheetDrag {
  constructor(sheet, from) {
    this.sheet = sheet;
    this.from = from;
  }

  /** Moves the sheet down with the finger. It does not move up. */
  move(to) {
    this.sheet.style.translate = `0 ${Math.max(0, to.y - this.from.y)}px`;
  }

  /** Lets the sheet spring back. If it is dismissed, it leaves from the position that it has reached. */
  end(to) {
    const { translate } = this.sheet.style;
    this.sheet.style.translate = '';
    if (translate) this.sheet.animate([{ translate }, { translate: '0 0' }], springBack);
    return Boolean(to) && isPulledAway(this.from, to);
  }
}
