/// The source of a popover, and the sides that its arrow can be on: `UIPopoverPresentationController`.
///
/// Every controller has one, even before it is presented, because an app sets its properties before the presentation
/// (AD documented). UIKit raises an exception for a popover without a source.
package final class PopoverPresentationController {
  /// The source of the popover as a rectangle in the window. UIKit's rectangle is in a `sourceView`, but this engine
  /// has no views.
  package var sourceRect: Rect?
  /// The source of the popover as a button. It takes precedence over the rectangle (AD documented).
  package weak var barButtonItem: BarButtonItem?
  /// The source of the popover as the id of an item in any bar, such as a back button or a tab: `sourceItem`. It takes
  /// precedence over the rectangle, and a button over it.
  package var sourceItem: String?
  /// The permitted sides of the arrow, by default all (AD documented). An empty set stands for a popover without an
  /// arrow.
  package var permittedArrowDirections = Set(PopoverArrowDirection.allCases)

  /// Gives the style in which the presentation appears where it would adapt to a compact size, or nil for that of the system: the answer
  /// of UIKit's `adaptivePresentationStyle(for:traitCollection:)`. A popover can stay one (AD documented).
  package var adaptation: ((TraitCollection) -> ModalPresentationStyle?)?

  /// Returns the controller that replaces the presented one while the presentation has an adapted style, or nil to keep the presented one
  /// (450, documented).
  package var controllerForStyle: ((ModalPresentationStyle) -> ViewController?)?
  /// Called with the style before the presentation is shown, or with nil if the style is not adapted (450, documented).
  package var willPresent: ((ModalPresentationStyle?) -> Void)?

  /// Whether the popover has a source.
  var hasSource: Bool { sourceRect != nil || itemID != nil }

  /// The id of the item in a bar that is the source, or nil for any other source.
  var itemID: String? { barButtonItem?.id ?? sourceItem }

  /// The source, or nil for an item that is in no visible bar.
  func source(in window: any ControllerHost) -> PopoverSource? {
    guard let itemID else { return sourceRect.map(PopoverSource.rectangle) }
    return window.source(ofBarItem: itemID)
  }

  /// Sets the source to a rectangle or to an item, and forgets any other.
  func setSource(_ rectangle: Rect?, item: String?) {
    (sourceRect, sourceItem, barButtonItem) = (rectangle, item, nil)
  }

  /// UIKit's message about a popover without a source (general knowledge).
  static let missingSource =
    "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the presentation "
    + "occurs."
}

extension ViewController {
  /// The frame of the source of a popover in the window, or nil without a source on screen.
  package var popoverSourceFrame: Rect? { host.flatMap { popoverPresentationController.source(in: $0)?.frame } }
}
