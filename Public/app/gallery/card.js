// The card of a scene in the gallery.
import { element } from '../dom/element.js';
import { nameOfSystem } from '../scene/systems.js';

/** A text in which a search finds a scene. */
export const searched = ({ id, title, summary }) => `${id} ${title} ${summary}`.toLowerCase();

/** The picture of a scene, which the server draws. It is beside the title, and says nothing to those who do not see it. */
const imageOf = svg => element('img', { src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`, alt: '' });

/** A card, and below it the choice of the version that an article is about, if the page shows the scene in another one. */
export class Card {
  /**
   * @param {any} scene the scene as the server offers it
   * @param {(scene: string, profile: ?string) => void} choose opens the scene in a version, or in that of the page for null
   */
  constructor(scene, choose) {
    this.scene = scene;
    this.text = searched(scene);
    this.picture = element('span', { class: 'gallery-picture' });
    this.button = element('button', { type: 'button', class: 'gallery-card', 'data-scene': scene.id },
      this.picture, element('b', {}, scene.title), element('span', { class: 'gallery-summary' }, scene.summary));
    this.button.addEventListener('click', () => choose(scene.id, null));
    this.element = element('li', {}, this.button, this.#article(choose));
  }

  #article(choose) {
    const { id, ownProfile, profile } = this.scene;
    if (ownProfile === profile) return null;
    const article = element('button', { type: 'button', class: 'gallery-article', 'data-scene': id }, `As in the article: ${nameOfSystem(ownProfile)}`);
    article.addEventListener('click', () => choose(id, ownProfile));
    return article;
  }

  /** Shows a picture, or an empty surface without one. */
  show(svg) {
    this.picture.replaceChildren(...(svg ? [imageOf(svg)] : []));
  }
}
