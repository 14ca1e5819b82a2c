// The search for rows, as a part that is made soon after the first scene, because it has keys.
import { shortcuts } from '../bar/shortcut.js';
import { Questions } from '../wire/questions.js';
import { FindBar } from './findBar.js';
import { isPartial, listsIn } from './lists.js';
import { Search } from './search.js';

/** Whether this is a Mac, on which Control-F moves the caret in a text. */
const isMac = navigator.platform.startsWith('Mac');

/** Whether an event is a press of the keys with which the browser searches. */
const isFind = ({ key, ctrlKey, metaKey, altKey, shiftKey }) => key.toLowerCase() === 'f' && (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;

/** Opens the search by the keys of the browser's own search, where that one cannot reach all rows. */
export function make({ appWindow, preview }) {
  const questions = new Questions(preview.connection, 'find');
  preview.questions.push(questions);
  const lists = () => listsIn(appWindow.element);
  const bar = new FindBar(new Search(questions, lists));
  document.body.append(bar.element);
  shortcuts.push({ key: isMac ? '⌘ F' : 'Ctrl F', words: 'Find a row of a long list', group: 'App' });
  document.addEventListener('keydown', event => {
    if (!isFind(event) || event.defaultPrevented || document.querySelector('dialog:modal')) return;
    // The second press is for the browser's own search.
    if (bar.isTyped || !lists().some(isPartial)) return;
    event.preventDefault();
    bar.open();
  });
  return bar;
}
