// Plans the animations for a scene's transition. Pure functions.

/** CSS timing functions for UIKit's curves. `spring` is the critically damped one of navigation. */
const curves = {
  linear: 'linear',
  easeIn: 'cubic-bezier(0.42, 0, 1, 1)',
  easeOut: 'cubic-bezier(0, 0, 0.58, 1)',
  easeInOut: 'cubic-bezier(0.42, 0, 0.58, 1)',
  spring: 'cubic-bezier(0.32, 0.72, 0, 1)',
};

/** The timing function for a curve. An unknown curve is a spring. */
export function timing(curve) {
  return curves[curve] ?? curves.spring;
}

/**
 * The animations for a transition, or null for none. With reduced motion, nothing moves, and panes that appear or
 * disappear fade.
 *
 * `moves` says that frames move from their old positions, as in a slide. `stacks` are pushes and pops, `fades` are
 * cross-dissolves, and `covers` come from below and leave there.
 */
export function plan(transition, prefersReducedMotion) {
  if (!transition || !(transition.duration > 0)) return null;
  const changes = transition.changes ?? [];
  const ofKind = (...kinds) => changes.filter(change => kinds.includes(change.kind));
  const stacks = ofKind('push', 'pop');
  const fades = ofKind('crossDissolve');
  return {
    duration: transition.duration * 1000,
    easing: timing(transition.curve),
    moves: !prefersReducedMotion && ofKind('layout', 'slide').length > 0,
    stacks: prefersReducedMotion ? [] : stacks,
    fades: prefersReducedMotion ? [...fades, ...stacks] : fades,
    covers: prefersReducedMotion ? [] : ofKind('present', 'dismiss'),
  };
}

/**
 * The distance that the view below moves while another one slides over it, as a part of the width. It is UIKit's
 * parallax, estimated by eye from iOS 13.
 */
const parallax = 0.3;

/**
 * The horizontal distances of a push or a pop, in widths: where the arriving view comes from, and where the leaving
 * view goes. They are mirrored in right-to-left.
 */
export function stackTravel(kind, isRightToLeft) {
  const sign = isRightToLeft ? -1 : 1;
  return kind === 'pop'
    ? { arrivesFrom: -parallax * sign, leavesTo: sign, isArrivingOnTop: false }
    : { arrivesFrom: sign, leavesTo: -parallax * sign, isArrivingOnTop: true };
}
