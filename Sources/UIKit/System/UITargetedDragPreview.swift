import Foundation

/// A picture of a view that is dragged: `UITargetedDragPreview`. It is kept and not drawn.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// The picture at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The place of a picture that is dragged: `UIDragPreviewTarget`. It is kept and not drawn.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// An interaction that opens its view under a drag: `UISpringLoadedInteraction`. Nothing is dragged, so it is kept.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: ObjectBase, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Creates an interaction. The closure is not called.
  public init(activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void) {
    super.init()
  }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// An interaction that shows the views of a bar larger: `UILargeContentViewerInteraction`. It is kept.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: ObjectBase, UIInteraction {
  /// Whether views are shown larger: no.
  public class var isEnabled: Bool { false }
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Creates an interaction.
  public override init() { super.init() }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}
