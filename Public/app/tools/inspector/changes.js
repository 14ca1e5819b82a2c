// Finds the changes of the hierarchy since the last scene. Pure.

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** The part of a row that is compared. */
const compared = ({ pane, node, ...rest }) => rest;

/** The shape of the hierarchy, without what only depends on its size. */
const shape = rows => rows.map(({ id, parent, marks, state }) => [
  id, parent, marks, state.filter(([name]) => name === 'isCollapsed' || name.startsWith('displayMode')),
]);

function changeOf(row, before) {
  if (!before) return { isNew: true, isMoved: false, members: new Set() };
  const old = new Map(before.state);
  const members = row.state.filter(([name, value]) => old.get(name) !== value).map(([name]) => name);
  return {
    isNew: false, isMoved: row.parent !== before.parent, isMarked: !same(row.marks, before.marks), members: new Set(members),
  };
}

/**
 * The changes in each row, and the rows that are gone.
 * @returns {{changes: Map<string, {isNew: boolean, isMoved: boolean, isMarked?: boolean, members: Set<string>}>, gone: object[]}}
 */
export function differences(before, after) {
  const old = new Map(before.map(row => [row.id, row]));
  const now = new Set(after.map(({ id }) => id));
  const changes = new Map();
  for (const row of after) {
    const change = changeOf(row, old.get(row.id));
    if (change.isNew || change.isMoved || change.isMarked || change.members.size > 0) changes.set(row.id, change);
  }
  return { changes, gone: before.filter(({ id }) => !now.has(id)) };
}

/**
 * Stores the rows with which the next ones are compared.
 *
 * A scene that changes nothing keeps the marks of the last change. The scenes of a resize count as one change: they are
 * compared with the rows before it, until the shape of the hierarchy changes.
 */
export class Comparison {
  #base = null;
  #last = null;
  #isResize = false;
  #shown = { changes: new Map(), gone: [] };

  /**
   * Takes the rows of a scene and returns the marks. @param {boolean} isResized whether the size has changed since the
   * last scene
   */
  take(rows, isResized) {
    const last = this.#last;
    this.#last = rows;
    if (!last) this.#base = rows;
    if (!last || same(last.map(compared), rows.map(compared))) return this.#shown;
    const goesOn = this.#isResize && isResized && same(shape(last), shape(rows));
    if (!goesOn) this.#base = last;
    this.#isResize = isResized;
    return (this.#shown = differences(this.#base, rows));
  }
}
