// Writes the page's symbols (Public/app/art/symbols.js) as Swift: Sources/ScenePicture/Drawing/SymbolTable.swift.
import { readFileSync, writeFileSync } from 'node:fs';
import { symbols } from '../Public/app/art/symbols.js';

const target = new URL('../Sources/ScenePicture/Drawing/SymbolTable.swift', import.meta.url);

/** A list in lines that are indented by so many spaces more. */
const list = (items, indent) => {
  if (items.length === 0) return '[]';
  return `[\n${items.map(item => `${' '.repeat(indent + 2)}"${item}",\n`).join('')}${' '.repeat(indent)}]`;
};

/** A symbol as an element of the table. */
function entry([name, { strokes, fill, rule, isDirectional, width }]) {
  const members = [
    `name: "${name}"`,
    `strokes: ${list(strokes, 6)}`,
    fill && `fill: "${fill}"`,
    rule === 'evenodd' && 'hasHoles: true',
    isDirectional && 'isDirectional: true',
    width && `width: ${width}`,
  ];
  return `    Symbol(\n${members.filter(Boolean).map(member => `      ${member}`).join(',\n')}\n    ),\n`;
}

/** The file. */
export const swift = [
  '// Made from Public/app/art/symbols.js by scripts/symbols.\n',
  '// swift-format-ignore-file\n\n',
  'extension Symbol {\n',
  '  /// The symbols that the page has, in its order.\n',
  '  static let table: [Symbol] = [\n',
  ...Object.entries(symbols).map(entry),
  '  ]\n}\n',
].join('');

const isCurrent = () => {
  try {
    return readFileSync(target, 'utf8') === swift;
  } catch {
    return false;
  }
};

if (process.argv[1] === new URL(import.meta.url).pathname) {
  if (!process.argv.includes('--check')) writeFileSync(target, swift);
  else if (!isCurrent()) {
    console.error('SymbolTable.swift differs from the page\'s symbols. Run scripts/symbols.');
    process.exit(1);
  }
}
