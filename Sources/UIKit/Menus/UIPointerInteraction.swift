import Foundation

/// How a pointer changes over a view: `UIPointerInteraction`. The page's pointer is that of the browser, so it never asks.
@preconcurrency @MainActor
open class UIPointerInteraction: ObjectBase, UIInteraction {
  /// The object that knows the regions. It is not asked.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction takes part. It is kept.
  open var isEnabled = true
  /// The view that has the interaction.
  public private(set) weak var view: UIView?

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing, because nothing has been asked.
  open func invalidate() {}
  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The object that knows the regions of a pointer: `UIPointerInteractionDelegate`. It is not asked.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// The region at a place.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The style in a region.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// The pointer comes into a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
  /// The pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The proposed region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// No style.
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { nil }
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}

/// The animation with which a pointer changes: `UIPointerInteractionAnimating`. No object of it is passed to an app.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A question for a region: `UIPointerRegionRequest`. No object of it is passed to an app.
@preconcurrency @MainActor
open class UIPointerRegionRequest: ObjectBase {
  /// The place of the pointer.
  public let location = CGPoint.zero
  /// The keys that are held.
  public let modifiers: UIKeyModifierFlags = []
}

/// A rectangle in which a pointer looks alike: `UIPointerRegion`. It is kept.
@preconcurrency @MainActor
open class UIPointerRegion: ObjectBase {
  /// The rectangle in the view.
  public let rect: CGRect
  /// The value that tells the region from others, or nil.
  public let identifier: AnyHashable?

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// The look of a pointer: `UIPointerStyle`. It is kept and not drawn.
@preconcurrency @MainActor
open class UIPointerStyle: ObjectBase {
  /// Creates a style of an effect on the view.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }
  /// Creates a style of a shape of the pointer.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { super.init() }
  /// A pointer that is not seen.
  public class func hidden() -> UIPointerStyle { UIPointerStyle(shape: .verticalBeam(length: 0)) }
  /// The pointer of the system.
  public class func system() -> UIPointerStyle { UIPointerStyle(shape: .verticalBeam(length: 0)) }
}

/// The effect of a pointer on a view: `UIPointerEffect`. It is not drawn.
public enum UIPointerEffect {
  /// The effect that suits the view.
  case automatic(UITargetedPreview)
  /// A rounded light behind the view.
  case highlight(UITargetedPreview)
  /// The view rises.
  case lift(UITargetedPreview)
  /// The view changes its colour, its shadow or its scale.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)

  /// Where the colour of an effect lies.
  public enum TintMode: Sendable { case none, overlay, underlay }
}

/// The shape of a pointer: `UIPointerShape`. It is not drawn.
public enum UIPointerShape {
  /// The path.
  case path(UIBezierPath)
  /// A rounded rectangle.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A line from top to bottom, of a length in points.
  case verticalBeam(length: CGFloat)
  /// A line from left to right, of a length in points.
  case horizontalBeam(length: CGFloat)
}
