// Handles the pointer and the keyboard on the app's window: taps, edge swipes, and sheets that the user pulls up or down.
import { edgeSwipe, flick, isDownward, isPull, isTap, isUpward } from './gesture.js';
import { isOnTop, SheetDrag, sheetUnder } from './sheetDrag.js';

const tappable = '[data-id]:not([disabled])';

/**
 * The elements that handle presses themselves: an edge, and a text field, in which a press places the cursor and
 * selects.
 */
const ownPresses = '.resizer, input, textarea';

/** The frontmost of several panes. A nested pane lies over the pane that contains it. */
function frontmost(panes) {
  const order = pane => {
    const levels = [];
    for (let at = pane; at; at = at.parentElement?.closest('.pane')) levels.unshift(Number(at.style.zIndex));
    return levels;
  };
  const isAbove = (a, b) => {
    const at = a.findIndex((level, index) => level !== b[index]);
    return at >= 0 && (b[at] === undefined || a[at] > b[at]);
  };
  return panes.reduce((front, pane) => (!front || isAbove(order(pane), order(front)) ? pane : front), null);
}

/**
 * Whether a swipe at an element moves columns: the element is in a column beside or over others, or is the dimming
 * under one. Content that scrolls sideways keeps its own swipes.
 */
function isOnColumn(target, windowWidth) {
  if (target.closest('.strip, .carousel')) return false;
  const pane = target.closest('.role-primary, .role-supplementary, .role-dimming[data-id], .is-presented');
  if (!pane || pane.matches('.is-presented')) return false;
  return pane.matches('.role-dimming') || pane.offsetWidth < windowWidth - 1;
}

/** The gestures that the view under a finger recognizes: `tap`, and directions of swipes. */
function gesturesAt(target) {
  return target.closest('.pane')?.dataset.gestures?.split(' ') ?? [];
}

/** Whether a pull down at an element begins at the top of a content that takes it. */
function canPullDown(target) {
  return gesturesAt(target).includes('down') && (target.closest('.scroller')?.scrollTop ?? 0) <= 0;
}

/** Listens on an element, and reports taps by element id and swipes in window coordinates. */
export class Pointer {
  #down = null;
  #drag = null;

  /**
   * @param {HTMLElement} surface
   * @param {EventTarget} keys where Escape is heard: in the whole page, or only in the surface if there are several
   * @param {{tap: (id: string) => void, tapAt: (x: number, y: number) => void, swipe: (direction: string, x: number, y: number) => void, size: () => {width: number}, scale: () => number, frameOf: (pane: string) => number[]}} app
   */
  constructor(surface, app, keys = document) {
    this.surface = surface;
    this.app = app;
    surface.addEventListener('pointerdown', event => this.#began(event));
    surface.addEventListener('pointermove', event => this.#moved(event));
    surface.addEventListener('pointerup', event => this.#ended(event));
    surface.addEventListener('pointercancel', () => this.#forget());
    surface.addEventListener('click', event => this.#clicked(event));
    surface.addEventListener('keydown', event => this.#pressed(event));
    keys.addEventListener('keydown', event => this.#escaped(event));
    surface.addEventListener('dragstart', event => event.preventDefault());
  }

  #point(event) {
    const box = this.surface.getBoundingClientRect();
    const scale = this.app.scale();
    return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
  }

  #began(event) {
    this.#forget();
    if (!event.isPrimary || event.button !== 0 || event.target.closest(ownPresses)) return;
    const target = event.target.closest(tappable);
    const [point, sheet] = [this.#point(event), sheetUnder(event.target)];
    this.#down = {
      ...point, pointer: event.pointerId, time: event.timeStamp, target, sheet, canPullUp: this.#canPullUp(event.target, sheet, point),
      isOnColumn: isOnColumn(event.target, this.app.size().width), gestures: gesturesAt(event.target), canPullDown: canPullDown(event.target),
    };
    target?.classList.add('is-pressed');
  }

  #moved(event) {
    if (this.#down?.pointer !== event.pointerId) return;
    const point = this.#point(event);
    if (!isTap(this.#down, point)) this.#down.target?.classList.remove('is-pressed');
    if (!this.#drag && this.#pulls(point)) this.#drag = new SheetDrag(this.#down.sheet, this.#down);
    this.#drag?.move(point);
  }

  #canPullUp(target, sheet, { y }) {
    return Boolean(sheet) && isOnTop(target, sheet, y, this.app.frameOf(sheet.dataset.pane)[1]);
  }

  /** Whether a movement to a point pulls the sheet under the finger. */
  #pulls(point) {
    const { sheet, canPullUp } = this.#down;
    return Boolean(sheet) && (isDownward(this.#down, point) || (canPullUp && isUpward(this.#down, point)));
  }

  #ended(event) {
    const [down, drag] = [this.#down, this.#drag];
    this.#drag = null;
    this.#forget();
    if (down?.pointer !== event.pointerId) return;
    const up = this.#point(event);
    if (drag) return this.#pulled(drag.end(up), down);
    const direction = this.#swipe(down, up, event.timeStamp - down.time);
    if (direction) this.app.swipe(direction, Math.round(down.x), Math.round(down.y));
    else if (isTap(down, up)) this.#tapped(down);
  }

  #pulled(direction, { x, y }) {
    if (direction) this.app.swipe(direction, Math.round(x), Math.round(y));
  }

  /** The direction of an edge swipe, or of a quick swipe at a place that recognizes it. */
  #swipe(down, up, milliseconds) {
    if (down.canPullDown && isPull(down, up)) return 'down';
    const quick = flick(down, up, milliseconds);
    return edgeSwipe(down, up, this.app.size().width)
      ?? (down.isOnColumn || down.gestures.includes(quick) ? quick : null);
  }

  /** Reports a tap on an element, or else on a view that recognizes taps anywhere. */
  #tapped({ target, gestures, x, y }) {
    if (target) {
      if (target.isConnected) this.app.tap(target.dataset.id);
    } else if (gestures.includes('tap')) this.app.tapAt(Math.round(x), Math.round(y));
  }

  #forget() {
    this.#drag?.end(null);
    this.#drag = null;
    this.#down?.target?.classList.remove('is-pressed');
    this.#down = null;
  }

  /** Handles a click without a pointer, which comes from the keyboard or a screen reader. */
  #clicked(event) {
    const target = event.detail === 0 && event.target.closest(tappable);
    if (target) this.app.tap(target.dataset.id);
  }

  /** Handles Enter and Space for elements with an id. Buttons handle these keys themselves. */
  #pressed(event) {
    const target = event.target;
    if (!['Enter', ' '].includes(event.key) || target.tagName === 'BUTTON' || !target.matches?.(tappable)) return;
    event.preventDefault();
    this.app.tap(target.dataset.id);
  }

  /** Dismisses the frontmost overlay or sheet on Escape, wherever the focus is. */
  #escaped(event) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const front = frontmost([...this.surface.querySelectorAll('.role-dimming[data-id], .is-swiped-away:not(.is-leaving)')]);
    if (!front) return;
    event.preventDefault();
    if (front.dataset.id) this.app.tap(front.dataset.id);
    else this.#swipeSheet('down', front.dataset.pane);
  }

  /** Makes a swipe at the top of a sheet. For a sheet that is still moving, the end of its movement counts. */
  #swipeSheet(direction, pane) {
    const [x, y, width] = this.app.frameOf(pane);
    this.app.swipe(direction, Math.round(x + width / 2), Math.round(y + 8));
  }
}
