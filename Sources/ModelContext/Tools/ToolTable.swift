import SplitKit

/// All tools, in the order in which a client lists them.
struct ToolTable {
  let tools: [Tool]

  init() {
    let listing: [Tool] = [.listScenes, .listDevices, .describeFormat, .addScene, .check]
    let previews: [Tool] = [.open, .close, .outline, .picture, .facts]
    tools = listing + previews + Tool.windowChanges + Tool.touches + Tool.code + Tool.questions
  }

  /// The tool with a name, or nil.
  subscript(name: String) -> Tool? { tools.first { $0.name == name } }
}
