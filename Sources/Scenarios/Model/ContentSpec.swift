import SplitKit

/// A building block that fills a screen.
enum ContentSpec: Sendable {
  case list(ListSpec)
  case grid(GridSpec)
  case text(TextSpec)
  case form(FormSpec)
  case message(MessageSpec)
  case placeholder(PlaceholderSpec)
}

/// A text of paragraphs under a title.
struct TextSpec: Sendable {
  let heading: String?
  let paragraphs: [String]
}

/// A message: who wrote it to whom, its subject, and its text.
struct MessageSpec: Sendable {
  let sender, recipient, subject: String
  let date: String?
  let paragraphs: [String]
  let attachments: [String]
}

/// An area that stands for content of any size.
struct PlaceholderSpec: Sendable {
  let title: String
  let detail: String?
  let image: String?
  /// The height in points, or nil for the height of the pane.
  let height: Double?
}

extension ContentSpec {
  static let shape: Shape<ContentSpec> = .oneOf(
    "Content", "a content",
    [
      wrapped(ListSpec.shape, ContentSpec.list).field("list", "Rows in sections."),
      wrapped(GridSpec.shape, ContentSpec.grid).field("grid", "Cells in as many columns as the width has room for."),
      wrapped(TextSpec.shape, ContentSpec.text).field("text", "Paragraphs under a heading."),
      wrapped(FormSpec.shape, ContentSpec.form).field("form", "Fields, switches and choices in sections."),
      wrapped(MessageSpec.shape, ContentSpec.message).field("message", "A message with its sender and its text."),
      wrapped(PlaceholderSpec.shape, ContentSpec.placeholder).field(
        "placeholder", "An area that stands for content of any size."),
    ])

  private static func wrapped<Spec: Sendable>(
    _ shape: Shape<Spec>, _ wrap: @escaping @Sendable (Spec) -> ContentSpec
  ) -> Shape<ContentSpec> {
    shape.map { (spec, _) throws(SourceError) in wrap(spec) }
  }
}

extension TextSpec {
  static let shape: Shape<TextSpec> = .mapping(
    "Text", "a text", Shape<String>.text.optional("heading", "The heading above the paragraphs."), paragraphs
  ) { (_, heading, paragraphs) throws(SourceError) in TextSpec(heading: heading, paragraphs: paragraphs) }

  /// The field for the paragraphs of a text or of a message.
  fileprivate static let paragraphs = Shape<[String]>.oneOrMore(.paragraph).map { (texts, mark) throws(SourceError) in
    let count = texts.reduce(0) { $0 + $1.utf8.count }
    guard count <= SourceLimits.paragraphs else {
      throw SourceError(
        at: mark, "These paragraphs have \(count) bytes of UTF-8 together. They have at most \(SourceLimits.paragraphs).")
    }
    return texts
  }.field("paragraphs", "A paragraph, or a list of them.")
}

extension MessageSpec {
  static let shape: Shape<MessageSpec> = .mapping(
    "Message", "a message", Shape<String>.text.field("sender", "The name of the sender."),
    Shape<String>.text.field("recipient", "The name of the recipient."), Shape<String>.text.field("subject", "The subject."),
    Shape<String>.text.optional("date", "The date as the reader sees it."), TextSpec.paragraphs,
    Shape<[String]>.list(of: .text, atMost: 32).field("attachments", default: [], "The names of attached files.")
  ) { (_, sender, recipient, subject, date, paragraphs, attachments) throws(SourceError) in
    MessageSpec(
      sender: sender, recipient: recipient, subject: subject, date: date, paragraphs: paragraphs, attachments: attachments)
  }
}

extension PlaceholderSpec {
  static let shape: Shape<PlaceholderSpec> = .mapping(
    "Placeholder", "a placeholder", Shape<String>.text.field("title", "What the area stands for."),
    Shape<String>.text.optional("detail", "A smaller text below the title."),
    Shape<String>.symbol.optional("image", "The name of an SF Symbol above the title."),
    Shape<Double>.length.optional("height", "The height of the area in points, which scrolls. (default: that of the screen)")
  ) { (_, title, detail, image, height) throws(SourceError) in
    PlaceholderSpec(title: title, detail: detail, image: image, height: height)
  }
}
