// The parts that the page makes soon after its first scene, in one file.
export * as access from '../access/part.js';
export * as console from '../console/part.js';
export * as find from '../find/part.js';
export * as font from '../font/part.js';
export * as print from '../print/part.js';
