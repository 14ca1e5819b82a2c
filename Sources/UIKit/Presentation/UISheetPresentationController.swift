import Foundation
internal import SplitKit

/// The presentation of a sheet: `UISheetPresentationController`.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can rest: `UISheetPresentationController.Detent`.
  @preconcurrency @MainActor
  open class Detent: ObjectBase {
    /// The name of a detent.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name.
    public let identifier: Identifier
    let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    fileprivate init(
      _ identifier: Identifier, resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init()
    }

    /// About half of the screen.
    public class func medium() -> Detent { Detent(.medium, resolver: nil) }
    /// The whole height.
    public class func large() -> Detent { Detent(.large, resolver: nil) }
    /// A height of the app's own. The closure is called when the sheet is presented and when its detents are set.
    public class func custom(
      identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver) }
    /// The height for the given room, or nil for a detent that has no place in it.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      switch identifier {
      case .medium: (context.maximumDetentValue * 0.5).rounded()
      case .large: context.maximumDetentValue
      default: resolver?(context)
      }
    }
  }

  private var sheet: SplitKit.SheetPresentationController { presentedViewController.engine.sheetPresentationController }

  /// The heights at which the sheet can rest, beginning with the smallest. The default is `large` alone.
  open var detents: [Detent] = [.large()] { didSet { noteDetents() } }
  /// The detent at which the sheet rests, or nil for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { sheet.selectedDetentIdentifier.map(Self.identifier) }
    set { sheet.selectedDetentIdentifier = newValue.map(Self.name) }
  }
  /// The largest detent at which nothing is dimmed, or nil.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get { sheet.largestUndimmedDetentIdentifier.map(Self.identifier) }
    set { sheet.largestUndimmedDetentIdentifier = newValue.map(Self.name) }
  }
  /// Whether the sheet shows a grabber. The default is false.
  open var prefersGrabberVisible: Bool {
    get { sheet.prefersGrabberVisible }
    set { sheet.prefersGrabberVisible = newValue }
  }
  /// Kept: the engine's sheets attach to the bottom by its own rules.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Kept, without an effect.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Kept: a swipe on scrolled content scrolls it.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Kept: corners have the radius of the system.
  open var preferredCornerRadius: CGFloat?
  /// Kept, without an effect.
  open var prefersPageSizing = true
  /// The source of the sheet, which is kept.
  open weak var sourceView: UIView?
  /// Makes changes with an animation.
  open func animateChanges(_ changes: () -> Void) {
    let application = UIKitContext.current.application
    application.animate(duration: SplitKit.Application.animationDuration, animations: changes)
    application.addTransition(.layout, target: presentedViewController.engine.id)
  }
  /// Asks the detents of the app's own for their heights again.
  open func invalidateDetents() { noteDetents() }

  func noteDetents() {
    let context = UIKitContext.current
    let surroundings = DetentContext(maximum: context.windowSize.height, traits: context.traits)
    sheet.detents = detents.compactMap { detent in
      switch detent.identifier {
      case .medium where detent.resolver == nil: return .medium
      case .large where detent.resolver == nil: return .large
      default:
        guard let value = detent.resolvedValue(in: surroundings) else { return nil }
        return .custom(identifier: Self.name(detent.identifier), value: Double(value))
      }
    }
  }

  private static func name(_ identifier: Detent.Identifier) -> String {
    switch identifier {
    case .medium: "medium"
    case .large: "large"
    default: identifier.rawValue
    }
  }

  private static func identifier(_ name: String) -> Detent.Identifier {
    switch name {
    case "medium": .medium
    case "large": .large
    default: Detent.Identifier(name)
    }
  }
}

/// The room in which a detent of the app's own has its height: `UISheetPresentationControllerDetentResolutionContext`.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: ObjectBase, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  let containerTraitCollection: UITraitCollection

  init(maximum: CGFloat, traits: UITraitCollection) {
    (maximumDetentValue, containerTraitCollection) = (maximum, traits)
    super.init()
  }
}

/// The delegate of a sheet: `UISheetPresentationControllerDelegate`.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user has moved the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
