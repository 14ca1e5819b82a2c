// Pictures as pixels. The browser paints a drawing anew at every size but only scales pixels, which keeps many pictures
// smooth while the window is dragged.
import { pictureElement, pictureUrl } from './picture.js';

/**
 * The sides of thumbnails in pixels: for a cell of a three-column grid in a compact window at scale 2, for one in a
 * wide window, and for a picture as wide as its pane.
 */
const sides = [440, 880, 1280];

/** The factor by which pixels may be stretched before a larger thumbnail is needed. */
const stretch = 1.25;

const ready = new Map();
const wanted = new Map();
let isWorking = false;

const idle = window.requestIdleCallback ?? (action => setTimeout(action, 30));

async function render(name, side) {
  const drawing = new Image();
  drawing.src = pictureUrl(name);
  await drawing.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  canvas.getContext('2d').drawImage(drawing, 0, 0, side, side);
  return canvas.toDataURL('image/jpeg', 0.92);
}

async function replace(thumbnails, url, side) {
  const probe = new Image();
  probe.src = url;
  await probe.decode();
  for (const thumbnail of thumbnails) thumbnail.show(url, side);
}

function work() {
  const [next] = wanted;
  isWorking = Boolean(next);
  if (!next) return;
  const [key, { name, side, thumbnails }] = next;
  wanted.delete(key);
  const rest = () => idle(work);
  render(name, side).then(url => replace(thumbnails, ready.set(key, url).get(key), side)).then(rest, rest);
}

function want(name, side, thumbnail) {
  const key = `${name}@${side}`;
  if (ready.has(key)) return thumbnail.show(ready.get(key), side);
  if (!wanted.has(key)) wanted.set(key, { name, side, thumbnails: [] });
  wanted.get(key).thumbnails.push(thumbnail);
  if (!isWorking) idle(work);
  isWorking = true;
}

/** A picture that shows its drawing at once, and its pixels when they are ready. */
export class Thumbnail {
  #shown = 0;
  #wanted = 0;

  constructor(name) {
    this.name = name;
    this.element = pictureElement(name);
  }

  /** Requests enough pixels for a size in points. The picture may already have more pixels from a larger size. */
  fit(points) {
    const side = sides.find(side => side * stretch >= points * devicePixelRatio) ?? sides.at(-1);
    if (side <= this.#wanted) return;
    this.#wanted = side;
    want(this.name, side, this);
  }

  /** Shows pixels, unless better ones are already shown. */
  show(url, side) {
    if (side <= this.#shown) return;
    this.#shown = side;
    this.element.src = url;
  }
}
