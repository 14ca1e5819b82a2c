/// A text in a row, as far as its position depends on it.
package struct RowText {
  /// The size that the text takes in a width, in points.
  package let size: (Double) -> Size

  package init(size: @escaping (Double) -> Size) { self.size = size }

  /// The size of the text in lines as long as it needs.
  package var whole: Size { size(.greatestFiniteMagnitude) }
}

/// The positions of the texts and the image of a row, which begins at the left, in points.
package struct RowParts: Equatable, Sendable {
  package var image: Rect?
  package var title: Rect?
  package var detail: Rect?
  /// The height that the parts need.
  package var height = 0.0

  package init() {}
}

/// The arrangement of the texts of a row.
package enum RowArrangement: Sendable {
  /// There is one text.
  case alone
  /// The second text is below the first.
  case below
  /// The second text is at the end of the row.
  case atEnd
}

/// The space of a row for its texts.
package struct RowSpace: Sendable {
  /// The size of the contents, whose height is nil where it follows from the texts.
  package let width: Double
  package let height: Double?
  /// The margins of the contents, of which `left` is that at the start.
  package let margins: EdgeInsets
  package let grid: PixelGrid
  /// The size of the body font in points.
  package let body: Double

  package init(width: Double, height: Double?, margins: EdgeInsets, grid: PixelGrid, body: Double) {
    (self.width, self.height, self.margins, self.grid, self.body) = (width, height, margins, grid, body)
  }

  fileprivate var end: Double { max(margins.left, width - margins.right) }
}

/// The texts of a cell with labels: `UITableViewCell.textLabel` and `detailTextLabel`.
package struct LabelRow {
  private let design: RowDesign
  private let arrangement: RowArrangement
  private let isGrouped: Bool
  private let category: ContentSizeCategory

  /// The distance between the title and the text at the end (813).
  private static let leastGap = 6.0

  /// Creates the rules for a cell.
  ///
  /// - Parameter isGrouped: Whether the table is grouped, in which two texts are in the middle of the row (810).
  package init(_ design: RowDesign, _ arrangement: RowArrangement, isGrouped: Bool, at category: ContentSizeCategory) {
    (self.design, self.arrangement, self.isGrouped, self.category) = (design, arrangement, isGrouped, category)
  }

  /// The positions of the texts, which begin at a distance from the start, and the height of the row.
  package func parts(title: RowText?, detail: RowText?, start: Double, in space: RowSpace) -> RowParts {
    switch (arrangement, detail) {
    case (.below, let detail?): below(title, detail, start, space)
    case (.atEnd, let detail?): atEnd(title, detail, start, space)
    default: single(title, start, space)
    }
  }

  private func height(of texts: Double, _ space: RowSpace) -> Double {
    space.height ?? max(design.leastHeight(at: category), texts > 0 ? texts + 2 * design.labelMargin : 0)
  }

  private func single(_ title: RowText?, _ start: Double, _ space: RowSpace) -> RowParts {
    var parts = RowParts()
    let width = max(0, space.end - start)
    let text = title?.size(width) ?? Size(width: 0, height: 0)
    parts.height = height(of: text.height, space)
    guard let title else { return parts }
    switch arrangement {
    case .alone: parts.title = Rect(x: start, y: 0, width: width, height: parts.height)
    // The title alone is in the middle, rounded up (811, 812).
    case .below:
      let top = space.grid.up((parts.height - text.height) / 2)
      parts.title = Rect(x: start, y: top, width: min(width, text.width), height: text.height)
    case .atEnd:
      let top = whole((parts.height - text.height) / 2)
      parts.title = Rect(x: start, y: top, width: min(width, title.whole.width), height: text.height)
    }
    return parts
  }

  private func whole(_ length: Double) -> Double { (length - 1e-6).rounded(.up) }

  private func below(_ title: RowText?, _ detail: RowText, _ start: Double, _ space: RowSpace) -> RowParts {
    var parts = RowParts()
    let width = max(0, space.end - start)
    let (first, second) = (title?.size(width) ?? Size(width: 0, height: 0), detail.size(width))
    let grid = space.grid
    if !isGrouped, let spacing = design.plainSubtitle {
      let (top, gap) = (grid.position(spacing.top.at(body: space.body)), grid.position(spacing.gap.at(body: space.body)))
      let texts = top + first.height + gap + second.height
      let usual = (texts + spacing.bottom.at(body: space.body) - 1e-6).rounded()
      parts.height = space.height ?? usual
      // A row that is lower or higher than it needs has its texts as far from the middle (inferred).
      let shift = grid.position((parts.height - usual) / 2)
      parts.title = Rect(x: start, y: top + shift, width: min(width, first.width), height: first.height)
      parts.detail = Rect(x: start, y: top + first.height + gap + shift, width: min(width, second.width), height: second.height)
      return parts
    }
    let texts = first.height + second.height
    let needed = max(design.leastSubtitleHeight(at: category), texts + 2 * design.labelMargin + design.lineHeight)
    parts.height = space.height ?? needed
    let top = grid.up((parts.height - texts) / 2)
    parts.title = Rect(x: start, y: top, width: min(width, first.width), height: first.height)
    parts.detail = Rect(x: start, y: top + first.height, width: min(width, second.width), height: second.height)
    return parts
  }

  /// The detail becomes shorter, down to nothing, before the title does (813).
  private func atEnd(_ title: RowText?, _ detail: RowText, _ start: Double, _ space: RowSpace) -> RowParts {
    var parts = RowParts()
    let width = max(0, space.end - start)
    let first = title?.size(width) ?? Size(width: 0, height: 0)
    let titleWidth = min(width, title?.whole.width ?? 0)
    let room = max(0, width - (titleWidth > 0 ? titleWidth + Self.leastGap : 0))
    let second = detail.size(room)
    let detailWidth = min(room, second.width)
    parts.height = height(of: max(first.height, second.height), space)
    parts.title = Rect(x: start, y: whole((parts.height - first.height) / 2), width: titleWidth, height: first.height)
    parts.detail = Rect(
      x: space.end - detailWidth, y: whole((parts.height - second.height) / 2), width: detailWidth, height: second.height)
    return parts
  }
}

