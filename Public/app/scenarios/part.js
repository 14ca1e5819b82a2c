// Scenario files that change while the page is open, as a part of the page.
import { FaultCard } from './faultCard.js';
import { Scenarios } from './scenarios.js';

/** Creates the card with the faults, and what follows changes of the files. */
export const make = page => new Scenarios(page, new FaultCard(document.body));
