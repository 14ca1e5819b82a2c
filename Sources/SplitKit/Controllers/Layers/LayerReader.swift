/// The reader to whom controllers draw their layers, from back to front.
protocol LayerReader: AnyObject {
  /// Whether the reader is about touches, and needs the elements of each layer.
  var readsElements: Bool { get }
  /// Whether the reader wants the layers that are not on screen, too.
  var readsHiddenLayers: Bool { get }

  /// The content of a controller, which is read anew only if it can have changed.
  func content(of controller: ViewController) -> ShownContent
  /// Draws the view of a controller.
  func draw(_ layer: ViewLayer, of controller: ViewController, _ context: LayerContext)
  /// Draws all layers of a child.
  func draw(_ child: ChildLayer, of controller: ViewController, _ context: LayerContext)
  /// Draws a bar that is a pane of its own.
  func draw(_ bar: BarLayer, of controller: ViewController, _ context: LayerContext)
  /// Draws a layer that takes the touches of other panes, in a container with the given id.
  func draw(_ cover: CoverLayer, container: String)
  /// Draws a line between two columns.
  func drawLine(_ content: PaneContent, _ frame: Rect, of controller: ViewController)
}
