import Foundation

/// Shows a file, or what can be done with it: `UIDocumentInteractionController`. Nothing is shown.
@preconcurrency @MainActor
open class UIDocumentInteractionController: ObjectBase {
  /// The file.
  open var url: URL?
  /// The kind of the file. It is kept.
  open var uti: String?
  /// The name that is shown. It is kept.
  open var name: String?
  /// Kept, without an effect.
  open var annotation: Any?
  /// The object that is asked. It is not asked.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Creates a controller of a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
  /// Shows nothing, and says so.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Shows nothing, and says so.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows nothing, and says so.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Shows nothing, and says so.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows nothing, and says so.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Does nothing.
  open func dismissPreview(animated: Bool) {}
  /// Does nothing.
  open func dismissMenu(animated: Bool) {}
}

/// The object that is asked how a file is shown: `UIDocumentInteractionControllerDelegate`. It is not asked.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// The controller that presents the file.
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
  /// The view from which the file comes.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// The file has been shown.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// A controller without a window.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// None.
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { nil }
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
}
