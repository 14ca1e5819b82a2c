// Maps the names of pictures to drawings. Pure.
import { Random, hash } from './random.js';
import { plain, rect, side } from './draw.js';
import * as abstract from './abstract.js';
import * as documents from './documents.js';
import * as city from './city.js';
import * as land from './land.js';
import * as life from './life.js';
import * as table from './table.js';
import * as things from './things.js';
import * as travel from './travel.js';
import * as water from './water.js';
import { logo } from './logo.js';
import { portrait } from './people.js';

/**
 * The painters, in an order in which neighbours differ. The grid has three columns, so the order must not repeat in
 * threes. There are as many painters as a feed has posts, so that none appears twice.
 */
const painters = [
  land.mountains, table.ramen, city.arches, water.sunset, abstract.fronds, travel.van, land.forest, life.pond, city.skyline, abstract.flower,
  land.dunes, table.donuts, water.shore, things.vase, travel.lighthouse, city.balloons, life.cat, land.night, abstract.tiles, travel.bicycle,
  land.peak, things.citrus, water.bridge, life.tulips, city.stairs, table.record, life.whale, land.farm, travel.porthole, things.pears,
  life.cactus, water.rowing, abstract.poster, travel.wheel, things.coffee, abstract.flow, city.tram,
];

/** The painters by the names under which their modules export them, which the bundle keeps, unlike those of functions. */
const subjects = new Map([abstract, city, land, life, table, things, travel, water]
  .flatMap(module => Object.entries(module)).map(([name, painter]) => [`photo-${name}`, painter]));

function paint(name) {
  const [, kind, number] = /^(.*?)-?(\d*)$/.exec(name);
  const index = Number(number);
  const random = new Random(hash(name), (index % painters.length) * 3 + Math.floor(index / painters.length));
  if (kind === 'portrait') return portrait(index);
  if (kind === 'logo') return logo();
  if (Object.hasOwn(documents, kind)) return documents[kind](new Random(hash(name), index));
  if (kind === 'cover') return painters[(index * 7 + 3) % painters.length](random);
  if (kind === 'photo') return painters[index % painters.length](random);
  if (subjects.has(kind)) return subjects.get(kind)(random);
  return plain(rect(0, 0, side, side, '#b9bec6'));
}

/**
 * The SVG document of a picture, such as `photo-17`, `photo-dunes`, `cover-2`, `portrait-0`, `letter-1` or `logo`. An
 * unknown name is a grey square.
 */
export function svgOf(name) {
  return paint(name);
}
