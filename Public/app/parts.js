// The parts of the page that are loaded when they are first needed. `scripts/bundle` finds their paths here.
//
// Each module has a function `make`, which takes the objects of the page by name and creates the part.

/**
 * How each part is loaded, whether it shows the server's whole catalogue, whether it is made soon after the first scene, and
 * whether it `isRare`: it is then loaded only when somebody asks for it.
 *
 * @type {Record<string, {fetch: () => Promise<any>, takesCatalogue?: boolean, isMadeSoon?: boolean, isRare?: boolean}>}
 */
export const laterParts = {
  font: { fetch: () => import('./font/part.js'), isMadeSoon: true },
  about: { fetch: () => import('./about/part.js') },
  access: { fetch: () => import('./access/part.js'), isMadeSoon: true },
  tools: { fetch: () => import('./tools/part.js') },
  connection: { fetch: () => import('./connection/part.js') },
  crash: { fetch: () => import('./crash/part.js'), isRare: true },
  consent: { fetch: () => import('./consent/part.js'), isRare: true },
  console: { fetch: () => import('./console/part.js'), isMadeSoon: true },
  demonstration: { fetch: () => import('./demonstration/part.js') },
  docked: { fetch: () => import('./dock/part.js'), isRare: true },
  explanation: { fetch: () => import('./explain/part.js') },
  faults: { fetch: () => import('./faults/part.js'), isRare: true },
  find: { fetch: () => import('./find/part.js'), isMadeSoon: true },
  gallery: { fetch: () => import('./gallery/part.js') },
  picker: { fetch: () => import('./picker/part.js'), takesCatalogue: true },
  print: { fetch: () => import('./print/part.js'), isMadeSoon: true },
  ruler: { fetch: () => import('./ruler/part.js') },
  scenarios: { fetch: () => import('./scenarios/part.js'), isRare: true },
  share: { fetch: () => import('./share/part.js') },
  symbols: { fetch: () => import('./symbols/part.js'), isRare: true },
  timeline: { fetch: () => import('./timeline/part.js'), isRare: true },
  overview: { fetch: () => import('./overview/part.js'), takesCatalogue: true },
  board: { fetch: () => import('./board/part.js'), takesCatalogue: true, isRare: true },
};
