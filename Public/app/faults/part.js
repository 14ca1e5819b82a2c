// The mistakes in an address, in sentences, and what stands in for them, as a part of the page. A right address does not load it.
import { refusalText } from './refusal.js';
import { sceneStandIns, standIns, unreadIn } from './mistakes.js';

export const make = () => ({ refusalText, sceneStandIns, standIns, unreadIn });
