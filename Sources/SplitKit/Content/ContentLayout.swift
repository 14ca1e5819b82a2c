/// The part of a content that depends on its size: how it is arranged, and where it is. The page draws with the same numbers
/// by which a touch finds an element.
public struct ContentLayout: Sendable {
  /// Where the page is to move to.
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
  /// Where the engine believes the content is: 0 is its top, just below the bar.
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
