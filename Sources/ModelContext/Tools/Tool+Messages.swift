import PreviewProtocol
import SplitKit

/// Tools that are messages of the wire: the arguments are the members of the message.
extension Tool {
  /// A tool with the name of a message, for an open preview.
  ///
  /// - Parameter others: Parameters in place of members of the message, or beside them.
  private init(
    _ type: MessageType, _ summary: String, with others: [Parameter], isReadOnly: Bool,
    run: @escaping @Sendable (Arguments, AgentPreview) throws(ToolError) -> ToolRun
  ) {
    let parameters = [Tool.preview] + Parameter.members(of: type, with: others)
    self.init(name: type.rawValue, summary: summary, parameters: parameters, isReadOnly: isReadOnly) {
      (arguments, bench) throws(ToolError) in
      try run(arguments, try bench.previews.preview(try arguments.text("preview")))
    }
  }

  /// The parameter of every tool that works with an open preview.
  static let preview = Parameter.optional(
    "preview", .text, "The id from open. By default the preview used last.")

  /// A tool that changes a preview. It answers with the outline of the scene and with the calls that UIKit made.
  static func change(
    _ type: MessageType, _ summary: String, with others: [Parameter] = [],
    members: @escaping @Sendable (Arguments) throws(ToolError) -> [Member] = { (arguments) in arguments.without("preview") }
  ) -> Tool {
    Tool(type, summary, with: others, isReadOnly: false) { (arguments, preview) throws(ToolError) in
      .message(type, try members(arguments), to: preview) { (answer) throws(ToolError) in
        .text(preview.words(for: try answer.checked(for: arguments, by: preview)))
      }
    }
  }

  /// A tool that asks about a preview and changes nothing. `read` puts the answer into words.
  static func question(
    _ type: MessageType, _ summary: String, with others: [Parameter] = [],
    read: @escaping @Sendable (AgentPreview.Answer) -> String?
  ) -> Tool {
    Tool(type, summary, with: others, isReadOnly: true) { (arguments, preview) throws(ToolError) in
      .message(type, arguments.without("preview"), to: preview) { (answer) throws(ToolError) in
        let message = try answer.checked(for: arguments, by: preview)
        return .text((read(answer) ?? message.json).withoutLastLineEnd)
      }
    }
  }
}

extension ToolRun {
  /// Sends a message of a type to a preview.
  static func message(
    _ type: MessageType, _ members: [Member], to preview: AgentPreview,
    read: @escaping (AgentPreview.Answer) throws(ToolError) -> ToolResult
  ) -> ToolRun {
    let message = Value.object([Member("type", .string(type.rawValue))] + members)
    preview.send(ShortTarget.whole(message) { preview.elementIDs })
    return .asks(preview, read: read)
  }
}

extension AgentPreview {
  /// The outline of a scene that a message has led to, and the calls. The sections that the agent knows are left out.
  func words(for scene: Value) -> String {
    let calls = CallWords(of: scene).lines
    let result = scene["result"].map { ["returned: \($0.word)"] } ?? []
    let outline = tell(outline(of: scene, isFull: false), isWhole: false)
    return ([outline] + result + calls).joined(separator: "\n")
  }
}
