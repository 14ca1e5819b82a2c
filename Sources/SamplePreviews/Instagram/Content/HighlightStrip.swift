import SplitKit

extension ViewController {
  /// The strip of highlights. Items are 100 wide with insets of 10 if both size classes are regular, and otherwise 75
  /// with insets of 8 (spec/split-view.md 9.6).
  var highlightStrip: Strip {
    traitCollection.isRegularInBothDirections
      ? .init(itemWidth: 100, insets: EdgeInsets(all: 10)) : .init(itemWidth: 75, insets: EdgeInsets(all: 8))
  }
}
