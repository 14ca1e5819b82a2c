// A sheet that a finger pulls up or down.
import { sheetPull } from './gesture.js';

const springBack = { duration: 300, easing: 'cubic-bezier(0.32, 0.72, 0, 1)' };

/** The sheet under a finger, or null if there is none, or if the content under the finger can still scroll up. */
export function sheetUnder(target) {
  const sheet = target.closest('.is-swiped-away, .is-sheet[data-smaller], .is-sheet[data-larger]');
  const scroller = target.closest('.scroller');
  return sheet && !(scroller && sheet.contains(scroller) && scroller.scrollTop > 0) ? sheet : null;
}

/** Whether a press at a point can pull a sheet up: it is on the grabber, on a bar, or at the top of the sheet. */
export function isOnTop(target, sheet, y, sheetTop) {
  const { larger, topHeight } = sheet.dataset;
  return Boolean(larger) && (Boolean(target.closest('.grabber, .navigation-bar')) || y < sheetTop + Number(topHeight));
}

const distanceIn = ({ dataset }, name) => (dataset[name] === undefined ? null : Number(dataset[name]));

/** Moves a sheet with the finger, and decides at the end whether it was pulled far enough. */
export class SheetDrag {
  constructor(sheet, from) {
    this.sheet = sheet;
    this.from = from;
    this.detents = { smaller: distanceIn(sheet, 'smaller'), larger: distanceIn(sheet, 'larger') };
    sheet.classList.add('is-pulled');
  }

  /** Moves the sheet with the finger: up as far as the next larger detent, and down without an end. */
  move(to) {
    this.sheet.style.translate = `0 ${Math.max(-(this.detents.larger ?? 0), to.y - this.from.y)}px`;
  }

  /**
   * Lets the sheet spring back, and returns the direction in which it was pulled far enough, or null. A sheet that is
   * dismissed leaves from the position that it has reached.
   */
  end(to) {
    const { translate } = this.sheet.style;
    this.sheet.style.translate = '';
    this.sheet.classList.remove('is-pulled');
    if (translate) this.sheet.animate([{ translate }, { translate: '0 0' }], springBack);
    return to ? sheetPull(this.from, to, this.detents) : null;
  }
}
