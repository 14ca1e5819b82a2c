// The page module of an app: it registers the views for the kinds of content that the app brings.
import { root } from './root.js';

/**
 * Loads the module that the server names for a scene, before the scene opens. A browser loads each module once.
 *
 * @param {{title: string, page?: string}} [scene] as the server describes it
 * @returns {Promise<?string>} a sentence about what went wrong, or null; the contents are plain then
 */
export async function loadAppModule(scene) {
  if (!scene?.page) return null;
  try {
    await import(new URL(scene.page, root).href);
    return null;
  } catch (error) {
    console.error(error);
    return `${scene.title} is drawn plainly: its page module ${scene.page} could not be loaded (${error.message}).`;
  }
}
