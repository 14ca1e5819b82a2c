// The pictures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { svgOf } from '../../Public/app/art/gallery.js';

const names = (kind, count) => Array.from({ length: count }, (_, i) => `${kind}-${i}`);

/** Three feeds of 37, the user and 19 people, and what covers 14 highlights and 19 stories. */
const [photos, portraits, covers] = [names('photo', 111), names('portrait', 20), names('cover', 34)];

test('a name is one picture, always', () => {
  for (const name of ['photo-17', 'portrait-0', 'cover-3', 'logo', 'whatever']) assert.equal(svgOf(name), svgOf(name));
});

test('every picture differs from every other of its kind', () => {
  for (const kind of [photos, portraits, covers]) assert.equal(new Set(kind.map(svgOf)).size, kind.length);
});

test('pictures are whole documents without a number that is none', () => {
  for (const name of [...photos, ...portraits, ...covers, 'logo', 'nobody-knows']) {
    const svg = svgOf(name);
    assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>.*<\/svg>$/s);
    assert.doesNotMatch(svg, /NaN|undefined|Infinity|null/, name);
    assert.equal(svg.split('<g').length - svg.split('<gradient').length, svg.split('</g>').length - svg.split('</gradient>').length, name);
  }
});
