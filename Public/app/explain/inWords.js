// An answer to "Why?" in words for people. Pure functions.
import { columnTarget, onlyOne } from '../panels/subjects.js';
import { capital, isolated } from '../text.js';
import { namesIn, splitsIn } from './controllers.js';
import { sentencesInWords, withoutSplit } from './sentences.js';

/** The words for what changes at another width: a column, a controller or the window. They are undefined if there are none. */
function subjectOf(target, names, onlySplit) {
  const column = columnTarget(target);
  if (column && column.split === onlySplit) return capital(`${column.column} column`);
  if (target === onlySplit) return 'Split view';
  return target === 'window' ? 'Window' : names.get(target);
}

/** The title of an answer. The title of a controller is its id, unless the server says more. */
function titleOf({ target, title }, names, onlySplit) {
  if (title !== target) return isolated(withoutSplit(title, onlySplit));
  return target === onlySplit ? 'The split view' : capital(names.get(target) ?? title);
}

/** A flip, with the words for what it changes, or null without one. */
const flipInWords = (flip, subject) => flip && { ...flip, changes: flip.changes.map(change => ({ ...change, subject: subject(change.target) })) };

/**
 * The answer with sentences for people.
 *
 * @param {import('../wire/messages').ExplanationAnswer} answer
 * @param {{hierarchy: object, panes: import('../wire/messages').Pane[]}} scene the scene that was explained
 */
export function inWords(answer, scene) {
  const { nearest, sentences } = answer;
  const [names, onlySplit] = [namesIn(scene), onlyOne(splitsIn(scene))];
  const subject = target => subjectOf(target, names, onlySplit);
  return {
    ...answer,
    title: titleOf(answer, names, onlySplit),
    sentences: sentencesInWords(sentences, names, onlySplit),
    nearest: { ...nearest, narrower: flipInWords(nearest.narrower, subject), wider: flipInWords(nearest.wider, subject) },
  };
}
