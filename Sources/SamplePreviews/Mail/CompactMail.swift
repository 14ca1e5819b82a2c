import SplitKit

/// The app's tab bar for a compact window. Its tabs are the mailboxes, the flagged messages and the settings, each on a
/// stack of its own.
final class CompactMail {
  private let application: Application
  private let selection: MailSelection
  private weak var actions: (any MessageActions)?
  private let mail: MessageStack
  private let flagged: MessageStack
  /// The selection of the tab with the flagged messages.
  let flaggedSelection: MailSelection

  /// Creates the tabs. The first tab shares the selection of the columns, because it shows the same content.
  init(_ application: Application, _ selection: MailSelection, actions: any MessageActions) {
    self.application = application
    self.selection = selection
    self.actions = actions
    mail = MessageStack(application, prefix: "compact-", selection, actions: actions)
    flaggedSelection = MailSelection(store: selection.store, mailbox: .flagged)
    flagged = MessageStack(application, prefix: "flagged-", flaggedSelection, actions: actions)
  }

  private lazy var mailboxes = MailboxListViewController(
    application, id: "compact-mailboxes", selection,
    didChoose: { [weak self] in self?.choose($0) }, didCompose: { [weak self] in self?.actions?.compose(from: $0) })
  private lazy var settings = SettingsViewController(application, id: "settings", selection.store)
  private lazy var mailStack = tab(mailboxes, "Mail", "envelope")

  private(set) lazy var tabs = TabBarController(
    application, id: "tabs",
    viewControllers: [mailStack, tab(flagged.list, "Flagged", "flag"), tab(settings, "Settings", "gearshape")])

  private func tab(_ root: ViewController, _ title: String, _ image: String) -> NavigationController {
    let navigation = NavigationController(rootViewController: root)
    navigation.tabBarItem = TabBarItem(title: title, image: image)
    return navigation
  }

  private func choose(_ mailbox: Mailbox) {
    selection.choose(mailbox)
    mail.list.update()
    mailStack.pushViewController(mail.list)
  }

  /// Moves the first tab to the place that the columns show.
  func catchUp() {
    mail.list.update()
    let isBeyondMailboxes = selection.hasChosenMailbox || selection.chosenMessage != nil
    mailStack.setViewControllers([mailboxes] + (isBeyondMailboxes ? mail.controllers : []))
  }

  /// The lists that scroll.
  var lists: [ListViewController] { [mailboxes, mail.list, flagged.list, settings] }
  /// The list of the flagged messages.
  var flaggedList: MessageListViewController { flagged.list }

  /// The controllers that can be out of the tree.
  var controllers: [ViewController] {
    [tabs, mailboxes, mail.list, mail.reader, flagged.list, flagged.reader, settings]
  }
}
