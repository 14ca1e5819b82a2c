import Foundation
internal import SplitKit

/// The sides on which a popover can have its arrow: `UIPopoverArrowDirection`, with UIKit's raw values.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The raw value, which is UIKit's.
  public let rawValue: UInt
  /// Creates directions from UIKit's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The popover is at the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The popover is at the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// No direction was chosen.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)

  var engine: Set<SplitKit.PopoverArrowDirection> {
    var directions: Set<SplitKit.PopoverArrowDirection> = []
    if contains(.up) { directions.insert(.up) }
    if contains(.down) { directions.insert(.down) }
    if contains(.left) { directions.insert(.left) }
    if contains(.right) { directions.insert(.right) }
    return directions
  }
}

/// An object that a popover can point at: `UIPopoverPresentationControllerSourceItem`. Views and bar button items are such objects.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
extension UITabBarItem: UIPopoverPresentationControllerSourceItem {}

/// The presentation of a popover: `UIPopoverPresentationController`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private var popover: SplitKit.PopoverPresentationController { presentedViewController.engine.popoverPresentationController }

  /// The view that the popover points at. Its whole bounds are the source unless `sourceRect` says otherwise.
  open weak var sourceView: UIView? { didSet { noteSource() } }
  /// The rectangle in `sourceView` that the popover points at.
  open var sourceRect = CGRect.null { didSet { noteSource() } }
  /// The button that the popover points at.
  open weak var barButtonItem: UIBarButtonItem? { didSet { noteSource() } }
  /// The view or the bar button item that the popover points at, since iOS 16.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet {
      sourceView = sourceItem as? UIView
      barButtonItem = sourceItem as? UIBarButtonItem
    }
  }
  /// The permitted sides of the arrow. The default is any.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { popover.permittedArrowDirections = permittedArrowDirections.engine }
  }
  /// The side of the arrow while the popover is presented with one, and `unknown` otherwise (spec/reports.md 457).
  open var arrowDirection: UIPopoverArrowDirection {
    switch presentedViewController.engine.popoverArrow {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case nil: .unknown
    }
  }
  /// Kept, without an effect.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Kept, without an effect.
  open var passthroughViews: [UIView]?
  /// Kept, without an effect.
  open var canOverlapSourceViewRect = false
  /// Kept: a popover has the colour of the system.
  open var backgroundColor: UIColor?
  /// Kept: the class of the background is the system's.
  open var popoverBackgroundViewClass: AnyClass?
  /// The sheet that the popover is in a compact window.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    presentedViewController.keptSheetController
  }

  /// Passes the source on, in the coordinates of the window as it is now.
  func noteSource() {
    if let item = (barButtonItem ?? sourceView?.itemThatShowsIt)?.engineItem {
      popover.barButtonItem = item
      popover.sourceRect = nil
    } else if let sourceView {
      let rect = sourceRect == .null ? CGRect(origin: sourceView.shownOrigin, size: sourceView.bounds.size) : sourceRect
      let origin = sourceView.convert(rect.origin, to: nil)
      popover.sourceRect = Rect(
        x: Double(origin.x), y: Double(origin.y), width: Double(rect.width), height: Double(rect.height))
    } else {
      (popover.sourceRect, popover.barButtonItem) = (nil, nil)
    }
  }
}

/// The delegate of a popover: `UIPopoverPresentationControllerDelegate`.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a tap beside the popover dismisses it. Deprecated in iOS 13, and asked before
  /// `presentationControllerShouldDismiss(_:)`.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// The popover moves with its source. It is not called.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
  /// The user has dismissed the popover. Deprecated in iOS 13.
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// True.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {}
}

#if !canImport(ObjectiveC)
  /// A place for an object, which Swift has with Objective-C alone: `AutoreleasingUnsafeMutablePointer`.
  public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
#endif
