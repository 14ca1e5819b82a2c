import ContentBlocks
import SplitKit

/// The layout of the comments: a text of the page's own, which scrolls without the server, above a bar with the field
/// for a new comment. Both have the readable width.
struct CommentsLayout: Equatable {
  /// The size between the insets, which include the keyboard.
  let area: Size
  /// The width in which text is easy to read.
  let readableWidth: Double
  let textSize: ContentSizeCategory

  /// The height of the bar.
  private var barHeight: Double { TextHeight(56, .subheadline).at(textSize) }
  /// The width of the button that posts a comment, at the trailing end of the bar. It grows by twice as much as its line
  /// (ours).
  private var postWidth: Double { 72 + 2 * textSize.growth(of: .subheadline) }

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
      Member("inset", .number(inset)), Member("barHeight", .number(barHeight)),
      Member("postWidth", .number(postWidth)),
    ]
  }

  /// The button that posts the comment, or else the field beside it.
  func element(at touch: ContentTouch, in viewModel: Value) -> String? {
    let point = touch.contentPoint
    let (start, end) = (inset, area.width - inset)
    guard point.y >= area.height - barHeight, point.y < area.height, point.x >= start, point.x < end else { return nil }
    return viewModel[point.x >= end - postWidth ? "post" : "field"]?["id"]?.string
  }
}
