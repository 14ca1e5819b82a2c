// The state that the controls of the environment show, from the scene and the query. Pure.
import { usualTextSize } from './textSizes.js';

/**
 * @param {import('../wire/messages').Scene} scene
 * @param {{isStill?: boolean}} query
 */
export function stateOf({ look, window }, query) {
  const { traits } = window;
  return {
    direction: traits.layoutDirection,
    appearance: traits.userInterfaceStyle,
    text: traits.preferredContentSizeCategory,
    /** Whether texts follow the text size, which not every system has. */
    hasTextSizes: traits.preferredContentSizeCategory === usualTextSize || window.textStyles !== undefined,
    contrast: traits.accessibilityContrast ?? null,
    motion: query.isStill ? 'reduced' : 'full',
    language: look.language ?? 'en',
    isKeyboardShown: window.keyboard > 0,
    isInBackground: window.activationState === 'background',
  };
}
