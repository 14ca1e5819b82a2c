import Foundation
internal import SplitKit

/// The views of a controller, as they were read for a scene.
struct ViewsReading {
  /// The content without the numbers that follow from a size.
  var model: Value
  /// The numbers of the content.
  var metrics: any ContentMetrics
  /// Whether the content scrolls under the bars.
  var scrolls = false
  var selection: [String] = []
  var fields: [SplitKit.TextField] = []
  /// The effects of taps on elements.
  var elements: [String: () -> Void] = [:]
}

/// The frames of the views in a pane, in the order of the content: each view before those in it, in its superview's coordinates.
struct ViewsLayout: ContentMetrics {
  /// A rectangle in the pane that belongs to an element.
  struct Hit: Equatable, Sendable {
    let rect: Rect
    let id: String
    /// Whether the rectangle scrolls with the content.
    let scrolls: Bool
  }

  let frames: [Rect]
  /// The rectangles of the elements, from back to front.
  let hits: [Hit]
  let contentSize: Size

  var kind: String { "views" }

  var numbers: [Member] {
    [
      Member(
        "frames",
        .array(frames.map { .array([.number($0.x), .number($0.y), .number($0.width), .number($0.height)]) }))
    ]
  }

  /// The frontmost element at the touch. A rectangle of a content that scrolls is in the content's own coordinates, which begin
  /// below the bar.
  func element(at touch: ContentTouch, in viewModel: Value) -> String? {
    hits.last { hit in hit.rect.contains(hit.scrolls ? touch.contentPoint : touch.point) }?.id
  }
}
