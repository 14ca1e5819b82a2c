// A compact notation of values for addresses, which people can read: (tab:profile,offsets:(feed:(0;-20))). Pure functions.
//
// An object is (name:value,name:value), a list is (value;value) or (;) without values, and a value is a text as it is, or a
// number, true, false or null. A text that could be read as something else, or that has a character of the notation, stands
// between apostrophes, with another apostrophe before each of its own. A list of one value ends in a semicolon.

const special = /[(),:;'\s]/u;
const plainNumber = /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/iu;
const words = new Map([['true', true], ['false', false], ['null', null]]);

/** The greatest depth of values inside each other, which is that of a message. */
const deepest = 16;

const isPlain = text => text !== '' && !special.test(text) && !plainNumber.test(text) && !words.has(text);

const writtenText = text => (isPlain(text) ? text : `'${text.replaceAll("'", "''")}'`);

/** The notation of a value that JSON could contain. As in JSON, an undefined member is left out. */
export function noted(value) {
  if (typeof value === 'string') return writtenText(value);
  if (Array.isArray(value)) return `(${value.map(noted).join(';')}${value.length < 2 ? ';' : ''})`;
  if (value === null || typeof value !== 'object') return String(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `(${members.map(([name, member]) => `${writtenText(name)}:${noted(member)}`).join(',')})`;
}

/** Reads a text from its beginning. Every method throws an error for a text that is no notation. */
class Reader {
  #at = 0;

  constructor(text) {
    this.text = text;
  }

  /** The whole text as one value. */
  all() {
    const value = this.#value(0);
    if (this.#at < this.text.length) throw new Error('There is more after the value.');
    return value;
  }

  #takes(sign) {
    const isThere = this.text[this.#at] === sign;
    if (isThere) this.#at += 1;
    return isThere;
  }

  #value(depth) {
    if (depth > deepest) throw new Error('The value is too deep.');
    if (this.#takes('(')) return this.#group(depth + 1);
    const { text, isQuoted } = this.#word();
    if (isQuoted) return text;
    if (words.has(text)) return words.get(text);
    return plainNumber.test(text) ? Number(text) : text;
  }

  /** The object or the list after its parenthesis. The sign after the first value or name tells which of them it is. */
  #group(depth) {
    if (this.#takes(')')) return {};
    if (this.#takes(';')) return this.#closed([]);
    const start = this.#at;
    const isObject = this.text[start] !== '(' && (this.#word(), this.#takes(':'));
    this.#at = start;
    return isObject ? this.#object(depth) : this.#list(depth);
  }

  #object(depth) {
    const members = [];
    do {
      const name = this.#word().text;
      if (!this.#takes(':')) throw new Error('A name has no value.');
      members.push([name, this.#value(depth)]);
    } while (this.#takes(','));
    return this.#closed(Object.fromEntries(members));
  }

  #list(depth) {
    const values = [this.#value(depth)];
    while (this.#takes(';')) {
      if (this.text[this.#at] === ')' && values.length === 1) break;
      values.push(this.#value(depth));
    }
    return this.#closed(values);
  }

  #closed(value) {
    if (!this.#takes(')')) throw new Error('A parenthesis is open.');
    return value;
  }

  #word() {
    return this.#takes("'") ? { text: this.#quoted(), isQuoted: true } : { text: this.#unquoted(), isQuoted: false };
  }

  #unquoted() {
    const start = this.#at;
    while (this.#at < this.text.length && !special.test(this.text[this.#at])) this.#at += 1;
    if (this.#at === start) throw new Error('A value is missing.');
    return this.text.slice(start, this.#at);
  }

  #quoted() {
    let text = '';
    for (;;) {
      const end = this.text.indexOf("'", this.#at);
      if (end < 0) throw new Error('An apostrophe is open.');
      text += this.text.slice(this.#at, end);
      this.#at = end + 1;
      if (!this.#takes("'")) return text;
      text += "'";
    }
  }
}

/** The value of a notation, or undefined for a text that is none. */
export function denoted(text) {
  try {
    return new Reader(text).all();
  } catch {
    return undefined;
  }
}
