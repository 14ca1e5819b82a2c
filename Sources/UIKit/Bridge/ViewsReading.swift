import Foundation
internal import SplitKit

/// The views of a controller, as they were read for a scene.
struct ViewsReading {
  /// The content without the numbers that follow from a size.
  var model: Value
  /// The numbers of the content.
  var metrics: any ContentMetrics
  /// The scroll view that the page scrolls, or nil.
  weak var scroll: UIScrollView?
  /// Whether that scroll view is the whole pane.
  var fillsPane = false
  var selection: [String] = []
  var fields: [SplitKit.TextField] = []
  /// The effects of taps on elements.
  var elements: [String: () -> Void] = [:]
  /// The lists, with the beginnings of the ids of their rows.
  var lists: [ReadList] = []
  /// The effects of swipes over rows.
  var swipes: [String: (SwipeDirection) -> Bool] = [:]
}

/// The frames of the views in a pane, in the order of the content: each view before those in it, in its superview's coordinates.
struct ViewsLayout: ContentMetrics {
  /// A rectangle that belongs to an element: in the pane, or in the contents of the scroll view that the page scrolls.
  struct Hit: Equatable, Sendable {
    let rect: Rect
    let id: String
    /// Whether the rectangle scrolls with the contents.
    let scrolls: Bool
  }

  let frames: [Rect]
  /// The rectangles of the elements, from back to front.
  let hits: [Hit]
  let contentSize: Size
  /// The place of the scroll view in the pane.
  let viewport: Rect
  /// The numbers of the lists among the views, by their places in `frames`.
  let tables: [Int: Value]
  /// The list that the page scrolls, if there is one, and its content.
  var table: TableLayout?
  var tableModel: Value?

  var kind: String { "views" }

  var numbers: [Member] {
    var members = [Member("frames", .frames(frames))]
    if !tables.isEmpty {
      members.append(Member("tables", .object(tables.keys.sorted().map { Member("\($0)", tables[$0] ?? .null) })))
    }
    return members
  }

  /// The frontmost element at the touch. An element that scrolls is found in the viewport only.
  func element(at touch: ContentTouch, in viewModel: Value) -> String? {
    let inner = Point(
      x: touch.point.x - viewport.x - touch.insets.left, y: touch.point.y - viewport.y - touch.insets.top + touch.offset.y)
    let isInViewport = viewport.contains(touch.point)
    if let hit = hits.last(where: { $0.scrolls ? isInViewport && $0.rect.contains(inner) : $0.rect.contains(touch.point) }) {
      return hit.id
    }
    guard isInViewport, let table, let tableModel else { return nil }
    return table.element(at: inner, in: tableModel)
  }
}
