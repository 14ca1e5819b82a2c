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
  /// The permitted sides of the arrow, by default all (AD documented). An empty set stands for a popover without an
  /// arrow.
  package var permittedArrowDirections = Set(PopoverArrowDirection.allCases)

  /// Whether the popover has a source.
  var hasSource: Bool { sourceRect != nil || barButtonItem != nil }

  /// The source, or nil for a button that is in no visible bar.
  func source(in window: any ControllerHost) -> PopoverSource? {
    guard let barButtonItem else { return sourceRect.map(PopoverSource.rectangle) }
    return window.source(ofBarButton: barButtonItem.id)
  }

  /// UIKit's message about a popover without a source (general knowledge).
  static let missingSource =
    "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the presentation "
    + "occurs."
}
