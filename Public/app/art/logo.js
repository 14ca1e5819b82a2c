// Our own mark for the empty detail: a camera whose body is split in two panes. Pure.
import { circle, fillOf, line, linear, plain } from './draw.js';

/** The mark, in the prototype's gradient. */
export function logo() {
  const ink = fillOf('ink');
  const body = 'M92 92H128L146 62Q152 52 164 52H236Q248 52 254 62L272 92H308Q364 92 364 148V288Q364 344 308 344H92Q36 344 36 288V148Q36 92 92 92Z';
  return plain(
    linear('ink', [[0, '#f58529'], [1, '#dd2a7b']], { x1: 40, y1: 60, x2: 360, y2: 340, gradientUnits: 'userSpaceOnUse' }),
    line(body, ink, 22),
    line('M138 96V340', ink, 18),
    circle(250, 218, 58, 'none', { stroke: ink, 'stroke-width': 22 }),
    circle(250, 218, 16, ink),
    line('M76 152H100M76 190H100M76 228H100', ink, 16),
  );
}
