// A command that draws what is on screen without a browser. Pure.

/** A text as one word of a shell. */
const quoted = text => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * The command for a link. A scene of the user's own is in a file or in an app, whose path the page does not know.
 *
 * @param {string} url
 * @param {string} picture the name of the file to write
 * @param {boolean} isOwn
 */
export const commandText = (url, picture, isOwn) => `split-preview picture${isOwn ? ' PATH' : ''} --link ${quoted(url)} --output ${picture}`;
