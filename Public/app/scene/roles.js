// The roles of panes that need no view model, because such a pane contains other panes. Pure.

const containers = new Set([
  'primary',
  'supplementary',
  'secondary',
  'compact',
  'inspector',
  'content',
  'tabBar',
  'separator',
  'dimming',
  'modal',
  'popover',
]);

/** Adds a role that an app's own container gives to its panes. */
export function registerRole(role) {
  containers.add(role);
}

/** Whether a pane of that role may be a mere container. */
export const isContainerRole = role => containers.has(role);
