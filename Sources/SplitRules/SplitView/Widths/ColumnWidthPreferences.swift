/// The widths that an app requests for a column. Nil stands for UIKit's `automaticDimension`.
public struct ColumnWidthPreferences: Equatable, Sendable {
  /// The preferred width in points. It takes precedence over the fraction (H14 documented).
  public var preferred: Double?
  /// The preferred width as a fraction of the split view's width, from 0 to 1.
  public var fraction: Double?
  /// The minimum width in points.
  public var minimum: Double?
  /// The maximum width in points. It takes precedence over the minimum (H11: raised to the minimum, then lowered to the
  /// maximum).
  public var maximum: Double?

  /// Creates preferences in which every width is automatic.
  package init() {}
}

extension ColumnWidthPreferences {
  /// Whether no width is negative or no number.
  package var isPossible: Bool { [preferred, fraction, minimum, maximum].allSatisfy { $0.map { $0 >= 0 } ?? true } }

  /// Whether the app asks for another width than before. Such a request discards the width to which the user has
  /// dragged the column.
  package func asksAnew(since old: ColumnWidthPreferences) -> Bool { preferred != old.preferred || fraction != old.fraction }

  /// The wish of an app or of the user for a width in a split of the given width, or nil if there is none.
  func wish(in width: Double, isDragged: Bool) -> ReasonedWidth? {
    if let preferred { return ReasonedWidth(preferred, isDragged ? .dragged : .points) }
    return fraction.map { ReasonedWidth($0 * width, .fraction($0, of: width)) }
  }

  /// The primary column's width in an expanded split of the given size, in points on the pixel grid.
  ///
  /// The column always fits into the split, with the line beside it or the inset around it (unmeasured). Before iOS 8
  /// it has the same width everywhere. A least width of the secondary that the app sets counts for two columns as it
  /// does for three (inferred).
  package func primaryColumnWidth(
    in size: Size, design: SplitDesign, grid: PixelGrid, leastSecondary: Double? = nil, isDragged: Bool = false
  ) -> ReasonedWidth {
    var width: ReasonedWidth
    switch design.primaryWidth {
    case .fixed(let points): return ReasonedWidth(points, .automatic).rounded(on: grid)
    case .part(let part, let most, let mostOnLargeScreen, let largeScreen):
      let isLargeScreen = max(size.width, size.height) >= largeScreen
      width = wishOrPart(part, of: size.width)
      width.raise(to: minimum ?? 0)
      width.lower(to: maximum ?? (isLargeScreen ? mostOnLargeScreen : most))
    case .natural(let natural, let least):
      width = wish(in: size.width, isDragged: isDragged) ?? ReasonedWidth(natural, .automatic)
      if preferred == nil { lower(&width, in: size, design, keeping: leastSecondary ?? design.columnWidths.leastSecondary) }
      width.raise(to: minimum ?? least)
      width.lower(to: maximum ?? .infinity)
    }
    width.lower(to: size.width - design.clearance(on: grid), .split)
    return width.rounded(on: grid)
  }

  /// The preferred width, or else a part of the split's width, rounded up.
  private func wishOrPart(_ part: Double, of width: Double) -> ReasonedWidth {
    if let preferred { return ReasonedWidth(preferred, .points) }
    let wanted = ((fraction ?? part) * width).rounded(.up)
    return ReasonedWidth(wanted, fraction.map { .fraction($0, of: width) } ?? .part(part, of: width))
  }

  /// Lowers a width so that the secondary keeps its least width. It stays if no room remains in any case.
  private func lower(_ width: inout ReasonedWidth, in size: Size, _ design: SplitDesign, keeping leastSecondary: Double) {
    let room = size.width - design.standing.inset - leastSecondary
    if room > 0 { width.lower(to: room, .secondary(leastSecondary)) }
  }
}
