// Which view draws which kind of view model. An app's own page module adds the kinds that the app brings.
import { BlankView } from './blank.js';
import { LabelsView } from './labels.js';
import { ListView } from './list.js';
import { PlainView } from './plain.js';
import { Registry } from './registry.js';
import { SidebarView } from './sidebar.js';
import { TabBarView } from './tabBar.js';

/**
 * A view draws a content. It is made for a pane, gets the view model whenever that changes and the pane whenever that is
 * drawn, and keeps its elements in between.
 *
 * @typedef {{
 *   element: HTMLElement, update: (model: import('../wire/messages').ViewModel) => void,
 *   layout: (pane: import('../wire/messages').Pane, pass: object) => void, settle?: () => void,
 * }} View
 * @typedef {new (paneId: string, context: any) => View} ViewClass
 */

/** @type {Registry<{View: ViewClass, needsLayout: boolean}>} */
const views = new Registry('A view for the kind');

/**
 * Has a kind of view model drawn by a view.
 *
 * @param {string} kind the `kind` of the view model
 * @param {ViewClass} View
 * @param {{needsLayout?: boolean}} options `needsLayout` is for a view that draws nothing without the numbers of `pane.layout`
 */
export function registerView(kind, View, { needsLayout = false } = {}) {
  views.add(kind, { View, needsLayout });
}

/** The kind of view for a pane and its model. A kind that needs a layout is a plain surface without one. */
export function viewKind(pane, model) {
  const entry = model && views.get(model.kind);
  if (!entry) return 'plain';
  return entry.needsLayout && !pane.layout?.contentSize ? 'plain' : model.kind;
}

/** Creates a view of a kind for the pane with the given id. */
export function makeView(kind, paneId, context) {
  const { View = PlainView } = views.get(kind) ?? {};
  return new View(paneId, context);
}

registerView('blank', BlankView);
registerView('labels', LabelsView);
registerView('list', ListView, { needsLayout: true });
registerView('sidebar', SidebarView);
registerView('tabBar', TabBarView);
