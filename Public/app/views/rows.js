// Which view draws which kind of row in a list. An app's own page module adds its rows.
import { Registry } from './registry.js';
import { PlainRow } from './rows/plainRow.js';

/** @type {Registry<new (id: string) => {element: HTMLElement, update: (row: any, state: object) => void}>} */
const rows = new Registry('A row of the kind');

/** Has a kind of row drawn by a view, which is made for the row's id. */
export function registerRow(kind, Row) {
  rows.add(kind, Row);
}

/** A new row for an id; a kind that nobody has registered is a title. */
export function makeRow(kind, id) {
  return new (rows.get(kind) ?? PlainRow)(id);
}
