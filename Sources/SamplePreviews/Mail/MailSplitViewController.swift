import SplitKit

/// The split view of the app, with mailboxes, messages and a message in its columns. It is its own delegate.
///
/// In a double, the mailboxes and the messages share the first column, on one stack.
final class MailSplitViewController: SplitViewController {
  let mailSelection = MailSelection(store: MailStore())
  /// The tab bar that replaces the columns in a compact window, or nil if the app has none.
  private(set) var compact: CompactMail?

  private(set) lazy var mailboxes = MailboxListViewController(
    application, id: "mailboxes", mailSelection,
    didChoose: { [weak self] in self?.choose($0) }, didCompose: { [weak self] in self?.compose(from: $0) })
  private(set) lazy var messages = MessageListViewController(
    application, id: "messages", mailSelection,
    didChoose: { [weak self] in self?.choose(message: $0) }, didCompose: { [weak self] in self?.compose(from: $0) })
  private(set) lazy var reader = MessageViewController(application, id: "message", mailSelection, actions: self)
  private(set) lazy var inspector = InspectorViewController(application, id: "inspector", of: reader) {
    [weak self] in self?.hide(.inspector)
  }

  init(
    _ application: Application, id: String, style: SplitViewStyle, hasCompactTabBar: Bool, hasInspector: Bool
  ) {
    super.init(application, id: id, title: "Mail", style: style)
    delegate = self
    mailSelection.store.didChange = { [weak self] in self?.setNeedsLayout() }
    setColumns()
    if hasInspector { setViewController(inspector, for: .inspector) }
    if hasCompactTabBar {
      let compact = CompactMail(application, mailSelection, actions: self)
      setViewController(compact.tabs, for: .compact)
      self.compact = compact
    }
  }

  private func setColumns() {
    setViewController(reader, for: .secondary)
    guard style == .doubleColumn else {
      setViewController(mailboxes, for: .primary)
      return setViewController(messages, for: .supplementary)
    }
    let navigation = NavigationController(rootViewController: mailboxes)
    navigation.pushViewController(messages, animated: false)
    setViewController(navigation, for: .primary)
  }

  /// The column with the messages.
  private var listColumn: Column { style == .tripleColumn ? .supplementary : .primary }

  /// Shows the messages of a mailbox, and hides mailboxes that lie over them.
  func choose(_ mailbox: Mailbox) {
    mailSelection.choose(mailbox)
    messages.update()
    guard style == .tripleColumn else { return mailboxes.show(messages) }
    show(.supplementary)
    if displayMode == .twoOverSecondary { hide(.primary) }
  }

  /// Shows a message, and hides columns that lie over it.
  func choose(message: String) {
    mailSelection.choose(message: message)
    show(.secondary)
    if !isCollapsed, splitBehavior == .overlay { hide(listColumn) }
  }
}

extension MailSplitViewController: SplitViewControllerDelegate {
  /// Selects the top column of a compact window, where the user can choose something. A message that the user has not
  /// chosen is not shown first.
  func splitViewController(
    _ splitViewController: SplitViewController, topColumnForCollapsingToProposedTopColumn column: Column
  ) -> Column {
    if let compact {
      compact.catchUp()
      return column
    }
    if mailSelection.chosenMessage != nil { return .secondary }
    return mailSelection.hasChosenMailbox ? listColumn : .primary
  }
}

extension MailSplitViewController: MessageActions {
  func compose(from controller: ViewController) { present(mailSelection.store.nextDraft, from: controller) }

  func reply(to message: Message, from controller: ViewController) {
    present(.reply(to: message), from: controller)
  }

  /// The screen of the letter that the user is writing, or nil if there is none.
  var compose: ComposeViewController? {
    let chain = sequence(first: self as ViewController) { $0.presentedViewController }
    return chain.lazy.compactMap { ($0 as? NavigationController)?.viewControllers.first as? ComposeViewController }.first
  }

  func present(_ draft: Draft, from controller: ViewController) {
    let store = mailSelection.store
    let compose = ComposeViewController(application, id: "compose", draft) { [weak self, application] letter, recipients in
      store.send(letter, to: recipients)
      application.keep(bytes: store.lettersLength, in: store)
      self?.dismiss()
    }
    let navigation = NavigationController(rootViewController: compose)
    navigation.modalPresentationStyle = .formSheet
    controller.present(navigation)
  }

  func file(_ message: Message, in mailbox: Mailbox, from controller: MessageViewController) {
    let selection = controller.mailSelection
    let next = selection.neighbour(of: message.id)
    selection.store.move(message.id, to: mailbox)
    guard isCollapsed else { return selection.choose(message: next) }
    selection.choose(message: nil)
    if controller === reader { hide(.secondary) } else { controller.navigationController?.popViewController() }
  }

  func toggleFlag(of message: Message) {
    mailSelection.store.update(message.id) { $0.isFlagged.toggle() }
  }

  var toggleDetails: (() -> Void)? {
    guard viewController(for: .inspector) != nil else { return nil }
    return { [weak self] in
      guard let self else { return }
      isShowing(.inspector) ? hide(.inspector) : showDetails()
    }
  }

  /// Shows the details. If they would cover the message, the mailboxes are hidden to make room.
  private func showDetails() {
    show(.inspector)
    let (message, details) = (reader.view.frame, inspector.view.frame)
    let isCovered = message.x < details.maxX && details.x < message.maxX
    if displayMode == .twoBesideSecondary, isCovered { hide(.primary) }
  }
}
