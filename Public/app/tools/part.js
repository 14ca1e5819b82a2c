// The panel for developers, as a part of the page.
import { browserSize } from '../browserSize.js';
import { withOption } from './menu.js';
import { forgetPast } from '../wire/query.js';
import { Tools } from './tools.js';

/** Creates the panel. */
export function make(page) {
  const { toolsOpener: button, log, preview } = page;
  const made = new Tools({ page: document.body, button, log }, actions(page));
  if (preview.scene) made.show(preview.scene, null, null);
  return made;
}

const actions = ({ address, appWindow, choices, parts, preview, room, switches }) => ({
  browser: browserSize,
  moved: () => room.fitIn(),
  remember(panel) {
    preview.query.panel = panel;
    address.write();
  },
  outline: pane => appWindow.outline.show(pane),
  seeThrough(isOn) {
    appWindow.seeThrough(isOn);
    room.stand();
  },
  logAll: isOn => choices.go(withOption(preview.query, 'log', isOn ? 'all' : 'standard', { default: 'standard' }), true),
  open: query => choices.go(query),
  pickDevice: () => parts.need(parts.picker, panel => panel.open()),
  relaunch: () => preview.reopen(forgetPast({ ...preview.query })),
  opened: () => switches.offerChoices(),
});
