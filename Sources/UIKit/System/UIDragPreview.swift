import Foundation

/// The picture under the finger while a thing is dragged: `UIDragPreview`. It is kept, because the page drags nothing.
@preconcurrency @MainActor
open class UIDragPreview: ObjectBase {
  /// The view that would be drawn.
  public let view: UIView
  /// The look of the picture.
  public let parameters: UIDragPreviewParameters

  /// Creates a picture of a view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
  /// Creates a picture of a view with a look.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
}

/// The look of a picture under the finger: `UIDragPreviewParameters`. It is kept and not drawn.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
