/// The part of a content that depends on its size: its arrangement and its position. The page draws with the same numbers
/// with which the engine finds the element under a touch.
public struct ContentLayout: Sendable {
  /// The element to which the page scrolls.
  public struct ScrollTarget: Equatable, Sendable {
    public var id: String
    public var animated: Bool

    public init(id: String, animated: Bool) {
      self.id = id
      self.animated = animated
    }
  }

  public var arrangement: any ContentArrangement
  /// The part that bars and the window's edges cover.
  public var contentInset: EdgeInsets
  /// The scroll position that the engine knows. At 0, the content's top is just below the bar.
  public var offset: Point
  public var scrollTo: ScrollTarget?

  public init(
    _ arrangement: any ContentArrangement, contentInset: EdgeInsets, offset: Point = .zero, scrollTo: ScrollTarget? = nil
  ) {
    self.arrangement = arrangement
    self.contentInset = contentInset
    self.offset = offset
    self.scrollTo = scrollTo
  }
}

extension ContentLayout: Equatable {
  public static func == (one: ContentLayout, other: ContentLayout) -> Bool {
    one.offset == other.offset && one.contentInset == other.contentInset && one.scrollTo == other.scrollTo
      && one.arrangement.isEqual(to: other.arrangement)
  }
}
