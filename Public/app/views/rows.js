// Which view draws which kind of row in a list. An app's own page module adds its rows.
import { Registry } from './registry.js';
import { PlainRow } from './rows/plainRow.js';

/** @type {Registry<new (id: string, model: any, context: any) => {element: HTMLElement, update: (row: any, state: object) => void}>} */
const rows = new Registry('A row of the kind');

/** Has a kind of row drawn by a view, which is made for the row's id, its model, and the context of the list. */
export function registerRow(kind, Row) {
  rows.add(kind, Row);
}

/** A new row for its model, in a list of a context; a kind that nobody has registered is a title. */
export function makeRow(model, context) {
  return new (rows.get(model.kind) ?? PlainRow)(model.id, model, context);
}
