// The page module of the cookbook: it registers the view that draws the kind `recipe`.
import { loadStyleSheets } from '../../app/dom/styleSheet.js';
import { registerView } from '../../app/views/views.js';
import { RecipeView } from './recipe.js';

await loadStyleSheets(import.meta.url, 'recipe.css');
registerView('recipe', RecipeView);
