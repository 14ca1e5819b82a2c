// The symbols of the page, as the table of Swift with which pictures are drawn without a browser. With RENEW_DOCS, this test
// writes the table.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
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

if (process.env.RENEW_DOCS) writeFileSync(table, swift);

const command = 'Run RENEW_DOCS=1 node --test Tests/page/symbolTable.test.mjs.';
const entries = new Map(Object.entries(symbols).map(([name, symbol]) => [name, entry([name, symbol])]));

test('each symbol of the table in Swift is as the page draws it', () => {
  const text = readFileSync(table, 'utf8');
  for (const [, made, name] of text.matchAll(/( {4}Symbol\(\n {6}name: "([^"]+)"[^]*?\n {4}\),\n)/g)) {
    assert.ok(entries.get(name) === made, `${name} differs. ${command}`);
  }
});

/** The text of the Swift files in a folder, at any depth. */
const textOf = folder => readdirSync(folder, { recursive: true }).filter(name => String(name).endsWith('.swift'))
  .map(name => readFileSync(new URL(String(name), folder), 'utf8')).join('');

test('the table has every symbol that a scene can name, and the tools of the page may have others', () => {
  const text = readFileSync(table, 'utf8');
  const sources = ['SamplePreviews', 'SplitKit', 'ScenePicture/Bars', 'ScenePicture/Content', 'ScenePicture/Rows', 'ScenePicture/Window']
    .map(name => textOf(new URL(`../../Sources/${name}/`, import.meta.url))).join('');
  for (const name of entries.keys()) {
    if (sources.includes(`"${name}"`)) assert.ok(text.includes(`name: "${name}"`), `${name} is missing. ${command}`);
  }
});
