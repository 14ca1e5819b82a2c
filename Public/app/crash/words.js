// The words about an app that has ended. Pure functions.
import { receiverOf } from '../panels/calls.js';
import { isolated } from '../text.js';

/** The headings by the reasons of the protocol. */
const headings = {
  trap: 'The app has crashed',
  signal: 'The app has crashed',
  loop: 'The app does not answer any more',
  stack: 'The app’s calls are nested too deep',
  exit: 'The app has ended itself',
  memory: 'The app took too much memory',
};

/** The heading for a crash, whose reason may not be known yet; a window of the board is named by its number. */
export function headingOf({ type = 'crash', reason, slot = 0 }) {
  const heading = type === 'crash' ? headings[reason] ?? 'The app has ended' : 'The app has stopped';
  return slot > 0 ? `${heading} (window ${slot + 1})` : heading;
}

/** The name of a file without its folders. */
const fileNameOf = path => path.slice(path.lastIndexOf('/') + 1);

/**
 * A place in the code, as compilers write it: `DetailViewController.swift:41:7`, or nothing if it is not known.
 *
 * @param {{file?: ?string, line?: ?number, column?: ?number}} place
 */
export function placeOf({ file, line, column }) {
  if (!file) return '';
  return isolated([fileNameOf(file), line, line && column].filter(Boolean).join(':'));
}

/** Whether a function is in a file of the app, whose path the server gives from the folder of the app. */
export const isOfApp = ({ file }) => Boolean(file) && !file.startsWith('/');

/** A call in one line, as in the panel of the calls. */
export const callText = call => `${receiverOf(call)}.${call.call}`;

/** The sentence below while nobody knows yet where the app has stopped. */
export const search = 'Swift looks for the place in the code, which can take a few seconds.';

/** The sentence below: what the keys do, and that nothing else is lost. */
export const hint = 'The server and the other windows go on. Restart opens the app where it was, without the last touch.';
