import Foundation

/// The delegate of a popover before iOS 8: `UIPopoverControllerDelegate`. It is kept and not asked.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  /// Whether a touch beside the popover hides it. It is not asked.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// A touch has hidden the popover. It is never called.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
  /// True.
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
  /// Does nothing.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}
