/// The part of a content that depends on its size: its metrics and its position. The page draws with the same numbers
/// with which the engine finds the element under a touch.
public struct ContentLayout: Sendable {
  /// The element to which the page scrolls.
  package struct ScrollTarget: Equatable, Sendable {
    /// The id of the element in the view model.
    package var id: String
    /// Whether the page moves there gradually, instead of at once.
    package var animated: Bool

    /// Creates a target: an element, and the way in which the page moves to it.
    package init(id: String, animated: Bool) {
      self.id = id
      self.animated = animated
    }
  }

  /// The metrics of the content, which have the numbers of its kind.
  package var metrics: any ContentMetrics
  /// The part that bars and the window's edges cover.
  package var contentInset: EdgeInsets
  /// The scroll position that the engine knows. At 0, the content's top is just below the bar.
  package var offset: Point
  /// The element to which the page scrolls in this scene, or nil if it stays where it is. The default is nil.
  package var scrollTo: ScrollTarget?

  /// Creates a layout. By default, the content is at its top.
  ///
  /// - Parameters:
  ///   - metrics: The metrics of the content, which have the numbers of its kind.
  ///   - contentInset: The part that bars and the window's edges cover.
  ///   - offset: The scroll position that the app knows. At 0, the content's top is just below the bar.
  public init(_ metrics: any ContentMetrics, contentInset: EdgeInsets, offset: Point = .zero) {
    self.init(metrics, contentInset: contentInset, offset: offset, scrollTo: nil)
  }

  /// Creates a layout that scrolls the page to an element, if there is one.
  package init(
    _ metrics: any ContentMetrics, contentInset: EdgeInsets, offset: Point = .zero, scrollTo: ScrollTarget?
  ) {
    self.metrics = metrics
    self.contentInset = contentInset
    self.offset = offset
    self.scrollTo = scrollTo
  }
}

extension ContentLayout: Equatable {
  public static func == (one: ContentLayout, other: ContentLayout) -> Bool {
    one.offset == other.offset && one.contentInset == other.contentInset && one.scrollTo == other.scrollTo
      && one.metrics.isEqual(to: other.metrics)
  }
}
