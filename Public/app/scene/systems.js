// The names of OS versions for people. Pure functions.

/** The versions that a profile stands for, where it is more than one. */
const spans = { ios8: 'iOS 8 – 12', ios14: 'iOS 14 – 17' };

/** The name of a profile for people, such as "iOS 14 – 17". A name without a number stays as it is. */
export const nameOfSystem = profile => spans[profile] ?? profile.replace(/^ios(\d+)$/, 'iOS $1');
