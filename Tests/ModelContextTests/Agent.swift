import PreviewProtocol
import SamplePreviews
import SplitKit
import Testing

@testable import ModelContext

/// A client of a server in memory.
final class Agent {
  let server: ContextServer
  private var calls = 0

  /// - Parameter rasterize: Draws a PNG. Usually, the bytes are only the size in pixels.
  init(rasterize: @escaping Rasterizer = { _, size in [UInt8(size.width), UInt8(size.height)] }) {
    let identity = ServerIdentity(name: "split-preview", version: "0", epoch: "test", resumeFor: 0)
    server = ContextServer(identity: identity, scenes: PreviewLibrary(Preview.all), rasterize: rasterize)
  }

  /// An agent that has sent `initialize`.
  static func ready(rasterize: @escaping Rasterizer = { _, size in [UInt8(size.width), UInt8(size.height)] }) -> Agent {
    let agent = Agent(rasterize: rasterize)
    agent.say(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#)
    return agent
  }

  /// Sends lines without waiting for any work.
  func send(_ text: String) { server.receive(Array((text + "\n").utf8)) }

  /// Finishes all calls, and returns the answers since the last ones were taken.
  @discardableResult
  func answers() -> [Value] {
    while server.hasWork { server.work() }
    return takeAnswers()
  }

  /// The answers that wait, without any further work.
  func takeAnswers() -> [Value] {
    server.takeOutput().split(separator: UInt8(ascii: "\n")).map { line in
      (try? JSONReader.read(Array(line), limit: 64)) ?? "an answer that cannot be read"
    }
  }

  /// Sends lines and returns all answers.
  @discardableResult
  func say(_ text: String) -> [Value] {
    send(text)
    return answers()
  }

  /// Calls a tool and returns its result. `arguments` is JSON.
  func result(_ tool: String, _ arguments: String = "{}") throws -> Value {
    calls += 1
    let line = #"{"jsonrpc":"2.0","id":\#(calls),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    let answers = say(line)
    #expect(answers.count == 1 && answers[0]["id"] == .number(Double(calls)))
    return try #require(answers[0]["result"], "\(answers)")
  }

  /// Calls a tool that succeeds, and returns its text.
  @discardableResult
  func call(_ tool: String, _ arguments: String = "{}") throws -> String {
    let result = try result(tool, arguments)
    #expect(result["isError"] == false, "\(result)")
    return try #require(result["content"]?.array?.first?["text"]?.string)
  }

  /// Calls a tool that fails, and returns the sentence.
  func failure(_ tool: String, _ arguments: String = "{}") throws -> String {
    let result = try result(tool, arguments)
    #expect(result["isError"] == true, "\(result)")
    return try #require(result["content"]?.array?.first?["text"]?.string)
  }
}
