// A printed page, which has the picture with its caption (print.css).
import { element, setText } from '../dom/element.js';
import { nameOfSystem } from '../scene/systems.js';
import { capital, sizeText } from '../text.js';

/** The width of the picture on paper, in points: what the margins leave of a page in A4 or Letter. */
const widest = 690;

/** The caption of a picture: what it shows, on which system and device, and how large. */
export const captionOf = ({ profile, window: { size, traits } }, title, device) => [
  title, nameOfSystem(profile), ...(device ? [device.name] : []), sizeText(size), `${capital(traits.horizontalSizeClass)} width`,
].join(' · ');

/** Prepares the page before it is printed. */
export function listenToPrinter({ offer, preview, stage, switches }) {
  const caption = element('p', { class: 'print-caption' });
  document.body.append(caption);
  addEventListener('beforeprint', () => {
    const { scene } = preview;
    if (!scene) return;
    const { clientWidth, clientHeight } = stage;
    const lengths = { width: `${clientWidth}px`, height: `${clientHeight}px`, zoom: String(Math.min(1, widest / clientWidth)) };
    for (const [name, value] of Object.entries(lengths)) document.documentElement.style.setProperty(`--print-${name}`, value);
    setText(caption, captionOf(scene, switches.introduced.title, offer.deviceOf(scene.window.device)));
  });
}
