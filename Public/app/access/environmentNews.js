// Sentences about what the environment of the app changes: the traits that the user sets, and whether the app is in front. Pure.
import { textSizes } from '../console/textSizes.js';

/** The words for each trait that a user sets, by its name. @type {Record<string, (value: string) => string>} */
const traits = {
  layoutDirection: value => `The layout runs from ${value === 'rightToLeft' ? 'right to left' : 'left to right'}`,
  userInterfaceStyle: value => `${value === 'dark' ? 'Dark' : 'Light'} appearance`,
  preferredContentSizeCategory: value => `Text size: ${textSizes.find(({ name }) => name === value)?.title ?? value}`,
  accessibilityContrast: value => `${value === 'high' ? 'High' : 'Normal'} contrast`,
};

function newsOfActivation({ activationState: now }, { activationState: then }) {
  if ((now === 'background') === (then === 'background')) return '';
  return now === 'background' ? 'The app is in the background' : 'The app is in the foreground again';
}

/** The sentences about the environment of a scene that differs from that of the scene before. */
export function newsOfEnvironment({ window }, { window: before }) {
  const changed = Object.keys(traits).filter(name => name in window.traits && window.traits[name] !== before.traits[name]);
  return [newsOfActivation(window, before), ...changed.map(name => traits[name](window.traits[name]))].filter(Boolean);
}
