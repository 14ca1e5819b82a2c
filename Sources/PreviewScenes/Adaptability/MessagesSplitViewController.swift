import SplitKit

/// Conversations beside a conversation, each in a navigation controller. It is its own delegate, and leaves every answer to
/// UIKit, so that what the article describes happens by itself.
final class MessagesSplitViewController: SplitViewController {
  private let reading: SizeClassReading
  /// A conversation and the stack at whose bottom it is.
  private struct Made {
    let controller: ConversationViewController
    let stack: NavigationController
  }

  /// By the ids of conversations: what was made so far.
  private var made: [String: Made] = [:]
  private(set) lazy var list = ConversationListViewController(application, id: "conversations") { [unowned self] in
    open($0)
  }

  init(_ application: Application, id: String, reading: SizeClassReading) {
    self.reading = reading
    super.init(application, id: id, title: "Messages")
    delegate = self
    viewControllers = [NavigationController(rootViewController: list), made(for: Conversation.samples[0]).stack]
  }

  /// Shows a conversation as a detail: beside the list while there is room, pushed on its stack while there is not.
  private func open(_ conversation: Conversation) { list.showDetailViewController(stackToShow(conversation)) }

  /// The stack of a conversation, for showing it: one that was put away begins at its conversation again.
  func stackToShow(_ conversation: Conversation) -> NavigationController {
    let made = made(for: conversation)
    if made.stack.parent == nil { made.stack.setViewControllers([made.controller]) }
    return made.stack
  }

  /// The two of a conversation, made when they are first asked for.
  private func made(for conversation: Conversation) -> Made {
    if let known = made[conversation.id] { return known }
    let controller = ConversationViewController(application, conversation, reading: reading)
    let new = Made(controller: controller, stack: NavigationController(rootViewController: controller))
    made[conversation.id] = new
    return new
  }

  /// The controller of that name, whether it is in the tree or not.
  func controller(named name: String) -> ViewController? {
    if name == list.id { return list }
    return Conversation.all.lazy.compactMap { conversation -> ViewController? in
      switch name {
      case conversation.id: self.made(for: conversation).controller
      case "nav:\(conversation.id)": self.made(for: conversation).stack
      case "\(conversation.id)-details": self.made(for: conversation).controller.details
      default: nil
      }
    }.first
  }

  /// The conversation that is shown: the secondary's, or the one on the stack of a collapsed split.
  var shownConversation: ConversationViewController? {
    let detail = isCollapsed ? (viewControllers.first as? NavigationController)?.topViewController : viewControllers.last
    if let conversation = detail as? ConversationViewController { return conversation }
    return (detail as? NavigationController)?.viewControllers.first as? ConversationViewController
  }
}

extension MessagesSplitViewController: SplitViewControllerDelegate {
  /// The secondary may look at its size class here; at launch that is before the collapse (seed 3).
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool {
    let stack = (secondary as? NavigationController)?.viewControllers ?? [secondary]
    for case let conversation as ConversationViewController in stack { conversation.readSizeClass() }
    return false
  }
}
