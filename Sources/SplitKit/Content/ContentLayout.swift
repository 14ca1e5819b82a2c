/// The numbers of a content that depend on its size, in points. The page draws with them, and the engine uses them for
/// hit tests.
public struct ContentLayout: Equatable, Sendable {
  /// The arrangements of content that the page knows. The places of a mosaic's cells are in the view model, in units. A
  /// list has sections, each with a header and rows of equal height.
  public enum Kind: String, Sendable, CaseIterable { case grid, mosaic, feed, list, files, coverFlow, map }

  /// A strip of items in a header that scrolls sideways: the width of an item, and the insets around it.
  package struct Strip: Equatable, Sendable {
    package var itemWidth: Double
    package var insets: EdgeInsets

    package init(itemWidth: Double, insets: EdgeInsets) {
      self.itemWidth = itemWidth
      self.insets = insets
    }
  }

  /// The element to which the page scrolls.
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
  /// The side of a square cell or the width of any other cell. For a map, it is the number of points for each unit.
  package var unit: Double?
  /// The height of each section's header. A feed has one header, above its rows.
  public var headerHeights: [Double] = []
  /// The top of the first row of a grid of files, or of the covers of a cover flow, relative to the content's top.
  package var contentTop: Double?
  /// The height of each row of a list, in points.
  public var rowHeight: Double?
  /// The padding of a list at its left and right.
  public var inset: Double?
  /// The inset of each cell on all sides.
  package var itemInset: Double?
  /// The distance from one item to the next if items overlap.
  package var spacing: Double?
  package var strip: Strip?
  /// The parts that bars and the window's edges cover.
  public var contentInset: EdgeInsets
  /// The size of the content that scrolls, including a list's padding.
  public var contentSize: Size
  /// The offset of the content as the engine knows it. At 0, the top of the content is just below the bar.
  public var offset: Point
  package var scrollTo: ScrollTarget?
  /// The rule for the kind and the number of columns, or nil if they do not depend on the size. A sweep shows it.
  package var rule: ContentRule?

  /// Makes a layout without rows, headers or columns; set those that the kind has.
  public init(kind: Kind, contentInset: EdgeInsets, contentSize: Size, offset: Point) {
    self.kind = kind
    self.contentInset = contentInset
    self.contentSize = contentSize
    self.offset = offset
  }
}
