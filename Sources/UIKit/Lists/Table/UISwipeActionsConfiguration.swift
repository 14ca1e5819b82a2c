import Foundation

/// The actions at an edge of a row: `UISwipeActionsConfiguration`.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: ObjectBase {
  /// The actions, the first one at the edge.
  public let actions: [UIContextualAction]
  /// Kept: a swipe shows the actions, and never performs the first one at once.
  open var performsFirstActionWithFullSwipe = true
  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action of a row: `UIContextualAction`.
@preconcurrency @MainActor
open class UIContextualAction: ObjectBase {
  /// The kinds, with UIKit's raw values.
  public enum Style: Int, Sendable { case normal, destructive }
  /// The closure that does an action. It calls its last argument with whether the action is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The kind.
  open var style: Style { kind }
  private let kind: Style
  /// The closure that does the action. The actions are hidden when it calls its last argument.
  public let handler: Handler
  /// The words.
  open var title: String?
  /// The picture above the words. Only the symbols of the page are drawn.
  open var image: UIImage?
  /// The colour of the button, or nil for grey, and red for an action that destroys.
  open var backgroundColor: UIColor!

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (kind, self.title, self.handler) = (style, title, handler)
    super.init()
  }

}

/// An action of a row before iOS 11: `UITableViewRowAction`.
open class UITableViewRowAction: NSObject {
  /// The kinds, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case `default`, normal
    /// The name of `default` for an action that destroys.
    public static let destructive = Style.default
  }

  /// The kind.
  open var style: Style { kind }
  private let kind: Style
  let handler: (UITableViewRowAction, IndexPath) -> Void
  /// The words.
  open var title: String?
  /// The colour of the button, or nil for that of the kind.
  open var backgroundColor: UIColor?
  /// Kept and not drawn.
  open var backgroundEffect: UIVisualEffect?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (kind, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}
