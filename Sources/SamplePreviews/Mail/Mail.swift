import SplitKit

extension Preview {
  /// A mail app in two or three columns, for which the column styles of iOS 14 are made.
  package static let mail = Preview(
    id: "mail", title: "Mail",
    summary: "Choose a message, or write one with the pencil. Resize the window: columns come, go, and become one stack.",
    profiles: Profile.all.filter(\.splitView.hasColumnStyles).reversed(), windowSize: Size(width: 1180, height: 820),
    pageModule: "apps/mail/page.js",
    options: [
      PreviewOption(
        "style", .choice(["doubleColumn", "tripleColumn"]), default: "tripleColumn",
        "Whether the mailboxes have a column of their own, or share one with the messages."),
      PreviewOption(
        "compactTabBar", .flag, default: false, "Whether a tab bar takes the columns' place in a compact window."),
      PreviewOption(
        "inspector", .flag, default: true,
        "Whether the details of a message have a column of their own (iOS 26; off before unless it is asked for)."),
    ]
  ) { (application, options) throws(Refusal) in
    try MailContent(application, options)
  }
}

/// The app's controllers.
final class MailContent: PreviewContent {
  private let split: MailSplitViewController

  init(_ application: Application, _ options: PreviewOptions) throws(Refusal) {
    split = MailSplitViewController(
      application, id: "split", style: options["style"].string.flatMap(SplitViewStyle.init(name:)) ?? .tripleColumn,
      hasCompactTabBar: options["compactTabBar"] == true,
      hasInspector: try Self.hasInspector(options, application.profile))
    super.init(rootViewController: split)
  }

  private static func hasInspector(_ options: PreviewOptions, _ profile: Profile) throws(Refusal) -> Bool {
    guard options["inspector"] == true else { return false }
    if profile.splitView.hasInspector { return true }
    if options.isChosen("inspector") { throw .unsupported("The inspector column came with iOS 26") }
    return false
  }

  /// The controllers that can be out of the tree and keep their identity until they come back.
  override func controller(named name: String) -> ViewController? {
    let columns = Column.allCases.compactMap { split.viewController(for: $0) }
    let own: [ViewController] = [split.mailboxes, split.messages, split.reader]
    return (columns + own + (split.compact?.controllers ?? [])).first { $0.id == name }
  }

  override var place: Value { MailPlace(split: split).value }

  override func restore(_ place: Value) { MailPlace(split: split).restore(place) }
}
