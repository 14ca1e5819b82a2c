import Foundation

/// A menu for a long press: `UIContextMenuConfiguration`. The preview is not shown.
open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the thing that the menu belongs to.
  public let identifier: any NSCopying
  /// How the elements of a menu are ordered, with UIKit's raw values. It has no effect.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
  /// Kept, without an effect.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// Kept, without an effect.
  open var badgeCount = 0
  /// The other things that the menu belongs to. They are kept.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  let provider: (([UIMenuElement]) -> UIMenu?)?
  /// Makes the menu.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// Makes the preview.
  public typealias PreviewProvider = () -> UIViewController?
  /// Creates a menu that is made when it is shown.
  public init(identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil)
  {
    self.identifier = identifier ?? UUID().uuidString as NSString
    provider = actionProvider
    super.init()
  }
}

/// The interaction that shows a menu for a long press on its view: `UIContextMenuInteraction`.
@preconcurrency @MainActor
open class UIContextMenuInteraction: ObjectBase, UIInteraction {
  /// The object that has the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// How a menu looks, with UIKit's raw values.
  public enum Appearance: UInt, Sendable { case unknown, rich, compact }
  /// How the menu looks: as a list.
  open var menuAppearance: Appearance { .compact }
  /// The place of the press in a view: the middle of this interaction's view.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }
  /// Does nothing, because a menu is made when it is shown.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  /// Does nothing, because the user puts a menu away.
  open func dismissMenu() {}
}

/// The object that has the menu for a long press: `UIContextMenuInteractionDelegate`.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a place in the view, which is the middle here; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The picture over which the menu appears. It is not asked.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The picture of the menu was touched. It is never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// The picture to which the menu goes. It is not asked.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The menu appears. It is never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// The menu goes. It is never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UIContextMenuInteractionDelegate {
  /// Nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// The animations of a menu that comes or goes: `UIContextMenuInteractionAnimating`. No object of it is passed to an app.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds changes to the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what follows the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The end of the preview of a menu: `UIContextMenuInteractionCommitStyle`, with UIKit's raw values.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// The animations of a preview that opens: `UIContextMenuInteractionCommitAnimating`. No object of it is passed to an app.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The end of the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// A picture of a view: `UITargetedPreview`. It is kept and not drawn.
@preconcurrency @MainActor
open class UITargetedPreview: ObjectBase {
  /// The view.
  public let view: UIView
  /// How the picture looks.
  public let parameters: UIPreviewParameters
  /// Creates a picture.
  public init(view: UIView, parameters: UIPreviewParameters) {
    (self.view, self.parameters, target) = (view, parameters, nil)
    super.init()
  }
  /// Creates a picture that stands somewhere else.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }
  private let target: UIPreviewTarget?
  /// The size of the picture in points.
  open var size: CGSize { view.bounds.size }
  /// Creates a picture with the usual look.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}

/// The place of a picture: `UIPreviewTarget`. It is kept and not drawn.
@preconcurrency @MainActor
open class UIPreviewTarget: ObjectBase {
  /// The view around the picture.
  public let container: UIView
  /// The middle of the picture, in points.
  public let center: CGPoint
  /// The turn and the size of the picture.
  public let transform: CGAffineTransform
  /// Creates a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// How a picture of a view looks: `UIPreviewParameters`. It is kept and not drawn.
@preconcurrency @MainActor
open class UIPreviewParameters: ObjectBase {
  /// Creates the usual look.
  public override init() { super.init() }
  /// The colour behind the picture.
  open var backgroundColor: UIColor!
  /// The shape of the picture.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow.
  open var shadowPath: UIBezierPath?
  /// Creates the look of lines of text.
  public convenience init(textLineRects: [NSValue]) { self.init() }
}

/// A place that opens under a drag: `UISpringLoadedInteractionContext`. No object of it is passed to an app.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The view.
  var targetView: UIView? { get set }
}

/// An interaction that is added to a view: `UIInteraction`.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed for nil.
  func willMove(to view: UIView?)
  /// Called when the interaction has been added to a view, or removed for nil.
  func didMove(to view: UIView?)
}
