// The page's own fonts inside a picture: the browser draws a picture in SVG without the fonts of the page.

/** @typedef {{family: string, source: string, descriptors: string}} Face a font, the address of its file, and the rest of its rule */

/** The descriptors of a rule that a picture needs as well. */
const kept = ['font-weight', 'size-adjust', 'ascent-override', 'descent-override', 'line-gap-override', 'unicode-range'];

/** Whether a text has a letter in a range as CSS writes it, such as `U+370-3FF, U+400-4FF`. A font without a range has letters for any text. */
function hasLetterIn(range, text) {
  if (!range) return true;
  const parts = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, first, last = first]) => `\\u{${first}}-\\u{${last}}`);
  return new RegExp(`[${parts.join('')}]`, 'u').test(text);
}

/**
 * The rules of the page's own fonts that a picture with this text needs.
 *
 * @param {CSSFontFaceRule[]} rules
 * @param {string} text
 * @returns {Face[]}
 */
export function facesFor(rules, text) {
  const needed = rules.filter(({ style }) => hasLetterIn(style.getPropertyValue('unicode-range'), text));
  return needed.map(({ style, parentStyleSheet }) => ({
    family: style.getPropertyValue('font-family'),
    source: new URL(style.getPropertyValue('src').match(/url\("?(.*?)"?\)/)[1], parentStyleSheet.href ?? document.baseURI).href,
    descriptors: kept.map(name => [name, style.getPropertyValue(name)]).filter(([, value]) => value).map(([name, value]) => `${name}:${value};`).join(''),
  }));
}

/**
 * The picture with fonts in it, which stand before the families that it names. Pure.
 *
 * @param {string} svg
 * @param {(Face & {data: string})[]} faces with the address `data:` of each file
 */
export function withFaces(svg, faces) {
  if (faces.length === 0) return svg;
  const rules = faces.map(({ family, data, descriptors }) => `@font-face{font-family:${family};src:url("${data}") format("woff2");${descriptors}}`);
  const families = [...new Set(faces.map(({ family }) => family))].join();
  const end = svg.indexOf('>') + 1;
  return `${svg.slice(0, end)}<style>${rules.join('')}svg{font-family:${families},sans-serif}</style>${svg.slice(end)}`;
}

/** The contents of a file as an address. */
async function dataOf(source) {
  const blob = await (await fetch(source)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(new Blob([blob], { type: 'font/woff2' }));
  });
}

/** All font rules of the page, also those of sheets that others import or that are in layers. */
const fontRules = rules => [...rules].flatMap(rule => {
  if (rule instanceof CSSFontFaceRule) return [rule];
  const inner = rule instanceof CSSImportRule ? rule.styleSheet?.cssRules : rule instanceof CSSGroupingRule ? rule.cssRules : null;
  return inner ? fontRules(inner) : [];
});

/** Files that have been fetched, by their addresses. */
const files = new Map();

/** The picture with the page's own fonts, if the page is drawn with them. */
export async function withPageFonts(svg) {
  if (!['own', 'substitute'].includes(document.documentElement.dataset.font)) return svg;
  const rules = [...document.styleSheets].flatMap(sheet => fontRules(sheet.cssRules));
  const own = rules.filter(({ style }) => style.getPropertyValue('font-family').includes('Split Preview'));
  const faces = facesFor(own, svg);
  for (const { source } of faces) if (!files.has(source)) files.set(source, await dataOf(source));
  return withFaces(svg, faces.map(face => ({ ...face, data: files.get(face.source) })));
}
