// The keys of a keyboard, by its width and the device's idiom. Pure.

/** The width, in points, from which a keyboard has a tablet's rows. */
const wideFrom = 500;

const letters = text => [...text].map(title => ({ title }));
const symbol = (image, width = 1, rest = {}) => ({ image, width, isSpecial: true, ...rest });
const named = (title, width = 1) => ({ title, width, isSpecial: true });

const dismissKey = width => symbol('keyboard.chevron.compact.down', width, { isDismiss: true });
const space = width => ({ title: 'space', width, isSpace: true });

/** The rows of a phone, and of a window as narrow as a phone. */
const narrow = isPad => [
  letters('qwertyuiop'),
  [{ isGap: true, width: 0.5 }, ...letters('asdfghjkl'), { isGap: true, width: 0.5 }],
  [symbol('shift', 1.35), { isGap: true, width: 0.15 }, ...letters('zxcvbnm'), { isGap: true, width: 0.15 }, symbol('delete.left', 1.35)],
  [named('123', 1.25), symbol('face.smiling', 1.25), space(isPad ? 4.3 : 5), named('return', isPad ? 1.9 : 2.5), ...(isPad ? [dismissKey(1.3)] : [])],
];

const wide = [
  [...letters('qwertyuiop'), symbol('delete.left', 1.1)],
  [{ isGap: true, width: 0.45 }, ...letters('asdfghjkl'), named('return', 1.65)],
  [symbol('shift'), ...letters('zxcvbnm,.'), symbol('shift', 1.1)],
  [named('.?123'), symbol('globe'), symbol('mic'), space(6), named('.?123'), dismissKey(1.1)],
];

/** Whether a keyboard of this width has the rows of a tablet. */
export const isWide = (width, idiom) => idiom === 'pad' && width >= wideFrom;

/** The rows of keys. The width of a key is relative to the others of its row, and 1 by default. */
export function keyRows(width, idiom) {
  return isWide(width, idiom) ? wide : narrow(idiom === 'pad');
}
