// The words that the system itself puts into an app.

/** @type {Record<string, string>} The words in another language than English, by their names in the protocol. */
let words = {};

/** Takes the words of a look, before anything is drawn with them. */
export function speak(look) {
  words = look.words ?? {};
}

/** The name of an English word in the protocol: `clearText` for "Clear text". */
const nameOf = english => english.replace(/ (\w)/g, (_, letter) => letter.toUpperCase()).replace(/^\w/, letter => letter.toLowerCase());

/** An English word of the system in the language of the app's window. */
export const word = english => words[nameOf(english)] ?? english;
