// Pictures as pixels. A drawing is painted anew at every size; pixels are only scaled, and that is what keeps
// many of them smooth while the window is dragged.
import { pictureElement, pictureUrl } from './picture.js';

/**
 * Sides in pixels: of a cell of a three-column grid in a compact window at scale 2, of one in a wide window, and of a picture
 * as wide as its pane.
 */
const sides = [440, 880, 1280];

/** How much pixels may be stretched before they are too few. */
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

/** A picture that shows its drawing at once, and its pixels as soon as there is time to make them. */
export class Thumbnail {
  #shown = 0;
  #wanted = 0;

  constructor(name) {
    this.name = name;
    this.element = pictureElement(name);
  }

  /** Sees to it that there are pixels enough for this size, in points. There may be more from a larger one before. */
  fit(points) {
    const side = sides.find(side => side * stretch >= points * devicePixelRatio) ?? sides.at(-1);
    if (side <= this.#wanted) return;
    this.#wanted = side;
    want(this.name, side, this);
  }

  /** Shows these pixels, unless better ones came first. */
  show(url, side) {
    if (side <= this.#shown) return;
    this.#shown = side;
    this.element.src = url;
  }
}
