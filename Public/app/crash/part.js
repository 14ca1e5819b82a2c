// An app that has ended while the page is open, as a part of the page.
import { Crash } from './crash.js';
import { CrashCard } from './crashCard.js';

/** Creates the card with what happened, and what starts the app again. */
export const make = page => new Crash(page, acts => new CrashCard(page.stage, acts));
