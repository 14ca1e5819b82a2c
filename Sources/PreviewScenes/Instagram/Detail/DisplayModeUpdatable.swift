import SplitKit

/// What a controller adopts to hear of the split's display mode: the article's protocol (seed 0, "Protocol
/// Oriented UI updates").
protocol DisplayModeUpdatable: AnyObject {
  /// The mode shown is about to be this.
  func displayModeWillChange(to displayMode: DisplayMode)
  /// The change that the user asked for is complete.
  func displayModeDidChange(to displayMode: DisplayMode)
}
