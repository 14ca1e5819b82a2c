// The buttons that take settings back, and the keys that do the same.
import { element, setText } from '../../dom/element.js';
import { pushButton } from '../controls.js';

/** Whether the focus is in a field with a text that has not taken effect yet. The browser then takes back what was typed. */
const isTyping = target => target.matches?.('.setting-text') && target.value !== (target.dataset.shown ?? '');

/** Undo, redo, and everything back. */
export class UndoBar {
  /** @param {{undo: () => void, redo: () => void, setAllBack: () => void}} app */
  constructor(app) {
    this.app = app;
    this.undo = pushButton({ class: 'tools-button', title: 'Undo the last setting (Ctrl Z, Command Z)', 'aria-keyshortcuts': 'Control+z Meta+z' }, app.undo, 'Undo');
    this.redo = pushButton({ class: 'tools-button', title: 'Redo (Ctrl Shift Z, Command Shift Z)', 'aria-keyshortcuts': 'Control+Shift+z Meta+Shift+z' }, app.redo, 'Redo');
    this.all = pushButton({ class: 'tools-button' }, app.setAllBack, 'Set all back');
    this.element = element('div', { class: 'tools-undo', role: 'group', 'aria-label': 'Settings made here' }, this.undo, this.redo, this.all);
  }

  /** @param {import('./history.js').History} history */
  show(history) {
    const count = history.changed.length;
    setEnabled(this.undo, history.canUndo);
    setEnabled(this.redo, history.canRedo);
    setEnabled(this.all, count > 0);
    setText(this.all, count > 0 ? `Set all back (${count})` : 'Set all back');
  }

  pressed(event) {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    if (event.shiftKey) this.app.redo();
    else this.app.undo();
  }
}

/** A button that cannot be used keeps the focus, which a disabled one would lose. */
function setEnabled(button, isEnabled) {
  const text = String(!isEnabled);
  if (button.getAttribute('aria-disabled') !== text) button.setAttribute('aria-disabled', text);
}