/// The texts and the image of a list content configuration: `UIListContentView` (856, 857, 906, 912).
package struct ContentRow {
  /// The distances between both texts, one below the other and beside each other, and from the image to the texts.
  package let verticalGap, horizontalGap, imageGap: Double
  package let prefersSideBySide: Bool
  /// Whether the text size is one of the accessibility sizes, at which no texts are beside each other.
  package let stacks: Bool

  package init(verticalGap: Double, horizontalGap: Double, imageGap: Double, prefersSideBySide: Bool, stacks: Bool) {
    (self.verticalGap, self.horizontalGap, self.imageGap) = (verticalGap, horizontalGap, imageGap)
    (self.prefersSideBySide, self.stacks) = (prefersSideBySide, stacks)
  }

  /// The positions of the parts, with the height that they need inside of the margins.
  ///
  /// - Parameter image: The size of the image, or nil without one. It is in the middle of a space that is at least as wide as `slot`.
  package func parts(title: RowText?, detail: RowText?, image: Size?, slot: Size, in space: RowSpace) -> RowParts {
    var parts = RowParts()
    var start = space.margins.left
    if let image {
      let width = max(image.width, slot.width)
      parts.image = Rect(x: start + (width - image.width) / 2, y: 0, width: image.width, height: image.height)
      start += width + imageGap
    }
    let sideBySide = prefersSideBySide && !stacks && title != nil && detail != nil
    let height = sideBySide ? placeBeside(title, detail, start, space, &parts) : placeBelow(title, detail, start, space, &parts)
    let inner = max(height, image?.height ?? 0, image == nil ? 0 : slot.height)
    parts.height = space.margins.top + inner + space.margins.bottom
    let whole = space.height ?? parts.height
    // The texts keep the margins as far as there is space for them, and else they are in the middle of the row.
    let free = whole - space.margins.top - space.margins.bottom
    let middle = free >= inner ? space.margins.top + free / 2 : whole / 2
    let top = space.grid.position(middle - height / 2)
    parts.title?.y += top
    parts.detail?.y += top
    if let image { parts.image?.y = space.grid.position(middle - image.height / 2) }
    return parts
  }

  private func placeBelow(
    _ title: RowText?, _ detail: RowText?, _ start: Double, _ space: RowSpace, _ parts: inout RowParts
  ) -> Double {
    let width = max(0, space.end - start)
    var top = 0.0
    if let size = title?.size(width) {
      parts.title = Rect(x: start, y: 0, width: min(width, size.width), height: size.height)
      top = size.height
    }
    guard let size = detail?.size(width) else { return top }
    if parts.title != nil { top += verticalGap }
    parts.detail = Rect(x: start, y: top, width: min(width, size.width), height: size.height)
    return top + size.height
  }

  private func placeBeside(
    _ title: RowText?, _ detail: RowText?, _ start: Double, _ space: RowSpace, _ parts: inout RowParts
  ) -> Double {
    let width = max(0, space.end - start)
    guard let title, let detail else { return 0 }
    let titleWidth = min(width, title.whole.width)
    let room = max(0, width - titleWidth - horizontalGap)
    let (first, second) = (title.size(titleWidth), detail.size(room))
    let detailWidth = min(room, second.width)
    // Without space for both beside each other, they are below each other.
    guard titleWidth + horizontalGap + detail.whole.width <= width else { return placeBelow(title, detail, start, space, &parts) }
    let height = max(first.height, second.height)
    parts.title = Rect(x: start, y: (height - first.height) / 2, width: titleWidth, height: first.height)
    parts.detail = Rect(x: space.end - detailWidth, y: (height - second.height) / 2, width: detailWidth, height: second.height)
    return height
  }
}
