// UIKit's content size categories. Pure.

/** @typedef {{name: string, title: string, body: number}} TextSize a category, its title for people, and the size of body text in points */

/** @type {TextSize[]} The twelve categories from the smallest to the largest, as in Apple's table of Dynamic Type sizes. */
export const textSizes = [
  { name: 'extraSmall', title: 'Extra Small', body: 14 },
  { name: 'small', title: 'Small', body: 15 },
  { name: 'medium', title: 'Medium', body: 16 },
  { name: 'large', title: 'Large', body: 17 },
  { name: 'extraLarge', title: 'Extra Large', body: 19 },
  { name: 'extraExtraLarge', title: 'Extra Extra Large', body: 21 },
  { name: 'extraExtraExtraLarge', title: 'Extra Extra Extra Large', body: 23 },
  { name: 'accessibilityMedium', title: 'Accessibility Medium', body: 28 },
  { name: 'accessibilityLarge', title: 'Accessibility Large', body: 33 },
  { name: 'accessibilityExtraLarge', title: 'Accessibility Extra Large', body: 40 },
  { name: 'accessibilityExtraExtraLarge', title: 'Accessibility Extra Extra Large', body: 47 },
  { name: 'accessibilityExtraExtraExtraLarge', title: 'Accessibility Extra Extra Extra Large', body: 53 },
];

/** The category that devices ship with. */
export const usualTextSize = 'large';

/** The place of a category, counted from 0. An unknown one counts as the usual category. */
export function placeOf(name) {
  const place = textSizes.findIndex(size => size.name === name);
  return place < 0 ? placeOf(usualTextSize) : place;
}

/** The category so many steps from another one, or the last one on the way. */
export const stepped = (name, by) => textSizes[Math.max(0, Math.min(textSizes.length - 1, placeOf(name) + by))].name;
