// The board as a part of the page.
import { Board } from './board.js';

/** Creates the board on the stage. */
export function make(page) {
  const board = new Board(page);
  page.stage.append(board.element);
  return board;
}
