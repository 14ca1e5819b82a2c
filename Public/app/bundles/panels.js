// The parts that a button of the bar opens and no address shows from the start, in one file, which is fetched while the page rests.
export * as about from '../about/part.js';
export * as connection from '../connection/part.js';
export * as demonstration from '../demonstration/part.js';
export * as explanation from '../explain/part.js';
export * as gallery from '../gallery/part.js';
export * as picker from '../picker/part.js';
export * as share from '../share/part.js';
