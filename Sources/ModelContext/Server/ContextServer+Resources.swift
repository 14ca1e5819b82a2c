import PreviewProtocol
import Scenarios
import Spelling
import SplitKit

/// The methods for documents (MCP 2025-11-25, "Resources"). The documents are part of the program and never change.
extension ContextServer {
  func listResources(_ request: RPCRequest, _ manner: ProtocolVersion.Manner) throws(RPCError) {
    try refuseCursor(of: request, "documents")
    answer(request.id, manner, isCacheable: true) { writer in
      writer.beginArray("resources")
      for resource in Resource.all { writer.write(resource) }
      writer.endArray()
    }
  }

  /// Answers with an empty list. Many clients ask any server that has documents.
  func listResourceTemplates(_ request: RPCRequest, _ manner: ProtocolVersion.Manner) throws(RPCError) {
    try refuseCursor(of: request, "templates")
    answer(request.id, manner, isCacheable: true) { writer in
      writer.beginArray("resourceTemplates")
      writer.endArray()
    }
  }

  func readResource(_ request: RPCRequest, _ manner: ProtocolVersion.Manner) throws(RPCError) {
    guard let uri = request.parameters["uri"]?.string else {
      throw .invalidParameters("resources/read needs the uri of a document, which must be a string.")
    }
    guard let resource = Resource.all.first(where: { $0.uri == uri }) else {
      let hint = nearest(to: uri.shortened, in: Resource.all.map(\.uri))
      throw .resourceNotFound("There is no document \(uri.shortened). \(hint)", uri: uri, by: manner)
    }
    answer(request.id, manner, isCacheable: true) { $0.writeContents(of: resource) }
  }

  /// Refuses the address of a further page, because every list is on one.
  func refuseCursor(of request: RPCRequest, _ things: String) throws(RPCError) {
    guard let cursor = request.parameters["cursor"] else { return }
    throw .invalidParameters("There is no cursor \(cursor.inWords). All \(things) are on one page.")
  }
}
