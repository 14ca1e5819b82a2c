// Scenario files that change while the page is open, as a part of the page.
import { dressCards } from '../panels/cardSheet.js';
import { FaultCard } from './faultCard.js';
import { Scenarios } from './scenarios.js';

/** Creates the card with the faults, and what follows changes of the files. */
export async function make(page) {
  await dressCards();
  return new Scenarios(page, new FaultCard(document.body));
}
