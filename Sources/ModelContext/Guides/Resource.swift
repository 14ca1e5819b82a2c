import PreviewProtocol
import Scenarios

/// A document that a client can read by its address, for a user or a model that wants all of it.
struct Resource: Sendable {
  /// The address, with a scheme of our own, because nobody can fetch it elsewhere.
  let uri: String
  /// The name of the file in `docs`.
  let name: String
  let summary: String
  /// The media type of the text.
  let type: String
  let text: @Sendable () -> String

  private init(_ name: String, _ summary: String, type: String, text: @escaping @Sendable () -> String) {
    uri = "split-preview://docs/\(name)"
    (self.name, self.summary, self.type, self.text) = (name, summary, type, text)
  }

  /// All documents, in the order in which a client lists them.
  static let all =
    Guide.all.map { guide in Resource(guide.name, guide.summary, type: "text/markdown") { guide.text } } + [
      Resource(
        "scenario.schema.json", "The JSON Schema of scenario files and of files of checks.", type: "application/schema+json"
      ) { Scenario.schema.lines }
    ]
}
