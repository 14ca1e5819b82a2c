// The page for everyone, as a part that is made soon after the first scene.
import { Access } from './access.js';

/** Begins to name the columns and to say what changes. */
export const make = ({ appWindow, bench, preview }) => new Access({ panes: appWindow.view.panesRoot, bar: bench.line, scene: () => preview.scene });
