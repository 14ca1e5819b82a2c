import SplitKit
import Testing

@testable import ModelContext

/// The reading of lines as JSON-RPC 2.0.
@Suite struct RPCMessageTests {
  private func read(_ line: String) throws(UnreadableMessage) -> RPCMessage { try RPCMessage.read(Array(line.utf8)) }

  @Test(
    arguments: [
      (#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#, 1, [:]),
      (#"{"jsonrpc":"2.0","id":"a","method":"ping","params":{"x":[1]}}"#, "a", ["x": [1]]),
      (#"{"jsonrpc":"2.0","id":-7,"method":"ping","params":null}"#, -7, [:]),
      (#" {"params":{},"method":"ping","id":"","jsonrpc":"2.0","more":true} "#, "", [:]),
    ] as [(String, Value, Value)])
  func `a request has an id, a method and parameters`(line: String, id: Value, parameters: Value) throws {
    #expect(try read(line) == .request(RPCRequest(id: try #require(RPCID(id)), method: "ping", parameters: parameters)))
  }

  @Test func `a message without an id is a notification, and one without a method an answer`() throws {
    #expect(try read(#"{"jsonrpc":"2.0","method":"a"}"#) == .notification(method: "a", parameters: [:]))
    #expect(try read(#"{"jsonrpc":"2.0","id":1,"result":{}}"#) == .response)
    #expect(try read(#"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#) == .response)
  }

  @Test(
    arguments: [
      ("", -32700, nil), ("{", -32700, nil), ("\u{FEFF}{}", -32700, nil), (#"{"id":1,"id":2}"#, -32700, nil),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping"} {}"#, -32700, nil), (String(repeating: "[", count: 5000), -32700, nil),
      ("[]", -32600, nil), (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600, nil), ("7", -32600, nil),
      ("null", -32600, nil),
      (#"{"id":1,"method":"ping"}"#, -32600, 1), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600, 1),
      (#"{"jsonrpc":"2.0","id":"b"}"#, -32600, "b"), (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600, 1),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600, nil),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600, nil),
      (#"{"jsonrpc":"2.0","id":1e300,"method":"ping"}"#, -32600, nil),
      (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600, nil),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602, 1),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":"x"}"#, -32602, 1),
    ] as [(String, Int, Value?)])
  func `anything else is refused with the code of JSON-RPC and the id, if that can be read`(line: String, code: Int, id: Value?) {
    let error = #expect(throws: UnreadableMessage.self) { try read(line) }
    #expect(error?.error.code == code)
    #expect(error?.id?.value == id)
    #expect(error?.error.message.isEmpty == false)
  }

  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"), ("2025-03-26", "2024-11-05"),
    ("2026-07-28", "2025-11-25"), ("2099-01-01", "2025-11-25"), ("1999-01-01", "2025-11-25"), ("", "2025-11-25"),
    ("zzz", "2025-11-25"),
  ])
  func `a version that nobody speaks becomes the newest one before it`(asked: String, answered: String) {
    #expect(ProtocolVersion.negotiated(for: asked).rawValue == answered)
  }
}
