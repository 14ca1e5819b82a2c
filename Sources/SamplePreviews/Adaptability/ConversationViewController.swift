import SplitKit

/// A screen with a conversation, laid out for the size class that it has read.
final class ConversationViewController: ViewController {
  /// The conversation as it was when the screen was made.
  let first: Conversation
  let store: MessagesStore
  /// Sends what the user has written, or a picture.
  let send: (ConversationViewController, Content) -> Void
  private let reading: SizeClassReading
  private var hasRead = false
  /// The size class that the screen read last. Every size class that is not compact counts as wide.
  var sizeClass = UserInterfaceSizeClass.unspecified
  private var cache = ContentCache()
  lazy var field = TextField(id: "\(id)/field", placeholder: "iMessage")
  /// The field for the receiver of a new message.
  private(set) lazy var receiver = TextField(id: "\(id)/to")
  private var madeDetails: ConversationDetailsViewController?

  /// A message that the user sends.
  enum Content {
    case text(String)
    case picture
  }

  init(
    _ application: Application, _ conversation: Conversation, in store: MessagesStore, reading: SizeClassReading,
    send: @escaping (ConversationViewController, Content) -> Void
  ) {
    (first, self.store, self.reading, self.send) = (conversation, store, reading, send)
    super.init(application, id: conversation.id, title: conversation.person.name)
  }

  /// The conversation with the user's messages.
  var conversation: Conversation { store.conversation(first.id) ?? first }

  /// The details, which are made when they are first needed.
  var details: ConversationDetailsViewController { madeDetails ?? makeDetails() }

  /// Whether the details are on a stack. Reading this does not make them.
  var showsDetails: Bool { madeDetails?.parent != nil }

  private func makeDetails() -> ConversationDetailsViewController {
    let details = ConversationDetailsViewController(application, of: conversation, in: store)
    madeDetails = details
    application.takeBackIfRefused { [weak self] in self?.madeDetails = nil }
    return details
  }

  /// Adds the split's button to the bar, beside the back button.
  override func viewDidLoad() {
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
    if !first.isNew {
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
    cache.content([sizeClass == .compact ? 0 : 1, field.revision, receiver.revision, store.revision]) { content }
  }

  override var textFields: [TextField] { first.isNew ? [receiver, field] : [field] }

  /// The window refuses taps on buttons that are disabled.
  override func didTap(element: String) {
    switch element {
    case sendID: send(self, .text(field.text))
    case cameraID: send(self, .picture)
    case addID: presentContacts()
    default: break
    }
  }
}
