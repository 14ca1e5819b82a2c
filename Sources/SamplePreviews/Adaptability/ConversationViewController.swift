import SplitKit

/// A screen with a conversation, laid out for the size class that it has read.
final class ConversationViewController: ViewController {
  private let conversation: Conversation
  private let reading: SizeClassReading
  private var hasRead = false
  /// The size class that the screen read last. Every size class that is not compact counts as wide.
  private var sizeClass = UserInterfaceSizeClass.unspecified
  private var cache = ContentCache()
  private lazy var field = TextField(id: "\(id)/field", placeholder: "iMessage")
  private var madeDetails: ConversationDetailsViewController?

  init(_ application: Application, _ conversation: Conversation, reading: SizeClassReading) {
    self.conversation = conversation
    self.reading = reading
    super.init(application, id: conversation.id, title: conversation.person.name)
  }

  /// The details, which are made when they are first needed.
  var details: ConversationDetailsViewController { madeDetails ?? makeDetails() }

  /// Whether the details are on a stack. Reading this does not make them.
  var showsDetails: Bool { madeDetails?.parent != nil }

  private func makeDetails() -> ConversationDetailsViewController {
    let details = ConversationDetailsViewController(application, of: conversation)
    madeDetails = details
    application.takeBackIfRefused { [weak self] in self?.madeDetails = nil }
    return details
  }

  /// Adds the split's button to the bar, beside the back button.
  override func viewDidLoad() {
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
    if !conversation.isNew {
      navigationItem.rightBarButtonItem = BarButtonItem(id: "\(id)/details", title: "Details") { [weak self] in
        if let self { show(details) }
      }
    }
    readSizeClass()
  }

  /// Reads the size class, which may have changed.
  override func traitCollectionDidChange(_ previous: TraitCollection?) { readSizeClass() }

  /// Reads the size class, unless the app reads it only once and has read it.
  func readSizeClass() {
    guard reading == .traitCollectionDidChange || !hasRead else { return }
    hasRead = true
    sizeClass = traitCollection.horizontalSizeClass
  }

  override var viewModel: Value? {
    cache.content([sizeClass == .compact ? 0 : 1, field.revision]) {
      conversation.content(isWide: sizeClass != .compact, field: field)
    }
  }

  /// The field for a new message, which nothing sends.
  override var textFields: [TextField] { [field] }
}

/// A screen with details about the other person of a conversation.
final class ConversationDetailsViewController: ViewController {
  private let conversation: Conversation

  init(_ application: Application, of conversation: Conversation) {
    self.conversation = conversation
    super.init(application, id: "\(conversation.id)-details", title: "Details")
  }

  override var viewModel: Value? {
    let person = conversation.person
    return [
      "kind": "inspector", "title": "Details",
      "sender": [
        "name": .string(person.name), "address": .string(person.number), "initials": .string(person.initials),
        "avatar": person.avatar.map { .string($0) } ?? nil,
      ],
      "facts": [
        ["label": "Messages", "text": .string(String(conversation.bubbleCount))],
        ["label": "Last", "text": .string(conversation.day)],
        ["label": "Read Receipts", "text": "Off"],
      ],
    ]
  }
}
