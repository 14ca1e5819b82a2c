/// The display mode button and what it does.
extension SplitViewController {
  /// How the display mode button looks.
  public struct DisplayModeButton: Equatable {
    /// False where it would do nothing, and while the split is collapsed (S3 observed).
    public let isVisible: Bool
    /// Arrows for `secondaryOnly`, as a back button for a mode that shows the primary (H11 documented).
    public let image: String
    /// The mode that it goes to.
    public let target: DisplayMode
  }

  /// The button's look now.
  public var displayModeButton: DisplayModeButton { implementation.displayModeButton }

  /// Does what the button does: goes to the target mode, animated. Nothing while collapsed.
  public func toggleDisplayMode() {
    runner.perform { [self] in implementation.toggleDisplayMode() }
  }
}
