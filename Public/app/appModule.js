// The page module of an app: it registers the views for the kinds of content that the app brings.
import { root } from './root.js';

/** The apps that draw scenes, by the scenes. */
const apps = new Map();

/** The name of the app whose page module draws a scene, which is the module's folder, or else the scene itself. */
export const appOf = scene => apps.get(scene) ?? scene;

/**
 * Loads the module that the server names for a scene, before the scene opens. A browser loads each module once.
 *
 * @param {{id: string, title: string, page?: string}} [scene] as the server describes it
 * @returns {Promise<?string>} a sentence about what went wrong, or null; the contents are plain then
 */
export async function loadAppModule(scene) {
  if (!scene?.page) return null;
  const { href } = new URL(scene.page, root);
  apps.set(scene.id, href.split('/').at(-2));
  activateLinks(href);
  try {
    await import(href);
    return null;
  } catch (error) {
    console.error(error);
    return `${scene.title} is drawn plainly: its page module ${scene.page} could not be loaded (${error.message}).`;
  }
}

/**
 * Loads the files that the module will need at the same time as the module. The bundle names them in links of the page,
 * which do nothing before. Each link lists the modules that need its file. In the sources there are no such links.
 */
function activateLinks(href) {
  for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[data-with]'))) {
    const isNeeded = link.dataset.with.split(' ').some(path => new URL(path, document.baseURI).href === href);
    if (isNeeded) link.rel = link.dataset.rel;
  }
}
