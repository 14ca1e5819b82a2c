import Foundation

/// A menu for a long press: `UIContextMenuConfiguration`. The menu is shown as an action sheet, and the preview is not shown.
open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the thing that the menu belongs to.
  public let identifier: any NSCopying
  /// How the elements of a menu are ordered, with UIKit's raw values. It has no effect.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
  /// Kept, without an effect.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// Kept, without an effect.
  open var badgeCount = 0
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
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
  /// Creates a picture with the usual look.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
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
