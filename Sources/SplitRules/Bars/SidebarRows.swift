/// The rows of a sidebar: a header with a button, and below it a row for each tab. The heights are ours.
package struct SidebarRows {
  private let sidebar: Rect
  private let top: Double

  /// The height of a row, in points.
  package static let height: Double = 44
  /// The height of the header, in points.
  package static let headerHeight: Double = 54

  /// Creates the rows of a sidebar with the given frame and top inset.
  package init(sidebar: Rect, top: Double) {
    self.sidebar = sidebar
    self.top = top
  }

  /// The frame of the header.
  package var header: Rect { row(0, Self.headerHeight) }

  /// The frame of a row, counted from 0.
  package func frame(at index: Int) -> Rect { row(Self.headerHeight + Double(index) * Self.height, Self.height) }

  private func row(_ distance: Double, _ height: Double) -> Rect {
    Rect(x: sidebar.x, y: sidebar.y + top + distance, width: sidebar.width, height: height)
  }
}
