import Testing

@testable import AppBuilding

struct CompilerOutputTests {
  /// A message as the driver prints it: its length, and JSON of several lines.
  private static func message(_ members: String) -> String {
    let json = "{\n\(members)\n}"
    return "\(json.utf8.count)\n\(json)"
  }

  private static let arguments = "  \"command_arguments\" : [\n    \"-primary-file\",\n    \"/é/A.swift\"\n  ],"

  private static func events(_ text: String) -> [CompilerOutput.Event] {
    var output = CompilerOutput()
    return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { output.take(String($0)) }
  }

  @Test func `A job that begins names its file, whose arguments are left out`() {
    let text = Self.message(
      "\(Self.arguments)\n  \"inputs\" : [\n    \"/é/A.swift\"\n  ],\n  \"kind\" : \"began\",\n  \"name\" : \"compile\"")
    #expect(Self.events(text) == [.began("/é/A.swift")])
  }

  @Test func `A job of another kind is no event`() {
    #expect(Self.events(Self.message("  \"inputs\" : [\n\n  ],\n  \"kind\" : \"began\",\n  \"name\" : \"link\"")).isEmpty)
    #expect(Self.events(Self.message("  \"kind\" : \"skipped\",\n  \"name\" : \"compile\"")).isEmpty)
  }

  @Test func `A job that ends has lines, and lines between messages are kept`() {
    let ended = Self.message(#"  "exit-status" : 1,\#n  "kind" : "finished",\#n  "output" : "a: error: b\n  c\n""#)
    let text = "warning: d\n\(ended)\n\(ended)\nerror: e"
    let printed = CompilerOutput.Event.printed(["a: error: b", "  c", ""])
    #expect(Self.events(text) == [.printed(["warning: d"]), printed, printed, .printed(["error: e"])])
  }

  @Test func `A crash of the compiler is one`() {
    let text = Self.message(
      #"  "kind" : "signalled",\#n  "output" : "Stack dump:\n1.\tSwift 6\n2.\tIn 'A.swift'\n",\#n  "signal" : 11"#)
    #expect(Self.events(text) == [.crashed("Stack dump:\n1.\tSwift 6\n2.\tIn 'A.swift'\n")])
  }

  @Test func `A message that is cut short does not hide what follows another length`() {
    var output = CompilerOutput()
    #expect(output.take("12") == nil)
    #expect(output.take("{ no JSON }") == nil)
    #expect(output.take("error: e") == .printed(["error: e"]))
  }
}

struct CompilerRunTests {
  private static let crash =
    #"{"kind":"signalled","output":"Stack dump:\n0.\tProgram arguments\n1.\tSwift 6\n2.\tWhile type-checking x at /b/A.swift:3:1\n"}"#

  private func run(_ lines: [String], tell: @escaping (BuildStep) -> Void = { _ in }) throws -> CompilerRun {
    let report = try RewriterReport(Array(#"{"version":1,"files":[],"entry":{},"generated":[],"settings":{}}"#.utf8))
    let translation = MessageTranslation(built: "/b", original: "/a", report: report)
    var run = CompilerRun("Notes", fileCount: 2, translation, tell: tell)
    for line in lines { run.take(line) }
    return run
  }

  @Test func `A crash of the compiler is no error of the app`() throws {
    let reason = try #require(try run(["\(Self.crash.utf8.count)", Self.crash]).reason)
    #expect(reason.contains("fault of this version of Swift") && reason.hasSuffix("While type-checking x at /b/A.swift:3:1"))
  }

  @Test func `A file is counted when the compiler begins with it`() throws {
    nonisolated(unsafe) var steps: [String] = []
    let began = #"{"inputs":["/b/A.swift"],"kind":"began","name":"compile"}"#
    _ = try run(["\(began.utf8.count)", began]) { unsafe steps.append($0.words) }
    #expect(unsafe steps == ["Compiling Notes: 1 of 2, A.swift"])
  }

  @Test func `The linker's lines are the reason of a failure without an error in a file`() throws {
    #expect(try run(["ld.lld: error: undefined symbol: x"]).reason == "ld.lld: error: undefined symbol: x")
    #expect(try run(["/b/A.swift:1:1: error: x"]).reason == nil)
  }
}
