// The panels in the dock by their names in an address, as a part of the page.
import { isolated } from '../text.js';

/** The part that has each panel. */
const partOf = { environment: 'console', facts: 'about', why: 'explanation' };

/** Opens the panel that the query names, with what it is about after a colon: `why:messages/pane`. */
export const make = page => ({ follow: () => follow(page) });

function follow({ address, dock, notice, parts, preview: { query } }) {
  if (!query.docked) return dock?.name && dock.close();
  const [name, ...about] = query.docked.split(':');
  if (Object.hasOwn(partOf, name)) return parts.need(parts[partOf[name]], part => part.open(about.join(':')));
  query.docked = null;
  address.write();
  notice.explain(`There is no panel named ${isolated(name.slice(0, 40))} beside the app; there are environment, facts and why.`);
}
