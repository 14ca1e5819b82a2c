// Numbers that the server lays out and finds touches with, and the page draws with, and that are not on the wire.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { layers } from '../../Public/app/art/cityMap.js';
import { barItemWidth } from '../../Public/app/layout/barItem.js';
import { pictureSide } from '../../Public/app/layout/feed.js';
import { searchRowHeight } from '../../Public/app/scene/look.js';

const read = path => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The numbers that a pattern finds in a file; the pattern has to be there. */
function numbers(path, pattern) {
  const found = read(path).match(pattern);
  assert.ok(found, `${pattern} is not in ${path}`);
  return found.slice(1).map(Number);
}

/** The value of a property in the first rule of a selector. */
function style(path, selector, name) {
  const rule = read(path).split(`\n${selector} {`)[1].split('}')[0];
  return rule.match(new RegExp(`(?:^|[;\\s])${name}: ([^;]+);`))[1].match(/-?[\d.]+/g).map(Number);
}

const scenes = 'Sources/PreviewScenes';

test('a search field adds as much to a bar', () => {
  assert.deepEqual([searchRowHeight], numbers('Sources/SplitRules/Bars/SearchBar.swift', /height: Double = ([\d.]+)/));
});

test('a button of a bar is as wide', () => {
  const bar = read('Sources/SplitRules/Bars/BarRow.swift');
  const [letter] = bar.match(/letterWidth: Double = ([\d.]+)/).slice(1).map(Number);
  const [least, padding] = bar.match(/max\(([\d.]+), title\.map \{ ([\d.]+) \+/).slice(1).map(Number);
  assert.equal(barItemWidth({}), least);
  assert.equal(barItemWidth({ title: 'A' }), least);
  assert.equal(barItemWidth({ title: 'Inspector' }), padding + 9 * letter);
});

test('a row of the feed is as high besides its picture', () => {
  const [besides] = numbers(`${scenes}/Instagram/Detail/FeedLayout.swift`, /width \+ ([\d.]+) \}/);
  assert.equal(pictureSide({ rowHeight: 500 }), 500 - besides);
});

test('a pin is as large, and its balloon as far above its point', () => {
  const map = `${scenes}/SplitOrFlip/Places/MapLayout.swift`;
  const [radius] = numbers(map, /pinRadius: Double = ([\d.]+)/);
  const [above] = numbers(map, /pinHeight: Double = ([\d.]+)/);
  const places = 'Public/styles/places.css';
  const [[width], [height]] = ['width', 'height'].map(name => style(places, '.pin', name));
  const [up, , , left] = style(places, '.pin', 'margin');
  assert.deepEqual([width, left, up], [2 * radius, -radius, -height]);
  const [top] = style(places, '.pin-balloon', 'inset');
  assert.equal(height - top - style(places, '.pin-balloon', 'height')[0] / 2, above);
});

test('the callout is as large, and as far above its point', () => {
  const map = `${scenes}/SplitOrFlip/Places/MapLayout.swift`;
  const [width, height] = numbers(map, /calloutSize = Size\(width: ([\d.]+), height: ([\d.]+)\)/);
  const [distance] = numbers(map, /calloutDistance: Double = ([\d.]+)/);
  const [[drawnWidth], [drawnHeight], [up, , , left]] = ['width', 'height', 'margin']
    .map(name => style('Public/styles/places.css', '.callout', name));
  assert.deepEqual([drawnWidth, drawnHeight, up, left], [width, height, -distance - height, -width / 2]);
});

test('the sea reaches to every edge of the city behind it, and no farther than a little beyond', () => {
  const [width, height] = numbers(`${scenes}/SplitOrFlip/Places/City.swift`, /size = Size\(width: ([\d_.]+), height: ([\d_.]+)\)/);
  const [, sea] = layers().find(([name]) => name === 'sea');
  assert.ok(sea.endsWith(`L${width + 20} ${height + 20}V-20Z`), sea.slice(-30));
});
