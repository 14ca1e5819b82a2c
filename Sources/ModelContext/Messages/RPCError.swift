import SplitKit

/// An error that refuses a request as JSON-RPC 2.0 defines it, in section 5.1.
///
/// A tool that runs and fails is no such error: its result says so, and the model can read why.
struct RPCError: Error, Equatable {
  let code: Int
  /// A sentence for people.
  let message: String
  let data: Value?

  private init(_ code: Int, _ message: String, data: Value? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  /// The line is not JSON.
  static func parseError(_ sentence: String) -> RPCError { RPCError(-32700, sentence) }

  /// The JSON is no request, or the request comes too early.
  static func invalidRequest(_ sentence: String) -> RPCError { RPCError(-32600, sentence) }

  /// There is no such method in the version of the request.
  static func methodNotFound(_ method: String) -> RPCError { RPCError(-32601, "There is no method \(method).") }

  /// A parameter is missing or has the wrong type, or there is no such tool.
  static func invalidParameters(_ sentence: String) -> RPCError { RPCError(-32602, sentence) }

  /// There is no document with an address. Before 2026-07-28, this has a code of its own (MCP 2025-11-25, "Resources").
  static func resourceNotFound(_ sentence: String, uri: String, by manner: ProtocolVersion.Manner) -> RPCError {
    switch manner {
    case .handshake: RPCError(-32002, sentence, data: ["uri": .string(uri)])
    case .envelope: RPCError(-32602, sentence, data: ["uri": .string(uri)])
    }
  }

  /// The server does not speak the version of the request (MCP 2026-07-28, `UnsupportedProtocolVersionError`).
  static func unsupportedVersion(_ requested: String) -> RPCError {
    let supported = ProtocolVersion.allCases.map { Value.string($0.rawValue) }
    return RPCError(
      -32022, "The server does not speak the protocol version \(requested).",
      data: ["supported": .array(supported), "requested": .string(requested)])
  }
}
