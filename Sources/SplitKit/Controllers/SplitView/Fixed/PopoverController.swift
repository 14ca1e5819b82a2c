/// The popover in which a split view of iOS 5 shows its hidden primary: `UIPopoverController`.
///
/// The primary stays the split's child, and in its `viewControllers`, while the popover shows it (S4's contrast; that
/// its parent stays is general knowledge: `splitViewController` reads the same inside).
public final class PopoverController {
  /// A delegate that keeps the popover may outlive the split.
  private weak var owner: FixedSplit?
  /// Where it is while it can be seen, and the side that has the arrow.
  var state: PresentationState?

  init(of owner: FixedSplit) { self.owner = owner }

  /// What it shows: the split's primary; nil while there is none.
  public var contentViewController: ViewController? { owner?.primary }

  /// Whether it is on screen.
  public var isPopoverVisible: Bool { state != nil }

  /// Shows the popover from the split's button, animated, as the button does; nothing while the primary is not hidden.
  public func present() { if !isPopoverVisible { owner?.togglePrimaryPopover() } }

  /// Takes the popover away, animated; nothing while it is not on screen. The delegate of the split is not told.
  public func dismiss() { owner?.dismissPrimaryPopover() }
}
