import SplitKit

/// A split view with the list of conversations beside a conversation, each in a navigation controller. It is its own
/// delegate and leaves every decision to UIKit, so the behaviour is what the article describes.
final class MessagesSplitViewController: SplitViewController {
  private let reading: SizeClassReading
  let store = MessagesStore()
  /// A conversation's controller, and the stack with this controller at its bottom.
  private struct Made {
    let controller: ConversationViewController
    let stack: NavigationController
  }

  /// The controllers made so far, by the ids of their conversations.
  private var made: [String: Made] = [:]
  private(set) lazy var list = ConversationListViewController(application, id: "conversations", store) { [weak self] in
    self?.open($0)
  }

  init(_ application: Application, id: String, reading: SizeClassReading) {
    self.reading = reading
    super.init(application, id: id, title: "Messages")
    delegate = self
    viewControllers = [NavigationController(rootViewController: list), made(for: Conversation.samples[0]).stack]
  }

  /// Shows a conversation as a detail: beside the list, or on the list's stack if the split is collapsed.
  private func open(_ conversation: Conversation) {
    list.showDetailViewController(stackToShow(conversation))
    if conversation.isNew, let receiver = made[conversation.id]?.controller.receiver { makeFirstResponder(receiver) }
  }

  /// Sends a message, and leads from a new message to the conversation that has it now.
  private func send(_ content: ConversationViewController.Content, from controller: ConversationViewController) {
    let conversation = controller.conversation
    let receiver = conversation.isNew ? store.conversation(with: controller.receiver.text) : conversation
    switch content {
    case .text(let text): store.send(text, to: receiver)
    case .picture: store.sendPicture(to: receiver)
    }
    let rest = controller.clear(after: content)
    application.keep(bytes: store.writtenLength, in: store)
    forgetControllersWithoutConversation()
    if conversation.isNew { replaceNewMessage(by: receiver, with: rest) }
  }

  /// Shows a conversation in the place of a new message, to which nothing leads back, with the text that was not sent.
  private func replaceNewMessage(by conversation: Conversation, with rest: String) {
    if isCollapsed { (viewControllers.first as? NavigationController)?.popToRootViewController(animated: false) }
    open(conversation)
    guard !rest.isEmpty, let next = made[conversation.id]?.controller else { return }
    next.set(rest, in: next.field)
  }

  /// Lets go of the controllers of conversations that the store has forgotten.
  private func forgetControllersWithoutConversation() {
    made = made.filter { id, made in store.conversation(id) != nil || made.stack.parent != nil }
  }

  /// The stack with which to show a conversation. A stack that is out of the tree begins at its conversation again.
  func stackToShow(_ conversation: Conversation) -> NavigationController {
    let made = made(for: conversation)
    if made.stack.parent == nil { made.stack.setViewControllers([made.controller]) }
    return made.stack
  }

  /// The controllers of a conversation, which are made when they are first needed.
  private func made(for conversation: Conversation) -> Made {
    if let known = made[conversation.id] { return known }
    let controller = ConversationViewController(application, conversation, in: store, reading: reading) {
      [weak self] in self?.send($1, from: $0)
    }
    let new = Made(controller: controller, stack: NavigationController(rootViewController: controller))
    made[conversation.id] = new
    application.takeBackIfRefused { [weak self] in self?.made[conversation.id] = nil }
    return new
  }

  /// The controller with the given name, in the tree or out of it.
  func controller(named name: String) -> ViewController? {
    if name == list.id { return list }
    return (store.conversations + [.new]).lazy.compactMap { conversation -> ViewController? in
      switch name {
      case conversation.id: self.made(for: conversation).controller
      case "nav:\(conversation.id)": self.made(for: conversation).stack
      case "\(conversation.id)-details": self.made(for: conversation).controller.details
      default: nil
      }
    }.first
  }

  /// The shown conversation, in the secondary column or on the stack of a collapsed split.
  var shownConversation: ConversationViewController? {
    let detail = isCollapsed ? (viewControllers.first as? NavigationController)?.topViewController : viewControllers.last
    if let conversation = detail as? ConversationViewController { return conversation }
    return (detail as? NavigationController)?.viewControllers.first as? ConversationViewController
  }
}

extension MessagesSplitViewController: SplitViewControllerDelegate {
  /// Lets the secondary read its size class. At launch this happens before the collapse (seed 3).
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool {
    let stack = (secondary as? NavigationController)?.viewControllers ?? [secondary]
    for case let conversation as ConversationViewController in stack { conversation.readSizeClass() }
    return false
  }
}
