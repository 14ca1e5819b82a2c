/// The numbers of a content that follow from the size of its pane. An app defines the metrics of its own kinds of content.
///
/// The engine knows only that content scrolls and can be tapped. The app defines everything else about a kind: its name,
/// the numbers that follow from the pane's size, and the element under a touch. The page has a view for the kind of the
/// view model, and the view draws with these numbers (docs/extending.md).
///
/// Metrics are a value that a controller creates from its present size. The value stores only what its properties are
/// computed from, so that equal metrics are equal bytes on the wire.
public protocol ContentMetrics: Equatable, Sendable {
  /// The kind of layout, which is `layout.kind` on the wire.
  var kind: String { get }
  /// The size of the scrolling content including its padding, in points.
  var contentSize: Size { get }
  /// The number of columns of cells, or nil if there are no cells. A sweep reports the widths at which it changes.
  var columns: Int? { get }
  /// The other numbers with which the page draws, in the order of the wire. A number that does not depend on a size
  /// belongs in the view model, which the server does not send again after a resize.
  var numbers: [Member] { get }
  /// A clause with the reason for the kind and the number of columns, or nil if they are the same for every size.
  var reason: String? { get }
  /// Returns the id of the element of the view model under a touch, or nil if there is none.
  func element(at touch: ContentTouch, in viewModel: Value) -> String?
}

extension ContentMetrics {
  public var columns: Int? { nil }
  public var reason: String? { nil }

  /// Whether the other metrics have this type and are equal.
  func isEqual(to other: any ContentMetrics) -> Bool { other as? Self == self }
}
