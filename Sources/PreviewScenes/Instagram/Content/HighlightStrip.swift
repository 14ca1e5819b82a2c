import SplitKit

extension ViewController {
  /// The strip of highlights: items of 100 and insets of 10 where both size classes are regular, else 75 and 8
  /// (spec/split-view.md 9.6).
  var highlightStrip: Strip {
    traitCollection.isRegularInBothDirections
      ? .init(itemWidth: 100, insets: EdgeInsets(all: 10)) : .init(itemWidth: 75, insets: EdgeInsets(all: 8))
  }
}
