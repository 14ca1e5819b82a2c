import ContentBlocks
import SplitKit

extension ViewController {
  /// The strip of highlights. Items are 100 wide with insets of 10 if both size classes are regular, and otherwise 75
  /// with insets of 8 (spec/split-view.md 9.6). At larger text sizes, they are wider by twice the growth of their label
  /// (ours).
  var highlightStrip: Strip {
    let more = 2 * textSize.growth(of: .subheadline)
    return traitCollection.isRegularInBothDirections
      ? .init(itemWidth: 100 + more, insets: EdgeInsets(all: 10))
      : .init(itemWidth: 75 + more, insets: EdgeInsets(all: 8))
  }
}

extension Strip {
  /// The height of the highlights in a profile, with their label.
  static let highlights = TextHeight(110, .subheadline)
}
