// Style sheets that are loaded while the page runs.

/**
 * An element for a style sheet, which loads once it stands in the document.
 *
 * @param {string} href
 * @returns {{link: HTMLLinkElement, arrival: Promise<void>}} `arrival` is rejected with an error that names the sheet
 */
export function styleSheet(href) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const arrival = new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`the style sheet ${href} could not be loaded`)));
  });
  return { link, arrival };
}

/**
 * Loads style sheets that the page is opened without, such as those of an app. Its page module awaits them, so that nothing
 * of the app is drawn without them.
 *
 * Which rules count is said by their layers (styles/page.css), and not by the order in which the sheets arrive.
 *
 * @param {string} base the address of the module, which is `import.meta.url`
 * @param {...string} paths the style sheets, relative to the module
 */
export async function loadStyleSheets(base, ...paths) {
  await Promise.all(paths.map(path => {
    const { link, arrival } = styleSheet(new URL(path, base).href);
    document.head.append(link);
    return arrival;
  }));
}
