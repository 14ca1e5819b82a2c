// The return key of the app's keyboard, which the computer's own presses.

/**
 * Taps the return key when the user presses Return in a field. The text goes to the server before the tap. A Return that ends
 * a composition of letters belongs to the input method.
 *
 * @param {HTMLElement} input an element with the field's id
 * @param {() => boolean} hasReturn whether the field has such a key
 * @param {{tap: (target: string) => void}} context
 */
export function tapReturn(input, hasReturn, context) {
  input.addEventListener('keydown', event => {
    if (event.key !== 'Enter' || event.isComposing || event.repeat || !hasReturn()) return;
    event.preventDefault();
    context.tap(`${input.dataset.field}/return`);
  });
}
