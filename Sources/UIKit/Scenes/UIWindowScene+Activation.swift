import Foundation

extension UIWindowScene {
  /// The window that an action opens: `UIWindowScene.ActivationConfiguration`. It is kept, because an app in the preview has one window.
  @preconcurrency @MainActor
  open class ActivationConfiguration: ObjectBase {
    /// The activity that the window continues.
    public let userActivity: NSUserActivity
    /// How the window is asked for.
    open var options: UIScene.ActivationRequestOptions?
    /// The view from which the window grows.
    open var preview: UITargetedPreview?

    /// Creates a configuration.
    public init(
      userActivity: NSUserActivity, options: UIScene.ActivationRequestOptions? = nil, preview: UITargetedPreview? = nil
    ) {
      self.userActivity = userActivity
      super.init()
      (self.options, self.preview) = (options, preview)
    }
  }

  /// An action that opens a window: `UIWindowScene.ActivationAction`. As on a device without several windows, the alternate stands for it,
  /// and without one the action is hidden.
  open class ActivationAction: UIAction {
    /// Creates an action. The window is never asked for.
    public convenience init(
      identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
      _ configurationProvider: @escaping (UIAction) -> UIWindowScene.ActivationConfiguration?
    ) {
      self.init(
        title: alternate?.title ?? "", image: alternate?.image, identifier: identifier,
        attributes: alternate?.attributes ?? .hidden
      ) { alternate?.handler($0) }
    }
  }
}
