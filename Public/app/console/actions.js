// The actions of the controls of the environment.
import { reduceMotion } from '../motion/preference.js';
import { stepped, usualTextSize } from './textSizes.js';

/** The fields of the app that the user can see, in their order on the page. */
const fieldsOnScreen = appWindow => [...appWindow.element.querySelectorAll('[data-field]')].filter(field => field.checkVisibility({ visibilityProperty: true }));

/** @param page the objects of the page, by name */
export function actionsOf({ address, appWindow, caption, choices, offer, preview }) {
  /** Overrides a trait, or removes the override for the value that devices ship with. */
  const override = (trait, value, usual) => choices.override(trait, value === usual ? null : value);
  const textSize = () => preview.scene.window.traits.preferredContentSizeCategory;
  const actions = {
    direction: value => choices.setRightToLeft(value === 'rightToLeft'),
    appearance: value => choices.setAppearance(value),
    text: value => override('preferredContentSizeCategory', value, usualTextSize),
    stepText: by => actions.text(stepped(textSize(), by)),
    contrast: value => override('accessibilityContrast', value, 'normal'),
    motion(value) {
      preview.query.isStill = value === 'reduced';
      reduceMotion(preview.query.isStill);
      address.write();
    },
    /** Chooses the next of the server's languages. */
    nextLanguage: present => offer.first.then(({ languages = [present] }) => actions.language(languages[(languages.indexOf(present) + 1) % languages.length])),
    language: value => choices.go({ ...preview.query, language: value === 'en' ? null : value }, true),
    /** Gives the first field on screen the keyboard, or takes the keyboard away. Returns whether there is a field. */
    keyboard() {
      const [first] = fieldsOnScreen(appWindow);
      if (preview.scene.window.keyboard > 0) appWindow.view.fields.letGo();
      else if (first) first.focus({ preventScroll: true });
      else caption.tell('Nothing on screen takes the keyboard.');
      return first !== undefined;
    },
    hasField: () => fieldsOnScreen(appWindow).length > 0,
    background: () => preview.goHome(),
    rotate: () => choices.turn(),
  };
  return actions;
}
