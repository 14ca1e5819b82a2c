import SplitKit

/// The layout of the comments: a text of the page's own, which scrolls without the server, above a bar with the field
/// for a new comment. Both have the readable width.
struct CommentsLayout: Equatable {
  /// The size between the insets, which include the keyboard.
  let area: Size
  /// The width in which text is easy to read.
  let readableWidth: Double

  /// The height of the bar.
  static let barHeight = 56.0
  /// The width of the button that posts a comment, at the trailing end of the bar.
  private static let postWidth = 72.0

  /// The padding at the sides of the comments and of the bar's contents.
  var inset: Double { max(0, (area.width - readableWidth) / 2 - Self.padding) }

  /// The inset of the contents at their sides.
  private static let padding = 20.0
}

extension CommentsLayout: ContentMetrics {
  var kind: String { "comments" }
  var contentSize: Size { area }

  var numbers: [Member] {
    [
      Member("inset", .number(inset)), Member("barHeight", .number(Self.barHeight)),
      Member("postWidth", .number(Self.postWidth)),
    ]
  }

  /// The button that posts the comment, or else the field beside it.
  func element(at touch: ContentTouch, in viewModel: Value) -> String? {
    let point = touch.contentPoint
    let (start, end) = (inset, area.width - inset)
    guard point.y >= area.height - Self.barHeight, point.y < area.height, point.x >= start, point.x < end else { return nil }
    return viewModel[point.x >= end - Self.postWidth ? "post" : "field"]?["id"]?.string
  }
}
