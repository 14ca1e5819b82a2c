// OS versions: their names for people, and the devices that ran them. Pure functions.

/** The name of a profile for people, such as "iOS 26". A name of another form stays as it is. */
export const nameOfSystem = profile => profile.replace(/^ios(\d+)$/, 'iOS $1');

/** Whether a device has run a system. Nobody says what a user's own device has run, so it could. */
export const hasRun = (device, profile) => !device?.profiles || !profile || device.profiles.includes(profile);

/** The sentence about the systems of a device that has not run another one. */
export const whyNot = ({ name, systems }) => `${name} ${systems.last === undefined ? 'runs' : 'ran'} ${systems.name} only.`;
