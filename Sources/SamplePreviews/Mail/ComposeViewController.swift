import SplitKit

/// A screen to write a letter. The user chooses the recipients and can change the text, which is there from the
/// beginning.
final class ComposeViewController: ViewController {
  let draft: Draft
  let candidates: [Correspondent]
  private(set) var recipients: [Correspondent]
  private let send: BarButtonItem
  private let subject: TextField
  private let body: TextField

  /// Creates the screen. Its button sends the letter with its current text to the chosen recipients, of whom there must
  /// be at least one.
  init(_ application: Application, id: String, _ draft: Draft, send: @escaping (Draft, [Correspondent]) -> Void) {
    self.draft = draft
    subject = TextField(id: "\(id)/subject", placeholder: "Subject", text: draft.subject)
    body = TextField(id: "\(id)/body", text: draft.paragraphs.joined(separator: "\n"))
    recipients = draft.recipients
    candidates = draft.recipients + Correspondent.friends.filter { !draft.recipients.contains($0) }
    var written: () -> (Draft, [Correspondent])? = { nil }
    let signs = CancelAndSend(application.profile.look.systemItems, in: application.language)
    self.send = BarButtonItem(id: "\(id)/send", title: signs.sendTitle, image: signs.sendImage) {
      if let (letter, recipients) = written() { send(letter, recipients) }
    }
    super.init(application, id: id, title: draft.answers == nil ? "New Message" : draft.subject)
    written = { [weak self] in self.map { ($0.letter, $0.recipients) } }
    navigationItem.rightBarButtonItem = self.send
    navigationItem.leftBarButtonItem = BarButtonItem(
      id: "\(id)/cancel", title: signs.cancelTitle, image: signs.cancelImage
    ) { [weak self] in self?.dismiss() }
    self.send.isEnabled = !recipients.isEmpty
  }

  override var textFields: [TextField] { [subject, body] }

  /// A new letter begins with its subject, and an answer already has one.
  override func viewDidAppear() { makeFirstResponder(draft.answers == nil ? subject : body) }

  /// The letter with its current text.
  private var letter: Draft {
    var letter = draft
    letter.subject = subject.text
    letter.paragraphs = paragraphs
    return letter
  }

  /// The lines of the text that are not empty. The text is split by bytes, because a split by characters takes long.
  private var paragraphs: [String] {
    body.text.utf8.split(separator: UInt8(ascii: "\n"), maxSplits: Self.maximumParagraphs - 1).map { String(Substring($0)) }
  }

  /// The greatest number of paragraphs. The last one has the rest of a text with more lines.
  private static let maximumParagraphs = 200

  private func id(of candidate: Correspondent) -> String { "\(id)/to-\(candidate.key)" }

  /// Adds a recipient, or removes one that was already chosen.
  override func didTap(element: String) {
    guard let tapped = candidates.first(where: { id(of: $0) == element }) else { return }
    if recipients.contains(tapped) { recipients.removeAll { $0 == tapped } } else { recipients.append(tapped) }
    send.isEnabled = !recipients.isEmpty
  }

  /// Chooses recipients, in the order in which the keys have them.
  func choose(_ chosen: [Correspondent], inOrderOf keys: [String]) {
    recipients = chosen.sorted { keys.firstIndex(of: $0.key) ?? 0 < keys.firstIndex(of: $1.key) ?? 0 }
    send.isEnabled = !recipients.isEmpty
    setNeedsLayout()
  }

  override var viewModel: Value? {
    [
      "kind": "compose", "title": .string(title ?? ""), "from": .string(Correspondent.me.address),
      "subject": .string(subject.text), "paragraphs": .array(paragraphs.map(Value.string)),
      "candidates": .array(candidates.map(candidate)), "fields": .array(textFields.map(\.viewModel)),
    ]
  }

  private func candidate(_ candidate: Correspondent) -> Value {
    [
      "id": .string(id(of: candidate)), "name": .string(candidate.name), "initials": .string(candidate.initials),
      "avatar": candidate.avatar.map { .string($0) } ?? nil, "isChosen": .bool(recipients.contains(candidate)),
    ]
  }
}

/// The titles and images of the system's Cancel and Send, which are words before iOS 26 and symbols since.
private struct CancelAndSend {
  var cancelTitle: String?
  var cancelImage: String?
  var sendTitle: String?
  var sendImage: String?

  init(_ items: SystemItems, in language: InterfaceLanguage) {
    switch items {
    case .words: (cancelTitle, sendTitle) = (language.word(.cancel), language.word(.send))
    case .signs: (cancelImage, sendImage) = ("xmark", "arrow.up")
    }
  }
}
