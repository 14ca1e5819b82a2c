// The input of the user in a window of the board, on its way to all of them.
import { Offsets } from '../wire/offsets.js';

/** The texts of a window's fields. All windows type into the page's own window, which passes the text on to all. */
class SharedTyping {
  /** @param {() => ?HTMLElement} field the field of this window that has the browser's focus */
  constructor(typing, isFirst, field) {
    this.typing = typing;
    this.isFirst = isFirst;
    this.field = field;
  }

  typed(field, text) {
    this.typing.typed(field, text);
  }

  focused(field) {
    this.typing.focused(field);
  }

  /** The text that a field shows. The one in which the user types is ahead of its scenes. */
  hear(field, text) {
    if (this.isFirst) return this.typing.hear(field, text);
    const isAhead = this.typing.streams.some(([id, stream]) => id === field && stream.isBusy);
    return isAhead && this.field()?.dataset.field === field ? null : text;
  }

  /** Only the window with the browser's focus follows the keyboard, and only when that goes. */
  hearFocus(field) {
    const isNewest = this.isFirst ? this.typing.hearFocus(field) : !this.typing.focus.isBusy;
    return isNewest && field === null && this.field() !== null;
  }
}

/** The context with which the views of a window's app are made. */
export class Hand {
  #isScheduled = false;

  /**
   * @param {number} slot
   * @param {any} app `act`, which sends what the user does; `scroll`, which sends an offset and returns the id of the message;
   * `typing`, the page's own; `deviceOf`; `goHome`; and
   * `whenDrawn`, which calls a function once all windows of the frame are drawn
   * @param {() => ?HTMLElement} field the field of this window that has the browser's focus
   */
  constructor(slot, app, field) {
    this.slot = slot;
    this.app = app;
    this.deviceOf = app.deviceOf;
    this.offsets = new Offsets(() => this.#schedule());
    this.typing = new SharedTyping(app.typing, slot === 0, field);
  }

  drag = (target, phase, x) => this.app.act(this.slot, { type: 'drag', target, phase, x: Math.round(x * 2) / 2 });

  tap = target => this.app.act(this.slot, { type: 'tap', target });

  swipe = (direction, x, y) => this.app.act(this.slot, { type: 'swipe', direction, x, y });

  goHome = () => this.app.goHome();

  whenDrawn = act => this.app.whenDrawn(act);

  /** Passes on what the pointer does. */
  touches(view) {
    return {
      tap: this.tap,
      tapAt: (x, y) => this.app.act(this.slot, { type: 'tap', x, y }),
      swipe: this.swipe,
      size: () => view.size,
      scale: () => view.scale,
      frameOf: id => view.frameOf(id),
    };
  }

  /** The server has answered every message of this slot up to `id`. */
  answered(id) {
    for (const [, stream] of this.offsets.streams) stream.answered(id);
    if (this.offsets.isWaiting) this.#schedule();
  }

  /** The answers to what was sent will not come. */
  lost() {
    for (const [, stream] of this.offsets.streams) stream.lost();
  }

  /** Sends the newest offsets at the next frame, one of each pane at a time. */
  #schedule() {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    requestAnimationFrame(() => {
      this.#isScheduled = false;
      for (const [target, stream] of this.offsets.streams) this.#scroll(target, stream);
    });
  }

  #scroll(target, stream) {
    const value = stream.take();
    if (value === undefined) return;
    const id = this.app.scroll({ type: 'scroll', target, ...value });
    if (id === null) stream.lost();
    else stream.sent(id, value);
  }
}
