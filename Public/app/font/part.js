// The choice of the page's font, as a part of the page, because the first scene does not wait for it.

/**
 * San Francisco and the font of every machine that has it, by the names that `local()` of a style sheet understands. Inter is none of them:
 * its texts are wider than those of San Francisco, and the page's own font is an Inter that is as wide.
 */
const relatives = ['SF Pro Text', 'SFProText-Regular', 'Helvetica Neue', 'HelveticaNeue'];

/** Whether this machine has San Francisco, or a font like it. Every Mac, iPhone and iPad has Helvetica Neue. */
async function hasRelative() {
  const probe = new FontFace('Split Preview Probe', relatives.map(name => `local("${name}")`).join());
  return probe.load().then(() => true, () => false);
}

/** Whether the page's own font has arrived. Without it, the page keeps the machine's fonts. */
const hasArrived = () => document.fonts.load('17px "Split Preview"').then(faces => faces.length > 0, () => false);

/** The font of the page: its own because the address asks for it, its own as a substitute, or the machine's. */
async function choice(isAskedFor) {
  if (!isAskedFor && await hasRelative()) return 'system';
  if (!await hasArrived()) return 'system';
  return isAskedFor ? 'own' : 'substitute';
}

/** Chooses the font. The style sheet `fonts.css` says what each choice means. */
export async function make({ preview }) {
  const root = document.documentElement;
  root.dataset.font = await choice(preview.query.font === 'own');
}
