// Texts whose parts look different.
import { element, setText } from '../../../app/dom/element.js';
import { firstLineOf, fontStyle, lineHeightOf } from './fonts.js';

/** @typedef {{length: number, font?: import('./fonts.js').Font, color?: string, background?: string, underline?: boolean, strikethrough?: boolean}} Run */

/**
 * The least height of the lines of a text, in points.
 *
 * @param {import('./fonts.js').Font} [font] that of the runs without one of their own
 * @param {Run[]} [runs]
 */
export const leastLineOf = (font, runs) => Math.min(...(runs ?? [{}]).map(run => lineHeightOf(run.font ?? font)));

/**
 * The least height of the first line of a text, in points.
 *
 * @param {import('./fonts.js').Font} [font] that of the runs without one of their own
 * @param {Run[]} [runs]
 */
export const leastFirstLineOf = (font, runs) => Math.min(...(runs ?? [{}]).map(run => firstLineOf(run.font ?? font)));

function runElement(text, font, { font: own = font, color = '', background = '', underline = false, strikethrough = false }) {
  const made = element('span', {}, text);
  const lines = [underline && 'underline', strikethrough && 'line-through'].filter(Boolean);
  Object.assign(made.style, fontStyle(own), { color, background, textDecoration: lines.join(' '), lineHeight: `${lineHeightOf(own)}px` });
  return made;
}

/**
 * Fills an element with a text, or with its runs if they look different.
 *
 * @param {HTMLElement} target
 * @param {string} text
 * @param {import('./fonts.js').Font} [font] that of the runs without one of their own
 * @param {Run[]} [runs]
 */
export function setRuns(target, text, font, runs) {
  const had = target.classList.contains('has-runs');
  target.classList.toggle('has-runs', Boolean(runs));
  if (!runs) {
    if (had) target.textContent = '';
    setText(target, text);
    return;
  }
  let end = 0;
  target.replaceChildren(...runs.map(run => {
    const start = end;
    end += run.length;
    return runElement(text.slice(start, end), font, run);
  }));
}
