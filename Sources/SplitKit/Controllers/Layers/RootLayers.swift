/// The outermost layers of a window, from back to front.
struct RootLayers {
  /// The controller at the root, over which presented controllers lie.
  let root: ViewController
  /// The content over everything, or nil for none.
  let overlay: OverlayViewController?
  /// Whether a controller of a tree presents in its own context, so that the presented controller lies inside of the tree.
  let presentsInside: Bool
}
