// Whether the user moves about with the Tab key. A field shows where the keyboard is only then: a device draws no ring around one.

/** Marks the document from a press of Tab until the next touch. */
export function listenToTabbing(root = document.documentElement) {
  addEventListener('keydown', ({ key }) => { if (key === 'Tab') root.dataset.tabbing = ''; }, { capture: true });
  addEventListener('pointerdown', () => { delete root.dataset.tabbing; }, { capture: true });
}
