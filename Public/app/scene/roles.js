// The roles of panes that need no view model, because such a pane contains other panes. Pure.

/** The roles that UIKit's containers give to panes. */
const known = new Set([
  'primary',
  'supplementary',
  'secondary',
  'compact',
  'inspector',
  'content',
  'tabBar',
  'sidebar',
  'separator',
  'dimming',
  'modal',
  'popover',
  'overlay',
]);

const registered = new Set();

/** Adds a role that an app's own container gives to its panes. */
export function registerRole(role) {
  registered.add(role);
}

/** Whether an app's own container gave the role to its pane. The app need not have registered the role. */
export const isOwnRole = role => !known.has(role);

/** Whether a pane of that role may be a mere container. */
export const isContainerRole = role => known.has(role) || registered.has(role);
