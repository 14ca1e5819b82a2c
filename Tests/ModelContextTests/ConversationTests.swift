import SplitKit
import Testing

@testable import ModelContext

/// The methods of the protocol, apart from what the tools do.
@Suite struct ConversationTests {
  private static let envelope = #""_meta":{\#(version("\"2026-07-28\"")),"io.modelcontextprotocol/clientCapabilities":{}}"#

  private static func version(_ json: String) -> String { #""io.modelcontextprotocol/protocolVersion":\#(json)"# }

  @Test func `a handshake names the version, the server and its tools`() throws {
    let agent = Agent()
    let line = #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}}"#
    let answers = agent.say(line)
    #expect(answers.count == 1 && answers[0]["id"] == "a" && answers[0]["jsonrpc"] == "2.0")
    let result = try #require(answers[0]["result"])
    #expect(result["protocolVersion"] == "2025-06-18")
    #expect(result["serverInfo"] == ["name": "split-preview", "version": "0"])
    #expect(result["capabilities"] == ["tools": [:], "resources": [:]])
    #expect(result["instructions"]?.string?.contains("list_scenes") == true)
    #expect(result["resultType"] == nil)
  }

  @Test func `a request with an envelope needs no handshake, and its result names the server`() throws {
    let agent = Agent()
    let result = try #require(
      agent.say(#"{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{\#(Self.envelope)}}"#)[0]["result"])
    #expect(result["supportedVersions"] == ["2026-07-28"])
    #expect(result["resultType"] == "complete" && result["cacheScope"] == "public")
    #expect(result["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "split-preview")
    let call = #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"list_scenes",\#(Self.envelope)}}"#
    let called = try #require(agent.say(call)[0]["result"])
    #expect(called["isError"] == false && called["resultType"] == "complete" && called["cacheScope"] == nil)
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":7}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":{\#(envelope)}}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{\#(envelope)}}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"server/discover"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{\#(version("7"))}}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{\#(version("\"2026-07-28\""))}}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{\#(version("\"2027-01-01\""))}}}"#, -32022),
  ])
  func `a request that nobody could answer is refused before a handshake`(line: String, code: Double) {
    let answers = Agent().say(line)
    #expect(answers.count == 1 && answers[0]["error"]?["code"] == .number(code) && answers[0]["id"] == 1)
  }

  @Test(arguments: [
    (#""method":"prompts/list""#, -32601), (#""method":"resources/read""#, -32602),
    (#""method":"resources/read","params":{"uri":7}"#, -32602),
    (#""method":"resources/read","params":{"uri":"split-preview://docs/nothing"}"#, -32002),
    (#""method":"resources/list","params":{"cursor":"2"}"#, -32602),
    (#""method":"resources/templates/list","params":{"cursor":""}"#, -32602),
    (#""method":"tools/call""#, -32602),
    (#""method":"tools/call","params":{"name":7}"#, -32602), (#""method":"tools/call","params":{"name":"fly"}"#, -32602),
    (#""method":"tools/call","params":{"name":"open","arguments":[]}"#, -32602),
    (#""method":"tools/call","params":{"name":"open","arguments":"lab"}"#, -32602),
    (#""method":"tools/list","params":{"cursor":"2"}"#, -32602),
  ])
  func `a request with a mistake is refused with the code for it`(members: String, code: Double) {
    let answers = Agent.ready().say(#"{"jsonrpc":"2.0","id":1,\#(members)}"#)
    #expect(answers.count == 1 && answers[0]["error"]?["code"] == .number(code) && answers[0]["id"] == 1)
  }

  @Test func `a document that does not exist has no code of its own any more, and the nearest is named`() {
    let uri = #""uri":"split-preview://docs/scenario.md""#
    let line = #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{\#(uri),\#(Self.envelope)}}"#
    let error = Agent().say(line)[0]["error"]
    #expect(error?["code"] == -32602 && error?["data"] == ["uri": "split-preview://docs/scenario.md"])
    #expect(error?["message"]?.string?.hasSuffix("Did you mean split-preview://docs/scenarios.md?") == true)
  }

  @Test func `a tool that does not exist is refused with the nearest one`() {
    let line = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"describe_fromat"}}"#
    let message = Agent.ready().say(line)[0]["error"]?["message"]
    #expect(message == "There is no tool describe_fromat. Did you mean describe_format?")
  }

  @Test func `an error about the version says which versions there are`() {
    let meta = #"{"io.modelcontextprotocol/protocolVersion":"2027-01-01"}"#
    let error = Agent().say(#"{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":\#(meta)}}"#)[0]["error"]
    #expect(error?["data"]?["requested"] == "2027-01-01")
    #expect(error?["data"]?["supported"] == ["2024-11-05", "2025-06-18", "2025-11-25", "2026-07-28"])
  }

  @Test func `notifications, answers and empty lines are not answered`() {
    let agent = Agent.ready()
    let lines = [
      "", "  \r", #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","method":"tools/call"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"nobody"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":[]}"#, #"{"jsonrpc":"2.0","id":9,"result":{}}"#,
    ]
    #expect(agent.say(lines.joined(separator: "\n")) == [])
    #expect(agent.say(#"{"jsonrpc":"2.0","id":3,"method":"ping"}"#) == [["jsonrpc": "2.0", "id": 3, "result": [:]]])
  }

  @Test func `a line without an end is answered when the input ends`() {
    let agent = Agent.ready()
    agent.server.receive(Array(#"{"jsonrpc":"2.0","id":3,"method":"ping"}"#.utf8))
    #expect(agent.answers() == [])
    agent.server.finishInput()
    #expect(agent.answers().count == 1)
  }
}

/// Calls that take long, beside other messages.
@Suite struct WaitingCallTests {
  private func sweep(_ id: Int) -> String {
    let arguments = #"{"from":320,"to":2000,"height":800}"#
    return #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"sweep","arguments":\#(arguments)}}"#
  }

  private func cancel(_ id: Int) -> String {
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id),"reason":"late"}}"#
  }

  @Test func `a ping is answered while a sweep is under way`() throws {
    let agent = Agent.ready()
    try agent.call("open", #"{"scene":"lab"}"#)
    agent.send(sweep(70))
    agent.server.work()
    agent.send(#"{"jsonrpc":"2.0","id":71,"method":"ping"}"#)
    #expect(agent.takeAnswers().map { $0["id"] } == [71])
    #expect(agent.answers().map { $0["id"] } == [70])
  }

  private func check(_ id: Int) -> String {
    let check = "{name: a, widths: {from: 320, to: 500}, expect: {window.width: {moreThan: 1}}}"
    let yaml = #"format: 1\nscene: mail\nchecks:\n- \#(check)"#
    return #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"check","arguments":{"yaml":"\#(yaml)"}}}"#
  }

  @Test func `a ping is answered while a check is under way, and the check can be cancelled`() throws {
    let agent = Agent.ready()
    agent.send(check(70) + "\n" + check(71))
    agent.server.work()
    agent.server.work()
    agent.send(#"{"jsonrpc":"2.0","id":72,"method":"ping"}"#)
    #expect(agent.takeAnswers().map { $0["id"] } == [72])
    agent.send(cancel(70))
    let answers = agent.answers()
    #expect(answers.map { $0["id"] } == [71])
    let text = answers[0]["result"]?.elements("content").first?["text"]?.string
    #expect(text?.contains("1 check in 361 windows, all passed.") == true)
  }

  @Test func `calls are answered in their order`() throws {
    let agent = Agent.ready()
    try agent.call("open", #"{"scene":"lab"}"#)
    agent.send(sweep(70) + "\n" + sweep(71))
    agent.send(#"{"jsonrpc":"2.0","id":72,"method":"tools/call","params":{"name":"outline"}}"#)
    #expect(agent.answers().map { $0["id"] } == [70, 71, 72])
  }

  @Test func `a cancelled call is not answered, and the next one is`() throws {
    let agent = Agent.ready()
    try agent.call("open", #"{"scene":"lab"}"#)
    agent.send([sweep(70), sweep(71), sweep(72)].joined(separator: "\n"))
    agent.server.work()
    agent.send(cancel(70) + "\n" + cancel(71))
    #expect(agent.answers().map { $0["id"] } == [72])
    #expect(try agent.call("resize", #"{"width":500,"height":800}"#).contains("compact width"))
  }

  @Test func `a preview is left as it was by a call that is cancelled`() throws {
    let agent = Agent.ready()
    try agent.call("open", #"{"scene":"mail"}"#)
    let before = try agent.call("outline", #"{"full":true}"#)
    agent.send(sweep(70))
    agent.server.work()
    agent.send(cancel(70))
    #expect(try agent.call("outline", #"{"full":true}"#) == before)
  }

  @Test func `the owner is told to read no further when many calls wait`() {
    let agent = Agent.ready()
    for id in 0..<ContextServer.maximumWaiting {
      #expect(!agent.server.isFull)
      agent.send(sweep(id))
    }
    #expect(agent.server.isFull)
    #expect(agent.answers().count == ContextServer.maximumWaiting)
    #expect(!agent.server.isFull && !agent.server.hasWork)
  }
}
