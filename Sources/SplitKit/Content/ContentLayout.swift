/// The numbers of a content that depend on its size, in points. The page draws with them and the engine's hit
/// tests use the same.
public struct ContentLayout: Equatable, Sendable {
  /// How the content is arranged; the page knows the kind. A mosaic's cells have their places, in units, in the view
  /// model. A list has sections, each a header and rows of one height.
  public enum Kind: String, Sendable, CaseIterable { case grid, mosaic, feed, list, files, coverFlow, map }

  /// A strip of items that scrolls sideways in a header: the width of an item and the insets around it.
  package struct Strip: Equatable, Sendable {
    package var itemWidth: Double
    package var insets: EdgeInsets

    package init(itemWidth: Double, insets: EdgeInsets) {
      self.itemWidth = itemWidth
      self.insets = insets
    }
  }

  /// Where the page is to move to.
  package struct ScrollTarget: Equatable, Sendable {
    package var id: String
    package var animated: Bool

    package init(id: String, animated: Bool) {
      self.id = id
      self.animated = animated
    }
  }

  /// How the content is arranged.
  public var kind: Kind
  package var columns: Int?
  /// The side of a square cell, or the width of one that is not square; in a map the points for each of its units.
  package var unit: Double?
  /// Of each section's header; a feed has one, above its rows.
  public var headerHeights: [Double] = []
  /// Where the first row of a grid of files begins, and where the covers of a cover flow do: below the content's top.
  package var contentTop: Double?
  /// The height of each row of a list, in points.
  public var rowHeight: Double?
  /// The padding of a list at its left and right.
  public var inset: Double?
  /// The inset of each cell on all sides.
  package var itemInset: Double?
  /// The distance from one item to the next where they overlap.
  package var spacing: Double?
  package var strip: Strip?
  /// What bars and the window's edges cover.
  public var contentInset: EdgeInsets
  /// The size of what scrolls, a list's padding included.
  public var contentSize: Size
  /// Where the engine believes the content is: 0 is its top, just below the bar.
  public var offset: Point
  package var scrollTo: ScrollTarget?
  /// Why the kind and the number of columns are as they are; nil where no size changes them. A sweep says it.
  package var rule: ContentRule?

  /// Makes a layout without rows, headers or columns; set those that the kind has.
  public init(kind: Kind, contentInset: EdgeInsets, contentSize: Size, offset: Point) {
    self.kind = kind
    self.contentInset = contentInset
    self.contentSize = contentSize
    self.offset = offset
  }
}
