import SplitKit

/// The layout of a story: a card that is upright like a phone, in the middle of the area between the insets, or the whole
/// area if that is narrow.
struct StoryLayout: Equatable {
  let area: Size
  let textSize: ContentSizeCategory

  /// The width of a card of that height.
  private static let ratio = 9.0 / 16
  /// An area that is narrower than this part of its height is all card.
  private static let narrowest = 0.7
  /// The space above and below a card that is not the whole area.
  private static let margin = 20.0
  /// The height of the part with the progress, the owner and the button that closes the viewer.
  private var headerHeight: Double { TextHeight(72, .subheadline).at(textSize) }
  /// The width of that button, which is at the trailing end of the header and as high as the header.
  private static let closeWidth = 52.0
  /// The part of the width in which a tap leads back.
  private static let leadingPart = 1.0 / 3

  var card: Rect {
    guard area.width > Self.narrowest * area.height else { return Rect(x: 0, y: 0, width: area.width, height: area.height) }
    let height = max(0, area.height - 2 * Self.margin)
    let width = (height * Self.ratio).rounded()
    return Rect(x: (area.width - width) / 2, y: Self.margin, width: width, height: height)
  }
}

extension StoryLayout: ContentMetrics {
  var kind: String { "story" }
  var contentSize: Size { area }

  var numbers: [Member] {
    let frame = [card.x, card.y, card.width, card.height].map { Value.number($0) }
    return [
      Member("card", .array(frame)), Member("headerHeight", .number(headerHeight)),
      Member("closeWidth", .number(Self.closeWidth)), Member("leadingPart", .number(Self.leadingPart)),
    ]
  }

  /// The button, or else the side on which the touch is. The sides reach to the edges of the area.
  func element(at touch: ContentTouch, in viewModel: Value) -> String? {
    let point = touch.contentPoint
    guard (0..<area.width).contains(point.x), (0..<area.height).contains(point.y) else { return nil }
    let isOnButton = point.x >= card.maxX - Self.closeWidth && point.x < card.maxX && point.y < card.y + headerHeight
    if isOnButton { return viewModel["close"]?["id"]?.string }
    return viewModel[point.x < area.width * Self.leadingPart ? "previous" : "next"]?["id"]?.string
  }
}
