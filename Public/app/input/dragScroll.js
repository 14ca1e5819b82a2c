// A mouse drags a strip sideways as a finger does. Fingers need nothing: the browser scrolls for them.
import { isTap } from './gesture.js';

/** How long a flick goes on, in milliseconds of its last speed. */
const reach = 160;

/** Lets the mouse drag the matching scroll containers inside an element. */
export function dragToScroll(surface, selector) {
  let drag = null;

  surface.addEventListener('pointerdown', event => {
    const target = event.pointerType === 'mouse' && event.button === 0 && event.target.closest(selector);
    drag = target && { target, x: event.clientX, y: event.clientY, left: target.scrollLeft, isMoving: false, speed: 0, last: event };
  });

  surface.addEventListener('pointermove', event => {
    if (!drag) return;
    if (!drag.isMoving && isTap(drag, { x: event.clientX, y: event.clientY })) return;
    drag.isMoving = true;
    drag.target.style.scrollSnapType = 'none';
    drag.target.scrollLeft = drag.left - (event.clientX - drag.x);
    drag.speed = (event.clientX - drag.last.clientX) / Math.max(1, event.timeStamp - drag.last.timeStamp);
    drag.last = event;
  });

  const end = () => {
    const { target, speed, isMoving } = drag ?? {};
    drag = null;
    if (!isMoving) return;
    const page = target.clientWidth;
    const goal = target.scrollLeft - speed * reach;
    const left = target.matches('.carousel') ? Math.round(goal / page) * page : goal;
    target.scrollTo({ left, behavior: 'smooth' });
    target.addEventListener('scrollend', () => { target.style.scrollSnapType = ''; }, { once: true });
  };

  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
