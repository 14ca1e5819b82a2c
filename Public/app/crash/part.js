// An app that has ended while the page is open, as a part of the page.
import { dressCards } from '../panels/cardSheet.js';
import { Crash } from './crash.js';
import { CrashCard } from './crashCard.js';

/** Creates the card with what happened, and what starts the app again. */
export async function make(page) {
  await dressCards();
  return new Crash(page, acts => new CrashCard(page.stage, acts));
}
