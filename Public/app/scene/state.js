// Merges messages into the scene on screen. Pure: every function returns a new value.

/** The members that a scene leaves out with `updates: "changed"` while they equal the last ones sent. */
const kept = ['window', 'hierarchy', 'place'];

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
 * The whole scene after a `scene` message.
 *
 * Unchanged view models keep their identity, so a view can find out with `===` that it has nothing to do.
 *
 * @param {?import('../wire/messages').Scene} before
 * @param {import('../wire/messages').SceneMessage} message
 * @returns {import('../wire/messages').Scene}
 */
export function mergeScene(before, message) {
  const after = /** @type {import('../wire/messages').Scene} */ ({ ...message });
  for (const name of kept) {
    if (!(name in message) && before) after[name] = before[name];
  }
  after.viewModels = mergeViewModels(before?.viewModels, message.viewModels);
  return after;
}
