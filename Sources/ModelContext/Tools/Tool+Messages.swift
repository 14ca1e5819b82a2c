import SplitKit

/// Tools that are messages of the wire: the arguments are the members of the message.
extension Tool {
  /// The parameter of every tool that works with an open preview.
  static let preview = Parameter.optional(
    "preview", .text, "The id from open. By default the preview used last.")

  /// A tool that changes a preview. It answers with the outline of the scene and with the calls that UIKit made.
  static func change(
    _ name: String, _ summary: String, _ parameters: [Parameter] = [],
    members: @escaping @Sendable (Arguments) throws(ToolError) -> [Member] = { (arguments) in arguments.without("preview") }
  ) -> Tool {
    Tool(name: name, summary: summary, parameters: [preview] + parameters, isReadOnly: false) {
      (arguments, bench) throws(ToolError) in
      let preview = try bench.previews.preview(try arguments.text("preview"))
      return .message(name, try members(arguments), to: preview) { (answer) throws(ToolError) in
        .text(preview.words(for: try answer.checked()))
      }
    }
  }

  /// A tool that asks about a preview and changes nothing. `read` puts the answer into words.
  static func question(
    _ name: String, _ summary: String, _ parameters: [Parameter] = [], read: @escaping @Sendable (AgentPreview.Answer) -> String?
  ) -> Tool {
    Tool(name: name, summary: summary, parameters: [preview] + parameters, isReadOnly: true) {
      (arguments, bench) throws(ToolError) in
      let preview = try bench.previews.preview(try arguments.text("preview"))
      return .message(name, arguments.without("preview"), to: preview) { (answer) throws(ToolError) in
        let message = try answer.checked()
        return .text((read(answer) ?? message.json).withoutLastLineEnd)
      }
    }
  }
}

extension ToolRun {
  /// Sends a message of a type to a preview.
  static func message(
    _ type: String, _ members: [Member], to preview: AgentPreview,
    read: @escaping (AgentPreview.Answer) throws(ToolError) -> ToolResult
  ) -> ToolRun {
    preview.send(.object([Member("type", .string(type))] + members))
    return .asks(preview, read: read)
  }
}

extension AgentPreview {
  /// The outline of a scene that a message has led to, and the calls. The sections that the agent knows are left out.
  func words(for scene: Value, isWhole: Bool = false) -> String {
    let calls = CallWords(of: scene).lines
    let result = scene["result"].map { ["returned: \($0.word)"] } ?? []
    let outline = tell(outline(of: scene, isFull: false), isWhole: isWhole)
    return ([outline] + result + calls).joined(separator: "\n")
  }
}
