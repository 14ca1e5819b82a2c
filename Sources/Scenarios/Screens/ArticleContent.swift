import SplitKit

/// A text or a message, whose height the page decides. It has the members of the mail app's messages, and one without a sender is a
/// text.
final class ArticleContent: ScreenContent {
  private let model: Value

  init(_ spec: TextSpec, prefix: String) {
    model = [
      "kind": "article", "message": .string(prefix), "title": .text(spec.heading), "sender": nil,
      "paragraphs": .array(spec.paragraphs.map(Value.string)), "attachments": .array([]),
    ]
  }

  init(_ spec: MessageSpec, prefix: String) {
    model = [
      "kind": "article", "message": .string(prefix), "title": .string(spec.subject),
      "sender": ["name": .string(spec.sender), "initials": .string(Self.initials(of: spec.sender))],
      "recipients": .string(spec.recipient), "time": .text(spec.date), "paragraphs": .array(spec.paragraphs.map(Value.string)),
      "attachments": .array(spec.attachments.map { ["name": .string($0), "size": "", "picture": nil] }),
    ]
  }

  func viewModel(in screen: ScreenViewController) -> Value { model }

  /// The first letters of the first and the last word of a name.
  private static func initials(of name: String) -> String {
    let words = name.split(separator: " ")
    return [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }.map { $0.uppercased() }.joined()
  }
}
