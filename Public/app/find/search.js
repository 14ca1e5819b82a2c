// A search through the rows of all lists on screen, one list after another. The server looks for the rows, because most are not in the page.
import { seek } from './lists.js';

/**
 * @typedef {import('../views/rowKeys.js').RowFocus} List
 * @typedef {{list: List, row: string}} Found
 */

/** Looks for rows with a text, and scrolls to them. */
export class Search {
  /** The row that was found last, or null. @type {?Found} */
  found = null;
  #text = '';

  /**
   * @param {import('../wire/questions.js').Questions} questions
   * @param {() => List[]} lists the lists on screen
   */
  constructor(questions, lists) {
    this.questions = questions;
    this.lists = lists;
  }

  /** Forgets the row that was found last, so that the next search begins with the first row. */
  restart() {
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
    this.#ask({ text, backwards, report, searched: 0, steps: this.#steps(backwards) });
  }

  /** The lists in the order of the search: the rest of that with the last row, the others, and the beginning of it again. */
  #steps(backwards) {
    const lists = backwards ? this.lists().reverse() : this.lists();
    const at = this.found ? lists.indexOf(this.found.list) : -1;
    if (at < 0) return lists.map(list => ({ list }));
    const { list, row } = /** @type {Found} */ (this.found);
    return [{ list, after: row }, ...[...lists.slice(at + 1), ...lists.slice(0, at), list].map(list => ({ list }))];
  }

  #ask(search) {
    const { text, backwards, report, steps } = search;
    const [step, ...others] = steps;
    if (!step) return report(null, search.searched, true);
    const { list, after } = step;
    const goOn = () => this.#ask({ ...search, steps: others });
    this.questions.ask({ target: list.scroller.paneId, text, after, backwards: backwards || undefined }, ({ row, offset, searched, after: rest }) => {
      search.searched += searched;
      if (row !== null) return this.#show({ list, row }, offset, search);
      if (rest === null) return goOn();
      report(null, search.searched, false);
      this.#ask({ ...search, steps: [{ list, after: rest }, ...others] });
    }, goOn);
  }

  #show(found, offset, { report, searched }) {
    const { list, row } = found;
    this.found = found;
    seek(list, row, offset);
    report(found, searched, true);
  }
}
