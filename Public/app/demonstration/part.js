// The demonstration on a page that nobody has touched, as a part of the page.
import { EdgeShow } from './edgeShow.js';

/** Creates what the demonstration shows. */
export const make = page => new EdgeShow(page);
