// A sheet that a finger pulls down.
import { isPulledAway } from './gesture.js';

const springBack = { duration: 300, easing: 'cubic-bezier(0.32, 0.72, 0, 1)' };

/** The sheet under a finger; null where there is none, and over content that can still scroll up. */
export function sheetUnder(target) {
  const sheet = target.closest('.is-swiped-away');
  const scroller = target.closest('.scroller');
  return sheet && !(scroller && sheet.contains(scroller) && scroller.scrollTop > 0) ? sheet : null;
}

/** Follows the finger, and says in the end whether the sheet was pulled far enough to go. */
export class SheetDrag {
  constructor(sheet, from) {
    this.sheet = sheet;
    this.from = from;
  }

  /** Down it comes along; up it stays. */
  move(to) {
    this.sheet.style.translate = `0 ${Math.max(0, to.y - this.from.y)}px`;
  }

  /** Springs back: if the sheet is dismissed, it leaves from wherever that has got to. */
  end(to) {
    const { translate } = this.sheet.style;
    this.sheet.style.translate = '';
    if (translate) this.sheet.animate([{ translate }, { translate: '0 0' }], springBack);
    return Boolean(to) && isPulledAway(this.from, to);
  }
}
