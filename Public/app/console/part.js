// The environment of the app, as a part of the page. It is made soon after the first scene, because it has the single keys.
import { actionsOf } from './actions.js';
import { Console } from './console.js';
import { dockOf } from '../dock/dock.js';
import { addKeys } from './keys.js';
import { KeySheet } from './keySheet.js';
import { stateOf } from './state.js';
import { pageButtons, switchFor } from './switches.js';

/** Creates the panel below its button, the list of the keys, and the keys. */
export function make(page) {
  const { consoleButton, drawing, offer, preview } = page;
  const actions = actionsOf(page);
  const buttons = pageButtons(page);
  const sheet = new KeySheet();
  const openKeys = () => sheet.toggle();
  const made = new Console(consoleButton, { actions, parts: buttons.map(switchFor), situation: () => ({ scene: drawing.shown, query: preview.query }), openKeys, dock: dockOf(page) });
  offer.first.then(({ languages = ['en'] }) => made.offer(languages));
  addKeys(actions, () => stateOf(preview.scene, preview.query), buttons, { openKeys, toggle: () => made.toggle() });
  return made;
}
