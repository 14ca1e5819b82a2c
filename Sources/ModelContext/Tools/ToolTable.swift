import SplitKit

/// All tools, in the order in which a client lists them.
struct ToolTable {
  let tools: [Tool]

  init(scenes: [Preview]) {
    let listing: [Tool] = [.listScenes, .listDevices]
    let previews: [Tool] = [.open(scenes), .close, .outline, .picture]
    tools = listing + previews + Tool.windowChanges + Tool.touches + Tool.code + Tool.questions
  }

  /// The tool with a name, or nil.
  subscript(name: String) -> Tool? { tools.first { $0.name == name } }
}
