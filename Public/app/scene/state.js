// Merges messages into the scene on screen. Pure: every function returns a new value.
import { isMoved, mergeMoved } from './moved.js';

/** The members that a message may leave out while they equal the last ones sent. */
const kept = ['window', 'hierarchy', 'place', 'look'];

/**
 * The view models after an update. `null` drops one, and any other one that is not in the update stays the same object.
 */
function mergeViewModels(before, update = {}) {
  const after = { ...before };
  for (const [id, model] of Object.entries(update)) {
    if (model === null) delete after[id];
    else after[id] = model;
  }
  return after;
}

/**
 * The scene after a message, still with the view models of the message alone. The controllers in no tree go with the
 * hierarchy: a message with the one and without the other has none.
 */
function wholeScene(before, message) {
  const { nodes, dropped, order, ...after } = message;
  for (const name of kept) {
    if (!(name in message) && before) after[name] = before[name];
  }
  if (before?.unshown && !('unshown' in message) && !('hierarchy' in message)) after.unshown = before.unshown;
  return before && isMoved(message) ? { ...after, ...mergeMoved(before, message) } : after;
}

/**
 * The whole scene after a `scene` message.
 *
 * Unchanged view models and panes keep their identity, so a view can find out with `===` that it has nothing to do.
 *
 * @param {?import('../wire/messages').Scene} before
 * @param {import('../wire/messages').SceneMessage | import('../wire/messages').MovedMessage} message
 * @returns {import('../wire/messages').Scene}
 */
export function mergeScene(before, message) {
  const after = wholeScene(before, message);
  after.viewModels = mergeViewModels(before?.viewModels, message.viewModels);
  return after;
}
