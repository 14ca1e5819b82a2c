// The pictures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { svgOf } from '../../Public/app/art/gallery.js';

const photos = Array.from({ length: 37 }, (_, i) => `photo-${i}`);

test('a name is one picture, always', () => {
  for (const name of ['photo-17', 'portrait-0', 'cover-3', 'logo', 'whatever']) assert.equal(svgOf(name), svgOf(name));
});

test('every photo is told from every other', () => {
  assert.equal(new Set(photos.map(svgOf)).size, photos.length);
});

test('pictures are whole documents without a number that is none', () => {
  for (const name of [...photos, 'portrait-0', 'portrait-18', 'cover-13', 'logo', 'nobody-knows']) {
    const svg = svgOf(name);
    assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>.*<\/svg>$/s);
    assert.doesNotMatch(svg, /NaN|undefined|Infinity|null/, name);
    assert.equal(svg.split('<g').length - svg.split('<gradient').length, svg.split('</g>').length - svg.split('</gradient>').length, name);
  }
});
