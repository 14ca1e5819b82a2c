// A printed page, which has the picture with its caption (print.css), as a part of the page.
import { element, setText } from '../dom/element.js';
import { nameOfSystem } from '../scene/systems.js';
import { capital, sizeText } from '../text.js';

/** The width of the picture on paper, in points: what the margins leave of a page in A4 or Letter. */
const widest = 690;

/** The caption of a picture: what it shows, on which system and device, and how large. */
const captionOf = ({ profile, window: { size, traits } }, title, device) => [
  title, nameOfSystem(profile), ...(device ? [device.name] : []), sizeText(size), `${capital(traits.horizontalSizeClass)} width`,
].join(' · ');

/** Prepares the page before it is printed. */
export function make({ offer, preview, room, stage, switches }) {
  const caption = element('p', { class: 'print-caption' });
  document.body.append(caption);
  addEventListener('beforeprint', () => {
    const { scene } = preview;
    if (!scene) return;
    // The strip beside the app, whose edge nobody can drag on paper, is no part of the picture.
    const { width } = room.size;
    const lengths = { width: `${width}px`, height: `${stage.clientHeight}px`, zoom: String(Math.min(1, widest / width)) };
    for (const [name, value] of Object.entries(lengths)) document.documentElement.style.setProperty(`--print-${name}`, value);
    setText(caption, captionOf(scene, switches.introduced.title, offer.deviceOf(scene.window.device)));
  });
}
