import Foundation
internal import SplitKit

/// The popover in which a split view before iOS 8 shows its hidden primary: `UIPopoverController`, which iOS 9 deprecated.
@preconcurrency @MainActor
open class UIPopoverController: ObjectBase {
  private let popover: SplitKit.PopoverController?

  /// Creates a popover of the app's own. It is kept and not shown.
  public init(contentViewController viewController: UIViewController) {
    popover = nil
    super.init()
  }

  init(_ popover: SplitKit.PopoverController) {
    self.popover = popover
    super.init()
  }

  /// The shown controller.
  open var contentViewController: UIViewController? { popover?.contentViewController.map(UIViewController.of) }
  /// Whether the popover is on screen.
  open var isPopoverVisible: Bool { popover?.isPopoverVisible ?? false }
  /// The delegate. It is kept and not asked.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// Kept, without an effect.
  open var passthroughViews: [UIView]?
  /// Kept, without an effect.
  open var contentSize = CGSize.zero
  /// Does nothing: only the popover of a split view is shown.
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
  ) {}
  /// Does nothing: only the popover of a split view is shown.
  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
  ) {}
  /// Hides the popover.
  open func dismiss(animated: Bool) { popover?.dismiss() }
}
