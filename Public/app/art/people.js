// Portraits for avatars: a person in plain shapes. Pure.
import { circle, ellipse, fillOf, line, linear, path, plain, rect, side } from './draw.js';
import { darken, lighten } from './color.js';

const grounds = [
  ['#fbd3a2', '#f08a7c'],
  ['#a6d8d4', '#4f94b8'],
  ['#d9c8f0', '#8a7bc8'],
  ['#f9e39a', '#e9a05b'],
  ['#c4e2b5', '#5fa58a'],
  ['#f7c6cf', '#d9748f'],
  ['#c3d4f2', '#5b78bd'],
  ['#ece6da', '#b59f86'],
];

/** Skin and hair. */
const complexions = [
  ['#d9a07a', '#2b211e'],
  ['#f2c9a8', '#a8672f'],
  ['#7a4a32', '#231b1a'],
  ['#eab894', '#d9b25f'],
  ['#a86f4b', '#3a2a24'],
  ['#f4cfb4', '#8a3b2a'],
  ['#c68a63', '#4d3526'],
];

const clothes = ['#33566b', '#c8553d', '#f4efe6', '#3f6f52', '#42394f', '#e0a83a', '#d98ba0', '#2e86ab', '#7b8f4b', '#a23b57', '#5c5f66'];

const short = 'M128 178C118 96 160 68 205 70C262 72 284 110 272 178C262 150 250 138 232 132C200 146 160 138 146 136C136 148 132 160 128 178Z';
const parted = 'M124 190C116 100 158 66 202 66C252 66 286 104 276 190C268 160 252 134 222 118C196 142 150 146 124 190Z';
const fringe = 'M118 186C104 96 160 60 200 60S296 96 282 186C276 140 240 120 200 120S124 140 118 186Z';
const cropped = 'M132 160C134 104 164 82 200 82S266 104 268 160C258 128 232 116 200 116S142 128 132 160Z';
const sleek = 'M128 176C124 100 164 70 200 70S276 100 272 176C260 126 238 108 200 108S140 126 128 176Z';
const swept = 'M126 176C108 112 150 52 214 58C266 62 290 108 274 176C270 146 258 126 244 116C222 132 178 136 152 124C138 138 130 156 126 176Z';

const beard = 'M133 196C137 262 168 286 200 286S263 262 267 196C258 224 242 226 228 219Q200 208 172 219C158 226 142 224 133 196Z';

/**
 * The shapes behind the head and in front of it, in the colour of the hair; `more` draws everything else.
 *
 * @type {{behind?: string, front: string, more?: (colours: {hair: string, cap: string}) => string}[]}
 */
const styles = [
  { behind: 'M118 160C110 300 120 330 150 340H250C280 330 290 300 282 160Z', front: parted },
  { front: short },
  { behind: 'M112 170C90 250 120 290 140 296H260C280 290 310 250 288 170Z', front: fringe },
  { front: cropped, more: ({ hair }) => path(beard, darken(hair, 0.1)) },
  { behind: 'M200 34C270 34 318 88 312 158C308 214 282 240 262 240H138C118 240 92 214 88 158C82 88 130 34 200 34Z', front: sleek },
  { behind: 'M200 16A34 34 0 1 1 199 16Z', front: sleek },
  { front: swept, more: ({ hair }) => glasses(hair) },
  { front: cropped, more: ({ cap }) => beanie(cap) },
  {
    behind: 'M112 156C78 214 108 244 90 300C104 334 148 340 166 330H234C252 340 296 334 310 300C292 244 322 214 288 156Z',
    front: fringe,
    more: () => circle(124, 222, 7, '#f6d36b') + circle(276, 222, 7, '#f6d36b'),
  },
];

/** The styles and complexions of the portraits, in an order in which neighbours differ. */
const cast = [
  [0, 6], [5, 4], [4, 1], [8, 6], [3, 5], [2, 2], [1, 4], [0, 3], [7, 1], [5, 0],
  [6, 3], [2, 0], [1, 6], [0, 0], [8, 5], [3, 2], [8, 4], [7, 6], [4, 2], [1, 3],
];

function glasses(color) {
  const frame = darken(color, 0.35);
  return [172, 228].map(x => circle(x, 187, 21, '#ffffff', { 'fill-opacity': 0.16, stroke: frame, 'stroke-width': 5 })).join('')
    + line('M193 184Q200 179 207 184M151 182L132 178M249 182L268 178', frame, 4);
}

function beanie(color) {
  return path('M122 156C116 78 160 54 200 54S284 78 278 156Z', color)
    + rect(114, 132, 172, 34, lighten(color, 0.16), { rx: 14 })
    + line('M152 140V158M176 140V158M200 140V158M224 140V158M248 140V158', darken(color, 0.15), 4)
    + circle(200, 50, 17, lighten(color, 0.35));
}

function face(skin) {
  return [
    path('M170 240H230V300Q200 330 170 300Z', darken(skin, 0.16)),
    ellipse(126, 190, 12, 18, darken(skin, 0.08)),
    ellipse(274, 190, 12, 18, darken(skin, 0.08)),
    path('M130 168C130 108 160 88 200 88S270 108 270 168C270 236 240 272 200 272S130 236 130 168Z', fillOf('skin')),
    ellipse(156, 214, 16, 10, '#e06a5a', { opacity: 0.18 }),
    ellipse(244, 214, 16, 10, '#e06a5a', { opacity: 0.18 }),
  ].join('');
}

function features(skin, hair) {
  const dark = darken(hair, 0.5);
  return [
    line('M160 164Q172 157 184 163M216 163Q228 157 240 164', darken(hair, 0.2), 4.5),
    circle(172, 187, 6, dark),
    circle(228, 187, 6, dark),
    line('M197 196Q192 212 201 213', darken(skin, 0.3), 3.5),
    path('M176 230Q200 254 224 230Q200 236 176 230Z', '#ffffff', { stroke: darken(skin, 0.5), 'stroke-width': 4, 'stroke-linejoin': 'round' }),
  ].join('');
}

/**
 * A head and shoulders on a coloured ground, for a number from 0 on. Number 0 is Sasha of the prototype. After the
 * whole cast, the people appear again in other clothes.
 */
export function portrait(number) {
  const of = (list, step = 1) => list[(number * step) % list.length];
  const [style, complexion] = of(cast);
  const [light, dark] = of(grounds, 3);
  const [skin, hair] = complexions[complexion];
  const shirt = of(clothes, 4);
  const { behind, front, more } = styles[style];
  return plain(
    linear('ground', [[0, light], [1, dark]]),
    linear('skin', [[0, lighten(skin, 0.14)], [1, darken(skin, 0.08)]]),
    linear('shirt', [[0, lighten(shirt, 0.12)], [1, darken(shirt, 0.25)]]),
    rect(0, 0, side, side, fillOf('ground')),
    circle(300, 90, 120, '#ffffff', { opacity: 0.16 }),
    behind ? path(behind, darken(hair, 0.2)) : '',
    path('M60 410C60 320 120 296 200 296S340 320 340 410Z', fillOf('shirt')),
    path('M160 298Q200 340 240 298L250 304Q200 362 150 304Z', lighten(shirt, 0.3), { opacity: 0.6 }),
    face(skin),
    path(front, hair),
    more ? more({ hair, cap: of(clothes, 7) }) : '',
    features(skin, hair),
  );
}
