import SplitKit

/// Conversations beside a conversation, each in a navigation controller. It is its own delegate, and leaves every answer to
/// UIKit, so that what the article describes happens by itself.
final class MessagesSplitViewController: SplitViewController {
  private let reading: SizeClassReading
  /// By the ids of conversations: what was made so far.
  private var conversations: [String: ConversationViewController] = [:]
  private var stacks: [String: NavigationController] = [:]
  private(set) lazy var list = ConversationListViewController(application, id: "conversations") { [unowned self] in
    open($0)
  }

  init(_ application: Application, id: String, reading: SizeClassReading) {
    self.reading = reading
    super.init(application, id: id, title: "Messages")
    delegate = self
    viewControllers = [NavigationController(rootViewController: list), stack(for: Conversation.samples[0])]
  }

  /// Shows a conversation as a detail: beside the list while there is room, pushed on its stack while there is not.
  private func open(_ conversation: Conversation) { list.showDetailViewController(stack(for: conversation)) }

  /// The stack of a conversation. One that was put away begins at its conversation again.
  func stack(for conversation: Conversation) -> NavigationController {
    guard let known = stacks[conversation.id] else {
      let controller = ConversationViewController(application, conversation, reading: reading)
      let stack = NavigationController(rootViewController: controller)
      stacks[conversation.id] = stack
      conversations[conversation.id] = controller
      return stack
    }
    if known.parent == nil, let controller = conversations[conversation.id] { known.setViewControllers([controller]) }
    return known
  }

  /// The controller of a conversation, made when it is first asked for.
  func controller(for conversation: Conversation) -> ConversationViewController? {
    if conversations[conversation.id] == nil { _ = stack(for: conversation) }
    return conversations[conversation.id]
  }

  /// The controller of that name, whether it is in the tree or not.
  func controller(named name: String) -> ViewController? {
    if name == list.id { return list }
    return Conversation.all.lazy.compactMap { conversation -> ViewController? in
      switch name {
      case conversation.id: self.controller(for: conversation)
      case "nav:\(conversation.id)": self.stacks[conversation.id] ?? self.stack(for: conversation)
      case "\(conversation.id)-details": self.controller(for: conversation)?.details
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
