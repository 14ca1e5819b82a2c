// The suggestions above the keys of the keyboard. Pure.

/** Frequent words, in the order in which they are suggested. */
const words = ('the to and a of in you for that is on it with be this have are at we not your can from will all was about as our '
  + 'see me there what when would thanks hello how here please tomorrow today evening morning weekend picture message meet maybe '
  + 'great good going back before because could come call just know like let later more need next now one only over people really '
  + 'right soon some still sure take tell them then they think time very want water way week well where work yes').split(' ');

/** The suggestions at the beginning of a sentence. */
const first = ['I', 'The', 'I’m'];

/** The suggestions after a word. */
const next = ['and', 'the', 'to'];

const capital = word => word.replace(/^./u, letter => letter.toUpperCase());

/**
 * Three suggestions for a text that ends at the caret: the word as it is typed and those that it may become, or words that may
 * come next.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function suggestionsFor(text) {
  const [part] = /[\p{L}’']*$/u.exec(text);
  if (part === '') return /(^|[.!?]\s*|\n)$/u.test(text) ? first : next;
  const small = part.toLowerCase();
  const found = words.filter(word => word.startsWith(small) && word !== small).slice(0, 2);
  const isCapital = part !== small;
  return [`“${part}”`, ...found.map(word => (isCapital ? capital(word) : word)), ...next].slice(0, 3);
}
