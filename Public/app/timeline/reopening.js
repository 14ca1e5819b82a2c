// The query for a scene that was opened before. Pure functions.
import { nowhere } from '../stage/placement.js';
import { forgetPast } from '../wire/query.js';

const styles = { light: 'light', dark: 'dark' };

/** The traits after an opening and all inputs since. A trait that is null is not overridden any more. */
function traitsAfter({ traits = {} }, inputs) {
  const changes = inputs.filter(({ type }) => type === 'traits').map(({ type, id, ...changed }) => changed);
  const all = Object.assign({}, traits, ...changes);
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}

/** The version of a query for a scene that a message opened: null if it is the one in which the page opens the scene anyway. */
function profileAfter({ profile }, entry) {
  const opened = profile ?? entry?.ownProfile ?? null;
  return opened === entry?.profile ? null : opened;
}

/**
 * The query that describes a scene after it was opened by a message and has got some inputs. The parts of the page around the
 * app stay as they are in `query`, and `entry` is what the server offers of the scene. The query does not tell what has happened since, because the page would repeat it.
 */
export function queryAfter(open, inputs, query, isDark, entry = undefined) {
  const { userInterfaceStyle: style, layoutDirection, ...overrides } = traitsAfter(open, inputs);
  const followsBrowser = query.appearance === null && style === (isDark ? 'dark' : 'light');
  return forgetPast({
    ...query,
    ...nowhere,
    scene: open.scene,
    options: open.options ?? {},
    profile: profileAfter(open, entry),
    policy: open.policy ?? null,
    device: open.device ?? null,
    fixedSize: open.window && !open.device ? { width: open.window.width, height: open.window.height } : null,
    isRightToLeft: layoutDirection === 'rightToLeft',
    appearance: followsBrowser ? null : styles[style] ?? null,
    overrides,
  });
}
