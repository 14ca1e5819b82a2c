/// What a popover belongs to, and where its arrow may be: `UIPopoverPresentationController`.
///
/// Every controller has one, before it is presented too: it is to be filled in before (AD documented). UIKit raises for
/// a popover that belongs to nothing.
public final class PopoverPresentationController {
  /// The rectangle that the popover belongs to, in the window. UIKit's is in a `sourceView`; here there are no views.
  public var sourceRect: Rect?
  /// The button that the popover belongs to; wins over the rectangle (AD documented).
  public weak var barButtonItem: BarButtonItem?
  /// Where the arrow may be. By default anywhere (AD documented). Empty is a popover without an arrow.
  public var permittedArrowDirections = Set(PopoverArrowDirection.allCases)

  /// Whether there is anything that the popover belongs to.
  var hasSource: Bool { sourceRect != nil || barButtonItem != nil }

  /// Where that is; nil where a button is in no bar that is shown.
  func source(in window: any ControllerHost) -> Rect? {
    guard let barButtonItem else { return sourceRect }
    return window.frame(ofBarButton: barButtonItem.id)
  }

  /// What UIKit says to a popover without a source (general knowledge).
  static let missingSource =
    "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the presentation "
    + "occurs."
}
