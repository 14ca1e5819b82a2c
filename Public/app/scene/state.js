// Merging what arrives into the scene that is drawn. Pure: every function returns a new value.

/** Members that `updates: "changed"` leaves out while they equal the last ones sent. */
const kept = ['window', 'hierarchy', 'place'];

/** The view models after an update: `null` drops one, what is not named stays the same object. */
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
 * View models that did not change keep their identity, so a view can tell by `===` that it has nothing to do.
 */
export function mergeScene(before, message) {
  const after = { ...message };
  for (const name of kept) {
    if (!(name in message) && before) after[name] = before[name];
  }
  after.viewModels = mergeViewModels(before?.viewModels, message.viewModels);
  return after;
}
