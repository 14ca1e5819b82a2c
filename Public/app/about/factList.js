// The facts about a scene in the badge's panel.
import { element, setHidden, setText } from '../dom/element.js';
import { Keyed } from '../dom/keyed.js';

/** A fact: its name, its value, and the reason for the value if there is one. */
class FactRow {
  constructor() {
    this.name = element('dt');
    this.value = element('b');
    this.reason = element('small');
    this.element = element('div', {}, this.name, element('dd', {}, this.value, this.reason));
  }

  update([name, value, reason]) {
    setText(this.name, name);
    setText(this.value, value);
    setText(this.reason, reason);
    setHidden(this.reason, !reason);
  }
}

/** A list that keeps its rows, of which a resize changes only the text of one. */
export class FactList {
  constructor() {
    this.element = element('dl');
    this.rows = new Keyed(this.element, () => new FactRow());
  }

  /** @param {string[][]} facts */
  show(facts) {
    this.rows.show([...facts.keys()], (row, index) => row.update(facts[index]));
  }
}
