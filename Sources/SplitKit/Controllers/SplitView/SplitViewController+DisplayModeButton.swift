/// The display mode button and its action.
extension SplitViewController {
  /// The parts of the display mode button that can be seen, and its target.
  package struct DisplayModeButton: Equatable {
    /// Whether the button is visible. It is not if it would have no effect, or while the split is collapsed (S3 observed).
    package let isVisible: Bool
    /// The image: arrows for `secondaryOnly`, and that of a back button for a mode that shows the primary (H11 documented).
    package let image: String
    /// The title beside the image, in a version in which a back button to the primary has one.
    package let title: String?
    /// The mode that the button selects.
    package let target: DisplayMode
  }

  /// The present state of the button.
  package var displayModeButton: DisplayModeButton { reading.displayModeButton }

  /// Changes to the target mode with an animation, as the button does. In a collapsed split, nothing changes.
  package func toggleDisplayMode() {
    runner.perform(of: self) { [self] in implementation.toggleDisplayMode() }
  }
}
