// The names of files that are taken away. Pure functions.

/** The name of a file without its ending: the scene, the version and the size. */
export const fileName = ({ scene, profile, window: { size } }) => `${scene}-${profile}-${size.map(Math.round).join('x')}`;

/** The name of the picture of a scene, which the HTML for another page also names. */
export const pictureName = scene => `${fileName(scene)}.svg`;
