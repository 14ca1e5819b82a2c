/// The popover in which a split view of iOS 5 shows its hidden primary: `UIPopoverController`.
///
/// The primary remains the split's child, and in its `viewControllers`, while the popover shows it (S4's contrast; that
/// its parent stays is general knowledge: `splitViewController` is the same inside).
package final class PopoverController {
  /// The split and its implementation. The references are weak, because a delegate that keeps the popover can outlive
  /// them.
  private weak var split: SplitViewController?
  private weak var owner: FixedSplit?
  /// The popover as a scene describes it, while it is visible and has a place.
  var state: ShownPresentation?

  init(of owner: FixedSplit) { (split, self.owner) = (owner.split, owner) }

  /// The shown controller, which is the split's primary, or nil if there is none.
  package var contentViewController: ViewController? { owner?.primary }

  /// Whether it is on screen.
  package internal(set) var isPopoverVisible = false { didSet { state = nil } }

  /// Shows the popover from the split's button, with an animation. Does nothing if the primary is not hidden.
  package func present() { if !isPopoverVisible { toggle() } }

  /// Dismisses the popover with an animation, if it is visible. The delegate of the split is not told.
  package func dismiss() { withOwner { $0.dismissPrimaryPopover() } }

  /// Shows or dismisses the popover, as its button does.
  func toggle() { withOwner { $0.togglePrimaryPopover() } }

  /// Calls the implementation. The call keeps the split until it returns, because it calls the app's code, which may drop
  /// the split.
  private func withOwner(_ call: (FixedSplit) -> Void) {
    guard let split, let owner else { return }
    withExtendedLifetime(split) { call(owner) }
  }
}
