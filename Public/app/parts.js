// The modules of the parts that are loaded when they are first needed. `scripts/bundle` finds their paths here.

export const fetchExplanation = () => import('./explain/explanation.js');
export const fetchGallery = () => import('./gallery/gallery.js');
export const fetchOverview = () => import('./overview/overview.js');
export const fetchPicker = () => import('./picker/picker.js');
export const fetchRuler = () => import('./ruler/ruler.js');
export const fetchTools = () => import('./tools/tools.js');
