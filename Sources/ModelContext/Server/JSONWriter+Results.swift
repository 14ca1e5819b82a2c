import PreviewProtocol
import SplitKit

/// The members of results (the MCP schemas of 2025-11-25 and 2026-07-28).
extension JSONWriter {
  /// Writes the members that a result has in a version whose requests carry an envelope.
  mutating func writeEnvelope(_ server: ServerIdentity, isCacheable: Bool = false) {
    member("resultType", "complete")
    if isCacheable {
      member("ttlMs", 3_600_000)
      member("cacheScope", "public")
    }
    beginObject("_meta")
    writeName(escaping: Envelope.serverName)
    write(server)
    endObject()
  }

  /// Writes the name and the version of the server.
  mutating func write(_ server: ServerIdentity) {
    beginObject()
    member("name", server.name)
    member("version", server.version)
    endObject()
  }

  /// Writes what the server can do, and when a model should use it.
  mutating func writeAbilities() {
    beginObject("capabilities")
    beginObject("tools")
    endObject()
    beginObject("resources")
    endObject()
    endObject()
    member("instructions", ContextServer.instructions)
  }

  mutating func write(_ tool: Tool) {
    beginObject()
    member("name", tool.name)
    member("description", tool.summary)
    member("inputSchema", tool.parameters.json)
    beginObject("annotations")
    member("readOnlyHint", tool.isReadOnly)
    if !tool.isReadOnly { member("destructiveHint", false) }
    member("openWorldHint", false)
    endObject()
    endObject()
  }

  mutating func write(_ resource: Resource) {
    beginObject()
    member("uri", resource.uri)
    member("name", resource.name)
    member("description", resource.summary)
    member("mimeType", resource.type)
    endObject()
  }

  /// Writes the text of a document.
  mutating func writeContents(of resource: Resource) {
    beginArray("contents")
    beginObject()
    member("uri", resource.uri)
    member("mimeType", resource.type)
    member("text", resource.text())
    endObject()
    endArray()
  }

  mutating func writeMembers(of result: ToolResult) {
    beginArray("content")
    for content in result.content { write(content) }
    endArray()
    member("isError", result.isError)
  }

  private mutating func write(_ content: ToolResult.Content) {
    beginObject()
    switch content {
    case .text(let text):
      member("type", "text")
      member("text", text)
    case .image(let bytes, let type):
      member("type", "image")
      member("data", Base64.text(of: bytes))
      member("mimeType", type)
    case .document(let text, let type, let address):
      member("type", "resource")
      beginObject("resource")
      member("uri", address)
      member("mimeType", type)
      member("text", text)
      endObject()
    }
    endObject()
  }
}
