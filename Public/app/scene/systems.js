// The names of OS versions for people. Pure functions.

/** The name of a profile for people, such as "iOS 26". A name of another form stays as it is. */
export const nameOfSystem = profile => profile.replace(/^ios(\d+)$/, 'iOS $1');
