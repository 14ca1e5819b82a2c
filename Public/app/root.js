// The folder of the page, which the page finds its other files in.

/** The folder. Its address has the version of the files in it, and the address of the document has not. */
export const root = new URL('../', import.meta.url);
