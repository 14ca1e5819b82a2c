// Applies an update that has only the members that differ (`updates` of `moved`). Pure: an unchanged pane or window keeps
// its identity, and so does the hierarchy while none of its controllers differs.

/** The reasons after an update. `null` removes one. */
function mergeReasons(before = {}, update = {}) {
  const after = { ...before, ...update };
  return Object.fromEntries(Object.entries(after).filter(([, sentence]) => sentence !== null));
}

/** An object of a scene after an update of its members. `dropped` names the members that it no longer has. */
function merge(before, update) {
  if (!update) return before;
  const { dropped = [], ...members } = update;
  const after = { ...before, ...members };
  if (members.because) after.because = mergeReasons(before?.because, members.because);
  for (const name of dropped) delete after[name];
  return after;
}

/** The controllers of a tree by their ids. */
function byId(node, found = new Map()) {
  found.set(node.id, node);
  for (const child of node.children) byId(child, found);
  if (node.presented) byId(node.presented, found);
  return found;
}

/**
 * A tree of controllers in a new order, with the members that are known of each and those that differ.
 *
 * @param {import('../wire/messages').Node} order the ids of the tree; the tree itself if the order is the same
 * @param {Map<string, import('../wire/messages').Node>} known
 */
function tree(order, known, updates) {
  const { presented: _, ...members } = merge(known.get(order.id) ?? { id: order.id }, updates[order.id]);
  const node = { ...members, children: order.children.map(child => tree(child, known, updates)) };
  return order.presented ? { ...node, presented: tree(order.presented, known, updates) } : node;
}

/** @param {import('../wire/messages').MovedMessage} message */
function mergeTree(before, message) {
  const { nodes, order } = message;
  return nodes || order?.nodes ? tree(order?.nodes ?? before, byId(before), nodes ?? {}) : before;
}

/** @param {import('../wire/messages').MovedMessage} message */
function mergePanes(before, message) {
  const { panes = {}, order } = message;
  const known = new Map(before.map(pane => [pane.id, pane]));
  const ids = order?.panes ?? [...known.keys()];
  return ids.map(id => merge(known.get(id) ?? { id }, panes[id]));
}

/**
 * The window, the hierarchy and the panes of a scene after such an update.
 *
 * @param {import('../wire/messages').Scene} before
 * @param {import('../wire/messages').MovedMessage} message
 */
export const mergeMoved = (before, message) => ({
  window: merge(before.window, message.window),
  hierarchy: mergeTree(before.hierarchy, message),
  panes: mergePanes(before.panes, message),
});

/**
 * Whether a message has only the members that differ. A whole scene has a list of panes.
 *
 * @param {import('../wire/messages').SceneMessage | import('../wire/messages').MovedMessage} message
 * @returns {message is import('../wire/messages').MovedMessage}
 */
export const isMoved = message => !Array.isArray(message.panes);
