// Pictures as pixels. A drawing is painted anew at every size; pixels are only scaled, and that is what keeps
// many of them smooth while the window is dragged.
import { pictureElement, pictureUrl } from './picture.js';

/** Sides in pixels: of a cell of a three-column grid in a compact window at scale 2, and of a picture as wide as its pane. */
export const sides = { cell: 440, feed: 1280 };

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

async function replace(images, url) {
  const probe = new Image();
  probe.src = url;
  await probe.decode();
  for (const image of images) image.src = url;
}

function work() {
  const [next] = wanted;
  isWorking = Boolean(next);
  if (!next) return;
  const [key, { name, side, images }] = next;
  wanted.delete(key);
  const rest = () => idle(work);
  render(name, side).then(url => replace(images, ready.set(key, url).get(key))).then(rest, rest);
}

/** An image element that shows the drawing at once and its pixels as soon as there is time to make them. */
export function thumbnailElement(name, side) {
  const key = `${name}@${side}`;
  const image = pictureElement(name);
  if (ready.has(key)) {
    image.src = ready.get(key);
    return image;
  }
  if (!wanted.has(key)) wanted.set(key, { name, side, images: [] });
  wanted.get(key).images.push(image);
  if (!isWorking) idle(work);
  isWorking = true;
  return image;
}
