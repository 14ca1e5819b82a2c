// The links of strangers to which the user has agreed in this tab.

const key = 'agreed';

/** The greatest number of links that a tab remembers. */
const most = 20;

/** The text of what a link does: the app that it opens, and the inputs. */
const textOf = ({ scene, options, place, inputs }) => JSON.stringify([scene, options, place, inputs]);

/** The texts, from the oldest to the newest. */
let agreed = [];
try {
  agreed = JSON.parse(sessionStorage.getItem(key)) ?? [];
} catch {}

/** Whether the user has agreed to exactly these inputs of this app. */
export const isAgreed = query => agreed.includes(textOf(query));

/** Remembers that the user has agreed. */
export function agreeTo(query) {
  agreed = [...agreed.filter(text => text !== textOf(query)), textOf(query)].slice(-most);
  // A browser can refuse the storage, and the document then remembers it alone.
  try {
    sessionStorage.setItem(key, JSON.stringify(agreed));
  } catch {}
}
