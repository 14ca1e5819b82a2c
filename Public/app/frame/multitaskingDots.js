// The dots of multitasking, which the system draws at the top of each window of an iPad.
import { element } from '../dom/element.js';

/** Creates the picture of the three dots. */
export const multitaskingDots = () => element('div', { class: 'multitasking-dots', 'aria-hidden': 'true', hidden: true }, element('i'), element('i'), element('i'));

/** Whether a window has the dots: one of an iPad that reaches under the status bar, in the versions that have them. */
export const hasMultitaskingDots = ({ safeArea, traits }, { statusBar }) => Boolean(statusBar?.multitaskingDots) && traits.userInterfaceIdiom === 'pad' && safeArea[0] >= 20;
