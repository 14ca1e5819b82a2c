import SplitKit

/// A call of a tool that waits for its turn, or is under way.
struct ToolCall {
  let id: RPCID
  /// How the client has said which version it speaks, which decides about the members of the answer.
  let manner: ProtocolVersion.Manner
  let tool: Tool
  let arguments: Value
}
