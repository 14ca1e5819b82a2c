// Portraits for avatars: a person in plain shapes, no features. Pure.
import { circle, ellipse, fillOf, linear, path, plain, rect, side } from './draw.js';
import { darken, lighten } from './color.js';

const grounds = [
  ['#fbd3a2', '#f08a7c'],
  ['#a6d8d4', '#4f94b8'],
  ['#d9c8f0', '#8a7bc8'],
  ['#f9e39a', '#e9a05b'],
  ['#c4e2b5', '#5fa58a'],
  ['#f7c6cf', '#d9748f'],
];
const skins = ['#f2c9a8', '#d9a07a', '#a86f4b', '#7a4a32', '#eab894', '#c68a63'];
const hairs = ['#2b211e', '#5a3825', '#a8672f', '#d9b25f', '#3a3a44', '#8a3b2a'];
const clothes = ['#33566b', '#c8553d', '#f4efe6', '#3f6f52', '#42394f', '#e0a83a'];

const hairBehind = [
  '',
  'M118 160C110 300 120 330 150 340H250C280 330 290 300 282 160Z',
  'M112 170C90 250 120 290 140 296H260C280 290 310 250 288 170Z',
  '',
];

const hairFront = [
  'M128 178C118 96 160 68 205 70C262 72 284 110 272 178C262 150 250 138 232 132C200 146 160 138 146 136C136 148 132 160 128 178Z',
  'M124 190C116 100 158 66 202 66C252 66 286 104 276 190C268 160 252 134 222 118C196 142 150 146 124 190Z',
  'M118 186C104 96 160 60 200 60S296 96 282 186C276 140 240 120 200 120S124 140 118 186Z',
  'M132 160C134 104 164 82 200 82S266 104 268 160C258 128 232 116 200 116S142 128 132 160Z',
];

/** A head and shoulders on a coloured ground. The first one is Sasha of the prototype. */
export function portrait(random) {
  const [light, dark] = random.pick(grounds);
  const skin = random.pick(skins);
  const hair = random.pick(hairs);
  const shirt = random.pick(clothes);
  const style = random.whole(0, hairFront.length - 1);
  return plain(
    linear('ground', [[0, light], [1, dark]]),
    linear('skin', [[0, lighten(skin, 0.14)], [1, darken(skin, 0.08)]]),
    linear('shirt', [[0, lighten(shirt, 0.12)], [1, darken(shirt, 0.25)]]),
    rect(0, 0, side, side, fillOf('ground')),
    circle(300, 90, 120, '#ffffff', { opacity: 0.16 }),
    hairBehind[style] ? path(hairBehind[style], darken(hair, 0.2)) : '',
    path('M60 410C60 320 120 296 200 296S340 320 340 410Z', fillOf('shirt')),
    path('M170 240H230V300Q200 330 170 300Z', darken(skin, 0.16)),
    path('M160 298Q200 340 240 298L250 304Q200 362 150 304Z', lighten(shirt, 0.3), { opacity: 0.6 }),
    ellipse(126, 190, 12, 18, darken(skin, 0.08)),
    ellipse(274, 190, 12, 18, darken(skin, 0.08)),
    path('M130 168C130 108 160 88 200 88S270 108 270 168C270 236 240 272 200 272S130 236 130 168Z', fillOf('skin')),
    ellipse(156, 214, 16, 10, '#e06a5a', { opacity: 0.18 }),
    ellipse(244, 214, 16, 10, '#e06a5a', { opacity: 0.18 }),
    path('M178 232Q200 248 222 232', 'none', { stroke: darken(skin, 0.45), 'stroke-width': 5, 'stroke-linecap': 'round' }),
    circle(172, 186, 6, darken(hair, 0.5)),
    circle(228, 186, 6, darken(hair, 0.5)),
    path(hairFront[style], hair),
  );
}
