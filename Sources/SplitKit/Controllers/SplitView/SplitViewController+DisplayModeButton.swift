/// The display mode button and its action.
extension SplitViewController {
  /// The look of the display mode button.
  public struct DisplayModeButton: Equatable {
    /// Whether the button is visible. It is not if it would have no effect, or while the split is collapsed (S3 observed).
    public let isVisible: Bool
    /// The image: arrows for `secondaryOnly`, and that of a back button for a mode that shows the primary (H11 documented).
    public let image: String
    /// The mode that the button selects.
    public let target: DisplayMode
  }

  /// The present look of the button.
  public var displayModeButton: DisplayModeButton { implementation.displayModeButton }

  /// Changes to the target mode with an animation, as the button does. In a collapsed split, nothing changes.
  public func toggleDisplayMode() {
    runner.perform { [self] in implementation.toggleDisplayMode() }
  }
}
