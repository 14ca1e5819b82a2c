import PreviewProtocol
import Scenarios
import SplitKit

/// The format of scenario files and of checks in parts, each of which a model can read by its name: those of the guides, and the
/// definitions of the JSON Schema.
enum Format {
  /// The names of the definitions of the JSON Schema, in its order.
  static var definitionNames: [String] { definitions.map(\.name) }

  /// The text of the part with a name, or nil if there is none. Capital letters are the same as small ones.
  static func text(of name: String) -> String? {
    let name = name.lowercased()
    if let part = Guide.all.flatMap(\.parts).first(where: { $0.title.lowercased() == name }) { return part.text }
    guard let definition = definitions.first(where: { $0.name.lowercased() == name }) else { return nil }
    return "The JSON Schema of \(definition.name). Its $ref name other definitions.\n\(definition.value.json)"
  }

  /// The names of all parts.
  static var names: [String] { Guide.all.flatMap(\.parts).map(\.title) + definitionNames }

  /// The names of all parts in a few lines.
  static var contents: String {
    let guides = Guide.all.flatMap { guide in [guide.summary] + guide.parts.map { "  \($0.title)" } }
    let schema = [
      "Definitions of the JSON Schema, from Scenario and CheckFile down.", "  " + definitionNames.joined(separator: ", "),
    ]
    return (guides + schema).joined(separator: "\n")
  }

  private static var definitions: [Member] { Scenario.schema["$defs"]?.members ?? [] }
}
