// The symbols of the page, as the table of Swift with which pictures are drawn without a browser, and their names, which scenario
// files can use. With RENEW_DOCS, this test writes both.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { contentSymbols } from '../../Public/app/views/blocks/contentSymbols.js';
import { actionWords, symbolWords } from '../../Public/app/art/symbolWords.js';
import { symbols as core } from '../../Public/app/art/symbols.js';
import { placeSymbols } from '../../Public/apps/split-or-flip/placeSymbols.js';

const symbols = { ...core, ...placeSymbols, ...contentSymbols };

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
  '// Made from the symbols of the page by `RENEW_DOCS=1 node --test Tests/page/symbolTable.test.mjs`.\n',
  '// swift-format-ignore-file\n\n',
  'extension Symbol {\n',
  '  /// The symbols that the page has, in its order.\n',
  '  static let table: [Symbol] = [\n',
  ...Object.entries(symbols).map(entry),
  '  ]\n}\n',
].join('');

const nameList = new URL('../../Sources/Scenarios/Model/SymbolNames.swift', import.meta.url);

/** The symbols for the page itself that are none of Apple's. */
const own = ['rectangle.2.swap', 'circle.square', 'rectangle.expand', 'splitPreview'];

const names = [
  '// Made from the symbols of the page by `RENEW_DOCS=1 node --test Tests/page/symbolTable.test.mjs`.\n\n',
  'enum SymbolNames {\n',
  "  /// Apple's names of the symbols that we have drawn, in the order of the alphabet.\n",
  '  static let all: [String] = [\n',
  ...Object.keys(symbols).filter(name => !own.includes(name)).sort().map(name => `    "${name}",\n`),
  '  ]\n}\n',
].join('');

if (process.env.RENEW_DOCS) {
  writeFileSync(table, swift);
  writeFileSync(nameList, names);
}

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

test('scenario files can use every symbol of Apple’s that we have drawn', () => {
  assert.equal(readFileSync(nameList, 'utf8'), names, command);
  for (const name of own) assert.ok(symbols[name], name);
});

test('the contents of apps have symbols of their own, besides other names for those of the page', () => {
  for (const [name, symbol] of Object.entries(contentSymbols)) {
    assert.equal(core[name], undefined, name);
    assert.ok(symbol.strokes.length > 0 || symbol.fill, name);
    for (const d of [...symbol.strokes, symbol.fill ?? '']) assert.doesNotMatch(d, /NaN|undefined|e-/, name);
  }
});

test('a symbol is called the same by the page and by the module UIKit, unless a button of our own apps does something else', () => {
  const text = readFileSync(new URL('../../Sources/UIKit/Drawing/SymbolNames.swift', import.meta.url), 'utf8');
  const spoken = new Map([...text.matchAll(/"([a-z0-9.]+)": "([^"]+)"/g)].map(([, name, words]) => [name, words]));
  assert.ok(spoken.size > 80);
  const words = name => spoken.get(name) ?? spoken.get(name.replace(/(\.(fill|circle|square))+$/, ''));
  for (const [name, label] of Object.entries(symbolWords)) assert.equal(words(name), label, name);
  for (const [name, label] of Object.entries(actionWords)) assert.notEqual(words(name), label, name);
});
