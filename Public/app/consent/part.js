// The question about the inputs of a link that the user did not open, as a part of the page. Any site can open such a link, and an app may
// be the user's own code, with the user's rights.
import { dressCards } from '../panels/cardSheet.js';
import { Asking } from './asking.js';
import { Question } from './question.js';

/** Creates the question and what asks it. */
export async function make(page) {
  await dressCards();
  return new Asking(page, acts => new Question(document.body, acts));
}
