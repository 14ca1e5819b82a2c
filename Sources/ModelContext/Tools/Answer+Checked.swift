import PreviewProtocol
import Scenarios
import Spelling
import SplitKit

/// The answers of the wire that are errors, in words that say what would be right.
extension AgentPreview.Answer {
  /// The message itself. Throws the sentence of an error of the wire.
  func checked() throws(ToolError) -> Value {
    guard message["type"] == "error" else { return message }
    throw ToolError(message["message"]?.string ?? "The message was refused.")
  }

  /// The answer of an open preview. Throws the sentence of an error with the nearest target or action, or with the value that was
  /// given for a property.
  func checked(for arguments: Arguments, by preview: AgentPreview) throws(ToolError) -> Value {
    try checked { () in
      switch message["code"]?.string {
      case "unknownTarget":
        message["path"]?.string.flatMap { arguments[$0]?.string }.map {
          ShortTarget.hint(for: $0.shortened, among: preview.targets)
        }
      case "unknownAction", "unknownProperty": hint(for: arguments, by: preview)
      case "invalid":
        [Self.given(at: message["path"]?.string ?? "", in: arguments), hint(for: arguments, by: preview)].compactMap(\.self)
          .joined(separator: " ")
      default: nil
      }
    }
  }

  /// A sentence with the property, value or action that is nearest to the refused one, or nil.
  private func hint(for arguments: Arguments, by preview: AgentPreview) -> String? {
    guard let code = message["code"]?.string.flatMap(ErrorCode.init(rawValue:)) else { return nil }
    // The arguments of an action are beside the other members in its message.
    let inner = arguments["arguments"]?.members ?? []
    let error = ProtocolError(code, "", path: message["path"]?.string)
    let hint = preview.hinting(error, of: .object(arguments.members + inner)).message.drop { $0 == " " }
    return hint.isEmpty ? nil : String(hint)
  }

  /// The message itself. Throws the sentence of an error of the wire, with a further one.
  private func checked(_ hint: () -> String?) throws(ToolError) -> Value {
    do throws(ToolError) {
      return try checked()
    } catch {
      // An explanation has its own suggestions.
      let hasHint = ["Did you mean", "The nearest are"].contains(where: error.sentence.contains)
      let hint = hasHint ? nil : hint().flatMap { $0.isEmpty ? nil : $0 }
      throw ToolError([error.sentence, hint].compactMap(\.self).joined(separator: " "))
    }
  }

  /// A sentence with the value of a property.
  private static func given(at path: String, in arguments: Arguments) -> String? {
    let prefix = "properties."
    guard path.hasPrefix(prefix) else { return nil }
    let assigned = Value.object(arguments.members).assignments.last { $0.name == path.dropFirst(prefix.count) }
    return assigned.map { "You have given \($0.value.inWords)." }
  }
}
