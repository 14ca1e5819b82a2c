/// The result of a tool that has run.
struct ToolResult: Equatable {
  enum Content: Equatable {
    case text(String)
    /// An image with the bytes of a file.
    case image([UInt8], type: String)
    /// A document in the result itself, by an address that nobody can fetch.
    case document(String, type: String, address: String)
  }

  let content: [Content]
  /// Whether the tool has failed, and its text says why.
  let isError: Bool

  static func text(_ text: String) -> ToolResult { ToolResult(content: [.text(text)], isError: false) }

  /// The same result with lines before its first text.
  func after(_ lines: [String]) -> ToolResult {
    guard !lines.isEmpty else { return self }
    let news = lines.joined(separator: "\n")
    guard case .text(let text)? = content.first else { return ToolResult(content: [.text(news)] + content, isError: isError) }
    return ToolResult(content: [.text("\(news)\n\(text)")] + content.dropFirst(), isError: isError)
  }

  static func failure(_ error: ToolError) -> ToolResult { ToolResult(content: [.text(error.sentence)], isError: true) }
}
