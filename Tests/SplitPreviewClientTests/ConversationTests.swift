import Testing

@testable import SplitPreviewClient

@Suite struct ConversationTests {
  private static func resize(_ width: Double) -> (type: String, members: [String: JSON]) {
    let request = PreviewRequest<PreviewScene>.resize(width: width, height: 800)
    return (request.type, request.members)
  }

  @Test func `a scene answers the resizes that merged with it`() throws {
    var server = try MemoryServer()
    try server.open("lab")
    let numbers = try server.say([Self.resize(600), Self.resize(700), Self.resize(800)])
    let widths = numbers.map { server.conversation.reply(to: $0)?.scene?.window.size.width }
    #expect(widths == [800, 800, 800])
  }

  @Test func `a refusal among resizes is that of its own message`() throws {
    var server = try MemoryServer()
    try server.open("lab")
    let numbers = try server.say([Self.resize(600), Self.resize(-1), Self.resize(800)])
    let replies = numbers.map { server.conversation.reply(to: $0) }
    #expect(replies.map { $0?.scene?.window.size.width } == [600, nil, 800])
    #expect(try replies[1]?.refusal()?.path == "width")
  }

  /// A value with so many arrays inside one another. A server reads 16.
  private static func nested(_ depth: Int) -> JSON { (0..<depth).reduce(1) { value, _ in [value] } }

  @Test func `a message whose id the server cannot read is refused`() throws {
    var server = try MemoryServer()
    try server.open("lab")
    let deep = PreviewRequest<PreviewScene>.set("split", ["primaryEdge": Self.nested(20)])
    let numbers = try server.say([(deep.type, deep.members), Self.resize(700)])
    #expect(try server.conversation.reply(to: numbers[0])?.refusal()?.code == "malformed")
    #expect(server.conversation.reply(to: numbers[1])?.scene?.window.size.width == 700)
    let sweep = PreviewRequest<PreviewSweep>.sweep(600...700, height: 800)
    let others = try server.say([(sweep.type, sweep.members), (deep.type, deep.members)])
    #expect(server.conversation.reply(to: others[0]) == nil)
    #expect(try server.conversation.reply(to: others[1])?.refusal()?.code == "malformed")
  }

  @Test func `a refusal that nobody waits for is kept, once, for its slot`() throws {
    var server = try MemoryServer()
    try server.open("lab")
    try server.say([Self.resize(-1), Self.resize(700)], isPosted: true)
    var conversation = server.conversation
    #expect(conversation.takeRefusal(slot: 1) == nil)
    #expect(conversation.takeRefusal(slot: 0)?.path == "width")
    #expect(conversation.takeRefusal(slot: 0) == nil)
    #expect(server.scene.window.size.width == 700)
  }

  @Test(arguments: [
    ("7", "", "an object"), (#"{"type":"hello","protocol":2}"#, "", "a greeting of protocol 1"),
    (#"{"type":"hello","protocol":1,"session":"a","epoch":"b"}"#, "server", "an object"),
    (#"{"type":"hello","protocol":1,"session":"a","epoch":"b","server":{"name":"x","version":7}}"#, "server.version", "a string"),
  ])
  func `a greeting of another server is an error`(text: String, path: String, expected: String) {
    var conversation = SplitPreviewClient.Conversation()
    #expect(throws: PreviewError.protocolMismatch(path: path, expected: expected)) { try conversation.greet(text) }
  }

  @Test(arguments: [
    ("frame", JSON.array([1, 2, 3]), "panes[0].frame", "a rectangle"), ("isVisible", 1, "panes[0].isVisible", "true or false"),
    ("id", .null, "panes[0].id", "a string"), ("column", 3, "panes[0].column", "a string"),
  ])
  func `a scene that is none of the protocol is an error with the path`(
    name: String, value: JSON, path: String, expected: String
  ) throws {
    var server = try MemoryServer()
    var message = try server.open("lab").members
    var pane = try #require(message["panes"]?[0]?.object)
    pane[name] = value
    message["panes"] = [.object(pane)]
    var conversation = server.conversation
    #expect(throws: PreviewError.protocolMismatch(path: path, expected: expected)) {
      try conversation.take(JSON.object(message).description)
    }
  }

  @Test func `messages of types that a newer server may have are passed over`() throws {
    var server = try MemoryServer()
    let before = try server.open("lab")
    var conversation = server.conversation
    try conversation.take(#"{"type":"news","ack":99}"#)
    try conversation.take(#"{}"#)
    #expect(conversation.scenes == [0: before])
  }

  @Test func `a scene that no message asked for answers nothing and is the newest`() throws {
    var server = try MemoryServer()
    let members = try server.open("lab").members.filter { $0.key != "ack" }
    var conversation = server.conversation
    let resize = Self.resize(600)
    let number = conversation.say(resize.type, resize.members, slot: nil).number
    let models: JSON = ["own": ["kind": "blank"]]
    try conversation.take(JSON.object(members.merging(["viewModels": models]) { $1 }).description)
    #expect(conversation.reply(to: number) == nil)
    #expect(conversation.scenes[0]?.members["viewModels"]?["own"]?["kind"] == "blank")
  }

  /// The crash of an app in slot 0, with other members than usual.
  private static func crash(_ members: [String: JSON] = [:]) -> String {
    let usual: [String: JSON] = [
      "type": "crash", "reason": "trap", "message": "Index out of range", "file": "Detail.swift", "line": 41, "column": 7,
      "frames": [["function": "show(_:)", "file": .null, "line": .null]], "calls": [["call": "viewDidLoad()"]],
    ]
    return JSON.object(usual.merging(members) { $1 }).description
  }

  @Test func `a crash is kept until the app draws again`() throws {
    var server = try MemoryServer()
    let members = try server.open("lab").members
    var conversation = server.conversation
    try conversation.take(Self.crash())
    let crash = try #require(conversation.crashes[0])
    #expect(crash.description == "Detail.swift:41:7: Index out of range")
    #expect(crash.frames == [PreviewCrash.Frame(function: "show(_:)", file: nil, line: nil)])
    #expect("\(PreviewError.crashed(crash))" == "The app has ended: Detail.swift:41:7: Index out of range")
    try conversation.take(JSON.object(members).description)
    #expect(conversation.crashes.isEmpty)
  }

  @Test func `a crash in a slot ends with its preview`() throws {
    var conversation = SplitPreviewClient.Conversation()
    try conversation.take(Self.crash(["slot": 3, "file": .null, "line": .null, "column": .null]))
    #expect(conversation.crashes[3]?.description == "Index out of range")
    try conversation.take(#"{"type":"closed","slot":3}"#)
    #expect(conversation.crashes.isEmpty)
  }

  @Test func `a crash that is none of the protocol is an error with the path`() {
    var conversation = SplitPreviewClient.Conversation()
    #expect(throws: PreviewError.protocolMismatch(path: "frames[0].function", expected: "a string")) {
      try conversation.take(Self.crash(["frames": [[:]]]))
    }
  }
}
