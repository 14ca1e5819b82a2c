// The parts of the page that are loaded when they are first needed. `scripts/bundle` finds their paths here.
//
// Parts that come at the same time are in one file (bundles), because each request costs more than its bytes.
// Each module has a function `make`, which takes the objects of the page by name and creates the part.

/**
 * How each part is loaded, whether it shows the server's whole catalogue, whether it is made soon after the first scene, and
 * whether it `isRare`: it is then loaded only when somebody asks for it.
 *
 * @type {Record<string, {fetch: () => Promise<any>, takesCatalogue?: boolean, isMadeSoon?: boolean, isRare?: boolean}>}
 */
export const laterParts = {
  font: { fetch: () => import('./bundles/soon.js').then(({ font }) => font), isMadeSoon: true },
  about: { fetch: () => import('./bundles/panels.js').then(({ about }) => about) },
  access: { fetch: () => import('./bundles/soon.js').then(({ access }) => access), isMadeSoon: true },
  tools: { fetch: () => import('./tools/part.js') },
  connection: { fetch: () => import('./bundles/panels.js').then(({ connection }) => connection) },
  crash: { fetch: () => import('./crash/part.js'), isRare: true },
  consent: { fetch: () => import('./consent/part.js'), isRare: true },
  console: { fetch: () => import('./bundles/soon.js').then(({ console }) => console), isMadeSoon: true },
  demonstration: { fetch: () => import('./bundles/panels.js').then(({ demonstration }) => demonstration) },
  docked: { fetch: () => import('./dock/part.js'), isRare: true },
  explanation: { fetch: () => import('./bundles/panels.js').then(({ explanation }) => explanation) },
  faults: { fetch: () => import('./faults/part.js'), isRare: true },
  find: { fetch: () => import('./bundles/soon.js').then(({ find }) => find), isMadeSoon: true },
  gallery: { fetch: () => import('./bundles/panels.js').then(({ gallery }) => gallery) },
  picker: { fetch: () => import('./bundles/panels.js').then(({ picker }) => picker), takesCatalogue: true },
  print: { fetch: () => import('./bundles/soon.js').then(({ print }) => print), isMadeSoon: true },
  ruler: { fetch: () => import('./ruler/part.js') },
  scenarios: { fetch: () => import('./scenarios/part.js'), isRare: true },
  share: { fetch: () => import('./bundles/panels.js').then(({ share }) => share) },
  symbols: { fetch: () => import('./symbols/part.js'), isRare: true },
  timeline: { fetch: () => import('./timeline/part.js'), isRare: true },
  overview: { fetch: () => import('./overview/part.js'), takesCatalogue: true },
  board: { fetch: () => import('./board/part.js'), takesCatalogue: true, isRare: true },
};
