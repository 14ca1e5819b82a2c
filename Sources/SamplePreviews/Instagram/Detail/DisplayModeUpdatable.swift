import SplitKit

/// A controller that is told about the split's display mode. The protocol is the article's (seed 0, "Protocol Oriented
/// UI updates").
protocol DisplayModeUpdatable: ViewController {
  /// Tells the controller that the shown mode is about to change.
  func displayModeWillChange(to displayMode: DisplayMode)
  /// Tells the controller that the change that the user requested is complete.
  func displayModeDidChange(to displayMode: DisplayMode)
}
