/// The rows of a sidebar: a header with a button, and below it a row for each tab. The heights are ours.
package struct SidebarRows {
  private let sidebar: Rect
  private let top: Double
  private let height: Double

  /// The height of a row at a text size, in points. UIKit's sidebars are lists, whose rows grow (AD documented).
  package static func height(at textSize: ContentSizeCategory) -> Double { TextHeight(44, .body).at(textSize) }
  /// The height of the header, in points.
  package static let headerHeight: Double = 54

  /// Creates the rows of a sidebar with the given frame, top inset and text size.
  package init(sidebar: Rect, top: Double, textSize: ContentSizeCategory) {
    self.sidebar = sidebar
    self.top = top
    height = Self.height(at: textSize)
  }

  /// The frame of the header.
  package var header: Rect { row(0, Self.headerHeight) }

  /// The frame of a row, counted from 0.
  package func frame(at index: Int) -> Rect { row(Self.headerHeight + Double(index) * height, height) }

  private func row(_ distance: Double, _ height: Double) -> Rect {
    Rect(x: sidebar.x, y: sidebar.y + top + distance, width: sidebar.width, height: height)
  }
}
