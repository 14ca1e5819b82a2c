// A search through the rows of all lists on screen, one list after another. The server looks for the rows, because most are not in the page.
import { endSeek, seek } from './lists.js';

/**
 * @typedef {import('../views/rowKeys.js').RowFocus} List
 * @typedef {{list: List, row: string}} Found
 */

/** Looks for rows with a text, and scrolls to them. */
export class Search {
  /** The row that was found last, or null. @type {?Found} */
  found = null;
  #text = '';
  /** The number of the present search. The answers to those before it are dropped. */
  #number = 0;

  /**
   * @param {import('../wire/questions.js').Questions} questions
   * @param {() => List[]} lists the lists on screen
   */
  constructor(questions, lists) {
    this.questions = questions;
    this.lists = lists;
  }

  /** Ends the search, and forgets the row that was found last, so that the next search begins with the first row. */
  end() {
    this.#number += 1;
    if (this.found) endSeek(this.found.list);
    this.found = null;
    this.#text = '';
  }

  /**
   * Looks for the next row with a text.
   *
   * @param {string} text
   * @param {boolean} backwards
   * @param {(found: ?Found, searched: number, isOver: boolean) => void} report takes the row, or null, with the number of rows that were
   * looked at, also while the search goes on
   */
  look(text, backwards, report) {
    if (text !== this.#text) this.found = null;
    this.#text = text;
    this.#number += 1;
    this.#ask({ number: this.#number, text, backwards, report, searched: 0, steps: this.#steps(backwards) });
  }

  /** The panes in the order of the search: the rest of that with the last row, the others, and the beginning of it again. */
  #steps(backwards) {
    const panes = [...new Set(this.lists().map(({ scroller }) => scroller.paneId))];
    if (backwards) panes.reverse();
    const at = this.found ? panes.indexOf(this.found.list.scroller.paneId) : -1;
    if (at < 0) return panes.map(pane => ({ pane }));
    return [{ pane: panes[at], after: this.found?.row }, ...[...panes.slice(at + 1), ...panes.slice(0, at), panes[at]].map(pane => ({ pane }))];
  }

  #ask(search) {
    const { number, text, backwards, report, steps } = search;
    const [step, ...others] = steps;
    if (!step) return report(null, search.searched, true);
    const { pane, after } = step;
    const goOn = () => number === this.#number && this.#ask({ ...search, steps: others });
    this.questions.ask({ target: pane, text, after, backwards: backwards || undefined }, ({ row, offset, searched, after: rest }) => {
      if (number !== this.#number) return;
      search.searched += searched;
      if (row !== null) return this.#show(pane, row, offset, search);
      if (rest === null) return goOn();
      report(null, search.searched, false);
      this.#ask({ ...search, steps: [{ pane, after: rest }, ...others] });
    }, goOn);
  }

  /** Shows a row. A pane can have several lists, of which only the one that scrolls has rows that the page does not know. */
  #show(pane, row, offset, { report, searched, steps }) {
    const lists = this.lists().filter(({ scroller }) => scroller.paneId === pane);
    const list = lists.find(one => one.offsetOf(row) !== null) ?? lists[0];
    if (!list) return report(null, searched, steps.length === 0);
    this.found = { list, row };
    seek(list, row, offset);
    report(this.found, searched, true);
  }
}
