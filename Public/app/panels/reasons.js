// The server's reasons in words for people. The tooltip beside them has the server's own. Pure functions.
import { nameOfSystem } from '../scene/systems.js';
import { isPolicy, wordsFor } from './identifiers.js';

/** An identifier of UIKit in camel case. The names of devices and systems are words. */
const identifier = /\b(?!i(?:Pad|Phone|Pod|OS))[a-z]+(?:[A-Z][a-z]*)+\b/g;

/** The parts of a reason that are written in code, and their words. @type {{pattern: RegExp, words: any}[]} */
const rules = /** @type {[RegExp, any][]} */ ([
  [/^(?:shown|hidden): behavior, (\w+) goes to /, 'the behavior $1 leads to '],
  [/^(?:shown|hidden): target, it goes to /, 'it leads to '],
  [/^(?:shown|hidden): mode, (?=\w+ has )/, 'the display mode '],
  [/^hidden: gesture, .*/, 'a swipe does not show the columns'],
  [/^(?:shown|hidden): visibility, \w+ is /, 'its visibility is '],
  [/^(?:shown|hidden|collapsed|unshown|profile): (?:\w+, )?/, ''],
  [/^([a-z-]+): (?!the policy)/, (whole, name) => (isPolicy(name) ? `${wordsFor(name)}: ` : whole)],
  [/^[a-z-]+: (?=the policy)/, ''],
  [/\bios\d+\b/g, name => nameOfSystem(name)],
  [identifier, name => wordsFor(name).toLowerCase()],
]).map(([pattern, words]) => ({ pattern, words }));

/** A reason in words. @param {string} [reason] */
export const reasonWords = (reason = '') => rules.reduce((text, rule) => text.replace(rule.pattern, rule.words), reason);
