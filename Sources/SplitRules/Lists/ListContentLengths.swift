/// The lengths of a list content configuration, in points (856).
///
/// The margins at the sides give way to those of the cell where the axis is preserved.
package struct ListContentLengths: Hashable, Sendable {
  package let top, leading, bottom, trailing: Double
  /// The distance between texts below each other.
  package let verticalGap: Double
  /// The distance between image and texts.
  package let imageGap: Double
  /// The distance between texts beside each other.
  package let horizontalGap = 8.0

  private init(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double, gap: Double, image: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    (verticalGap, imageGap) = (gap, image)
  }

  /// The configurations that differ in their lengths. A value cell is like any other.
  package enum Form: Sendable { case cell, subtitleCell, plainHeader, groupedHeader, footer, sidebar, sidebarSubtitle }

  /// The lengths on iOS 26. The margins of cells have several sources, and the other figures one.
  package static func glass(_ form: Form) -> ListContentLengths {
    switch form {
    case .cell: ListContentLengths(15, 16, 15, 8, gap: 4, image: 16)
    case .subtitleCell: ListContentLengths(15, 16, 15, 8, gap: 0, image: 16)
    case .plainHeader, .groupedHeader: ListContentLengths(10, 8, 10, 8, gap: 4, image: 16)
    case .footer: ListContentLengths(8, 8, 6, 8, gap: 4, image: 16)
    case .sidebar: ListContentLengths(11, 8, 11, 8, gap: 4, image: 10)
    case .sidebarSubtitle: ListContentLengths(4, 8, 4, 8, gap: 0, image: 10)
    }
  }

  /// The lengths on iOS 14 to 18. A subtitle cell is inferred. Plain headers, footers and sidebars are unmeasured, and here they are
  /// like cells.
  package static func earlier(_ form: Form) -> ListContentLengths {
    switch form {
    case .groupedHeader: ListContentLengths(17, 8, 6, 8, gap: 3, image: 16)
    case .cell, .subtitleCell, .plainHeader, .footer, .sidebar, .sidebarSubtitle:
      ListContentLengths(11, 16, 11, 8, gap: 3, image: 16)
    }
  }
}
