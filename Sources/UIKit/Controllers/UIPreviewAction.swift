import Foundation

// The actions below a controller that a firm touch shows, which iOS 13 replaced by context menus. They are not shown.

/// An action or a group of them: `UIPreviewActionItem`.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The words.
  var title: String { get }
}

/// An action below a preview: `UIPreviewAction`. It is kept.
@preconcurrency @MainActor
open class UIPreviewAction: ObjectBase, UIPreviewActionItem {
  /// The kinds, with UIKit's raw values.
  public enum Style: Int, Sendable { case `default`, selected, destructive }
  /// The words.
  public let title: String
  /// Does the action. It is not called.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void
  /// Creates an action.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.handler = { item, controller in if let action = item as? UIPreviewAction { handler(action, controller) } }
    super.init()
  }
}

/// A group of actions below a preview: `UIPreviewActionGroup`. It is kept.
@preconcurrency @MainActor
open class UIPreviewActionGroup: ObjectBase, UIPreviewActionItem {
  /// The words.
  public let title: String
  /// Creates a group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    super.init()
  }
}
