import SplitKit

/// A list of messages and the screen of the chosen one, on a stack of a compact window.
final class MessageStack {
  private let application: Application
  private let prefix: String
  private let selection: MailSelection
  private weak var actions: (any MessageActions)?

  /// Creates the two screens, whose ids begin with the prefix. Both exist from then on: if one were made when it is first
  /// named, a message that only asks for it would change the controllers of the app.
  init(_ application: Application, prefix: String, _ selection: MailSelection, actions: any MessageActions) {
    self.application = application
    self.prefix = prefix
    self.selection = selection
    self.actions = actions
    _ = (list, reader)
  }

  private(set) lazy var list = MessageListViewController(
    application, id: "\(prefix)messages", selection,
    didChoose: { [weak self] in self?.choose($0) }, didCompose: { [weak self] in self?.actions?.compose(from: $0) })

  private(set) lazy var reader = MessageViewController(
    application, id: "\(prefix)message", selection, actions: actions)

  private func choose(_ message: String) {
    selection.choose(message: message)
    list.show(reader)
  }

  /// The controllers of the stack, as the selection requires them.
  var controllers: [ViewController] { selection.chosenMessage == nil ? [list] : [list, reader] }
}
