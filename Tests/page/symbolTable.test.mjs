// The symbols of the page, as the table of Swift with which pictures are drawn without a browser. With RENEW_DOCS, this test
// writes the table.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { symbols } from '../../Public/app/art/symbols.js';

const table = new URL('../../Sources/ScenePicture/Drawing/SymbolTable.swift', import.meta.url);

/** A list of texts in lines of their own. */
const list = items => (items.length === 0 ? '[]' : `[\n${items.map(item => `        "${item}",\n`).join('')}      ]`);

/** A symbol as an element of the table. */
function entry([name, { strokes, fill, rule, isDirectional, width }]) {
  const members = [
    `name: "${name}"`,
    `strokes: ${list(strokes)}`,
    fill && `fill: "${fill}"`,
    rule === 'evenodd' && 'hasHoles: true',
    isDirectional && 'isDirectional: true',
    width && `width: ${width}`,
  ];
  return `    Symbol(\n${members.filter(Boolean).map(member => `      ${member}`).join(',\n')}\n    ),\n`;
}

const swift = [
  '// Made from Public/app/art/symbols.js by `RENEW_DOCS=1 node --test Tests/page/symbolTable.test.mjs`.\n',
  '// swift-format-ignore-file\n\n',
  'extension Symbol {\n',
  '  /// The symbols that the page has, in its order.\n',
  '  static let table: [Symbol] = [\n',
  ...Object.entries(symbols).map(entry),
  '  ]\n}\n',
].join('');

test('the table of symbols in Swift has those of the page', () => {
  if (process.env.RENEW_DOCS) writeFileSync(table, swift);
  assert.ok(readFileSync(table, 'utf8') === swift, 'Run RENEW_DOCS=1 node --test Tests/page/symbolTable.test.mjs.');
});
