// Commands for keys: the combinations that the controllers on the screen have, as UIKit names them.

/** UIKit's names of keys that type no character. */
const names = {
  ArrowUp: 'UIKeyInputUpArrow', ArrowDown: 'UIKeyInputDownArrow', ArrowLeft: 'UIKeyInputLeftArrow', ArrowRight: 'UIKeyInputRightArrow',
  Escape: 'UIKeyInputEscape', PageUp: 'UIKeyInputPageUp', PageDown: 'UIKeyInputPageDown', Home: 'UIKeyInputHome', End: 'UIKeyInputEnd',
  Backspace: '\b', Delete: '\x7f', Enter: '\r', Tab: '\t',
};

const inputOf = key => names[key] ?? (/^F\d+$/.test(key) ? `UIKeyInput${key}` : key.toLowerCase());

/** Whether an event is a press of the keys of a command. Control stands for Command too, because not every keyboard has that key. */
export function isPress({ input, modifiers = [] }, { key, metaKey, ctrlKey, altKey, shiftKey }) {
  const has = name => modifiers.includes(name);
  if (![input, input.toLowerCase()].includes(inputOf(key)) && key !== input) return false;
  if (has('alternate') !== altKey || (has('command') || has('control')) !== (metaKey || ctrlKey)) return false;
  if (metaKey && !has('command')) return false;
  // A character such as ? says itself whether Shift is held.
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  return has('shift') === shiftKey || (shiftKey && key === input && isSign);
}

/** The panes with commands, and what a press does. @type {Map<HTMLElement, {keys: any[], tap: (id: string) => void}>} */
const panes = new Map();

/** Notes the commands of a pane. */
export function noteKeys(element, keys, tap) {
  if (keys) panes.set(element, { keys, tap });
  else panes.delete(element);
}

const isTyped = target => target instanceof HTMLElement && target.matches('input, textarea');

/** The panes that take keys: that with the focus first, and then from the front to the back. */
function inOrder() {
  const level = element => Number(element.closest('.pane')?.style.zIndex ?? 0);
  for (const element of panes.keys()) if (!element.isConnected) panes.delete(element);
  const isFocused = element => Number(element.closest('.pane')?.contains(document.activeElement) ?? false);
  return [...panes.keys()].filter(element => !element.closest('[inert], .is-parked'))
    .sort((one, other) => isFocused(other) - isFocused(one) || level(other) - level(one));
}

function pressed(event) {
  // Characters and arrows belong to the field that has the keyboard.
  if (event.defaultPrevented || (isTyped(event.target) && !event.metaKey && !event.ctrlKey && !event.altKey && event.key !== 'Escape')) return;
  if (event.target instanceof HTMLElement && event.target.closest('.app-window') === null && event.target !== document.body) return;
  for (const element of inOrder()) {
    const { keys, tap } = panes.get(element);
    const key = keys.find(command => isPress(command, event));
    if (!key) continue;
    event.preventDefault();
    event.stopPropagation();
    tap(key.id);
    return;
  }
}

addEventListener('keydown', pressed, { capture: true });
