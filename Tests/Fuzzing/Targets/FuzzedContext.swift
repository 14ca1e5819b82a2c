import ModelContext
import PreviewProtocol
import SamplePreviews
import SplitKit

/// A client of the Model Context Protocol that writes arbitrary bytes after its handshake.
struct FuzzedContext {
  /// An input may be long; what a message does, the first of them show.
  private static let mostBytes = 65_536
  /// The steps for all calls together. A whole sweep would take as long as everything else.
  private static let mostSteps = 400

  private let server: ContextServer = {
    let identity = ServerIdentity(name: "fuzz", version: "0", epoch: "fuzz", resumeFor: 0)
    return ContextServer(identity: identity, scenes: PreviewLibrary(Preview.all)) { _, _ in nil }
  }()

  func run(_ bytes: [UInt8]) {
    receive(#"{"jsonrpc":"2.0","id":"first","method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#)
    server.receive(Array(bytes.prefix(Self.mostBytes)))
    receive("")
    for _ in 0..<Self.mostSteps where server.hasWork { server.work() }
    checkAnswers()
    receive(#"{"jsonrpc":"2.0","id":"last","method":"ping"}"#)
    precondition(checkAnswers().contains { $0["id"] == "last" }, "The server does not answer.")
    server.finishInput()
  }

  private func receive(_ line: String) { server.receive(Array("\n\(line)\n".utf8)) }

  /// Checks that every line is an answer that can be read.
  @discardableResult
  private func checkAnswers() -> [Value] {
    server.takeOutput().split(separator: UInt8(ascii: "\n")).map { line in
      guard let answer = try? JSONReader.read(Array(line)) else { preconditionFailure("An answer cannot be read.") }
      precondition(answer["jsonrpc"] == "2.0" && answer["id"] != nil, "An answer is none of JSON-RPC.")
      precondition((answer["result"] == nil) != (answer["error"] == nil), "An answer has a result or an error.")
      return answer
    }
  }
}
