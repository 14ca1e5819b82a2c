/// The outermost layers of a window, from back to front.
struct RootLayers {
  /// The controller at the root, over which presented controllers lie.
  let root: ViewController
  /// The content over everything, or nil for none.
  let overlay: OverlayViewController?
}
