// Long presses on what takes them: a touch that stays, a secondary click, or the keyboard's key for menus.
import { isTap } from '../../app/input/gesture.js';

/** The time that a touch stays, in milliseconds: UIKit's default of half a second. */
const duration = 500;

/** Notes on an element the id that the server has for a long press on it, if there is one. */
export function markLongPress({ dataset }, { menuPart = null }) {
  if (menuPart) dataset.menu = menuPart.id;
  else delete dataset.menu;
}

/** The innermost element around a target that takes long presses. */
const takerOf = target => /** @type {HTMLElement | null} */ (target.closest('[data-menu]'));

const placeOf = ({ clientX, clientY }) => ({ x: clientX, y: clientY });

/**
 * Reports long presses in an element by the ids that the server has for them.
 *
 * @param {HTMLElement} root
 * @param {(id: string) => void} tap
 */
export function listenToLongPresses(root, tap) {
  /** The timer of the touch that is down, and where it began. */
  let timer = 0;
  let start = { x: 0, y: 0 };
  /** Whether the touch that is down was long. Some browsers follow it with the event for menus. */
  let isOver = false;

  const stop = () => clearTimeout(timer);
  const press = taker => {
    stop();
    // The row can have got another model while the touch stayed.
    if (!taker.dataset.menu) return;
    // The touch is no tap any more.
    taker.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
    tap(taker.dataset.menu);
  };

  root.addEventListener('pointerdown', event => {
    stop();
    isOver = false;
    const taker = takerOf(event.target);
    if (!taker || !event.isPrimary || event.button !== 0) return;
    start = placeOf(event);
    timer = setTimeout(() => {
      isOver = true;
      press(taker);
    }, duration);
  });
  root.addEventListener('pointermove', event => {
    if (!isTap(start, placeOf(event))) stop();
  });
  for (const end of ['pointerup', 'pointercancel']) root.addEventListener(end, stop);
  root.addEventListener('keydown', () => {
    isOver = false;
  });
  root.addEventListener('scroll', stop, { capture: true, passive: true });
  root.addEventListener('contextmenu', event => {
    const taker = takerOf(event.target);
    if (!taker) return;
    event.preventDefault();
    if (!isOver) press(taker);
    isOver = false;
  });
}
