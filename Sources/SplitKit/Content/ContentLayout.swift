/// The numbers of a content that depend on its size, in points. The page draws with them, and the engine uses them for
/// hit tests.
public struct ContentLayout: Equatable, Sendable {
  /// The arrangements of content that the page knows. The places of a mosaic's cells are in the view model, in units. A
  /// list has sections, each with a header and rows of equal height.
  public enum Kind: String, Sendable, CaseIterable { case grid, mosaic, feed, list, files, coverFlow, map }

  /// A strip of items in a header that scrolls sideways: the width of an item, and the insets around it.
  public struct Strip: Equatable, Sendable {
    public var itemWidth: Double
    public var insets: EdgeInsets

    public init(itemWidth: Double, insets: EdgeInsets) {
      self.itemWidth = itemWidth
      self.insets = insets
    }
  }

  /// The element to which the page scrolls.
  public struct ScrollTarget: Equatable, Sendable {
    public var id: String
    public var animated: Bool

    public init(id: String, animated: Bool) {
      self.id = id
      self.animated = animated
    }
  }

  public var kind: Kind
  public var columns: Int?
  /// The side of a square cell or the width of any other cell. For a map, it is the number of points for each unit.
  public var unit: Double?
  /// The height of each section's header. A feed has one header, above its rows.
  public var headerHeights: [Double] = []
  /// The top of the first row of a grid of files, or of the covers of a cover flow, relative to the content's top.
  public var contentTop: Double?
  public var rowHeight: Double?
  /// The padding of a list at its left and right.
  public var inset: Double?
  /// The inset of each cell on all sides.
  public var itemInset: Double?
  /// The distance from one item to the next if items overlap.
  public var spacing: Double?
  public var strip: Strip?
  /// The parts that bars and the window's edges cover.
  public var contentInset: EdgeInsets
  /// The size of the content that scrolls, including a list's padding.
  public var contentSize: Size
  /// The offset of the content as the engine knows it. At 0, the top of the content is just below the bar.
  public var offset: Point
  public var scrollTo: ScrollTarget?
  /// The rule for the kind and the number of columns, or nil if they do not depend on the size. A sweep shows it.
  public var rule: ContentRule?

  public init(kind: Kind, contentInset: EdgeInsets, contentSize: Size, offset: Point) {
    self.kind = kind
    self.contentInset = contentInset
    self.contentSize = contentSize
    self.offset = offset
  }
}
