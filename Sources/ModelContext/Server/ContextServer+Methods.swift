import PreviewProtocol
import Scenarios
import Spelling
import SplitKit

extension ContextServer {
  /// The methods that are requests.
  private enum Method: String {
    case initialize
    case ping
    case discover = "server/discover"
    case listTools = "tools/list"
    case callTool = "tools/call"
    case listResources = "resources/list"
    case listResourceTemplates = "resources/templates/list"
    case readResource = "resources/read"

    /// Whether a version whose clients introduce themselves in this manner has the method.
    func exists(by manner: ProtocolVersion.Manner) -> Bool {
      switch self {
      case .initialize, .ping: manner == .handshake
      case .discover: manner == .envelope
      case .listTools, .callTool, .listResources, .listResourceTemplates, .readResource: true
      }
    }

    /// Whether the method needs no `initialize` before it.
    var comesFirst: Bool { self == .initialize || self == .ping }
  }

  func receive(_ line: LineBuffer.Line) {
    switch line {
    case .tooLong:
      refuse(nil, .invalidRequest("The line is longer than \(LineBuffer.maximumLength) bytes, and was not read."))
    case .text(let text) where text.allSatisfy(Self.isWhiteSpace): break
    case .text(let text):
      do throws(UnreadableMessage) {
        receive(try RPCMessage.read(text))
      } catch {
        refuse(error.id, error.error)
      }
    }
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private func receive(_ message: RPCMessage) {
    switch message {
    case .request(let request):
      do throws(RPCError) {
        try answer(request)
      } catch {
        refuse(request.id, error)
      }
    case .notification("notifications/cancelled", let parameters):
      if let id = parameters["requestId"].flatMap(RPCID.init) { cancel(id) }
    case .notification, .response: break
    }
  }

  private func answer(_ request: RPCRequest) throws(RPCError) {
    let manner: ProtocolVersion.Manner = try Envelope(of: request.parameters) == nil ? .handshake : .envelope
    guard let method = Method(rawValue: request.method), method.exists(by: manner) else {
      throw .methodNotFound(request.method.shortened)
    }
    guard manner == .envelope || method.comesFirst || isInitialized else {
      throw .invalidRequest("The client must send initialize before \(request.method), or \(Envelope.versionName) in _meta.")
    }
    switch method {
    case .initialize: try initialize(request)
    case .ping: answer(request.id, manner) { _ in }
    case .discover: discover(request.id)
    case .listTools: try listTools(request, manner)
    case .callTool: wait(try call(request, manner))
    case .listResources: try listResources(request, manner)
    case .listResourceTemplates: try listResourceTemplates(request, manner)
    case .readResource: try readResource(request, manner)
    }
  }

  private func initialize(_ request: RPCRequest) throws(RPCError) {
    guard let requested = request.parameters["protocolVersion"]?.string else {
      throw .invalidParameters("initialize needs protocolVersion, which must be a string.")
    }
    isInitialized = true
    answer(request.id, .handshake) { writer in
      writer.member("protocolVersion", ProtocolVersion.negotiated(for: requested).rawValue)
      writer.writeName("serverInfo")
      writer.write(identity)
      writer.writeAbilities()
    }
  }

  private func discover(_ id: RPCID) {
    answer(id, .envelope, isCacheable: true) { writer in
      writer.member("supportedVersions", .array(ProtocolVersion.all(by: .envelope).map { .string($0.rawValue) }))
      writer.writeAbilities()
    }
  }

  private func listTools(_ request: RPCRequest, _ manner: ProtocolVersion.Manner) throws(RPCError) {
    try refuseCursor(of: request, "tools")
    answer(request.id, manner, isCacheable: true) { writer in
      writer.beginArray("tools")
      for tool in table.tools { writer.write(tool) }
      writer.endArray()
    }
  }

  private func call(_ request: RPCRequest, _ manner: ProtocolVersion.Manner) throws(RPCError) -> ToolCall {
    guard let name = request.parameters["name"]?.string else {
      throw .invalidParameters("tools/call needs the name of a tool, which must be a string.")
    }
    guard let tool = table[name] else {
      throw .invalidParameters("There is no tool \(name.shortened). \(nearest(to: name.shortened, in: table.tools.map(\.name)))")
    }
    let arguments = request.parameters["arguments"] ?? .null
    guard arguments == .null || arguments.members != nil else { throw .invalidParameters("arguments must be an object.") }
    return ToolCall(id: request.id, manner: manner, tool: tool, arguments: arguments)
  }
}
