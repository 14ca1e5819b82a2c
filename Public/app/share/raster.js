// A picture of pixels, drawn by the browser from one in SVG.

/** The greatest number of pixels of a side that every browser can draw. */
const most = 8192;

/**
 * The size of a picture in pixels: two for each point, or fewer where it would become too large. Pure.
 *
 * @param {number[]} size the width and the height in points
 */
export function pixelSize([width, height]) {
  const scale = Math.min(2, most / Math.max(width, height));
  return [width, height].map(length => Math.max(1, Math.round(length * scale)));
}

/** The picture as a PNG. It fails if the browser cannot draw it. */
export async function pngOf(svg, size) {
  const [width, height] = pixelSize(size);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  return new Promise((done, failed) => {
    canvas.toBlob(blob => (blob ? done(blob) : failed(new Error('The browser cannot make a PNG.'))), 'image/png');
  });
}
