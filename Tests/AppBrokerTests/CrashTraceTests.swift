import PreviewProtocol
import Testing

@testable import AppBroker

@Suite struct CrashTraceTests {
  private static let report = [
    "Notes/List.swift:41: Fatal error: This row is missing.",
    "",
    "*** Signal 4: Backtracing from 0x7f0bbe0f9361... done ***",
    "",
    "*** Program crashed: Illegal instruction at 0x00007f0bbe0f9361 ***",
    "",
    #"Thread 0 "Notes" crashed:"#,
    "",
    "  0               0x00007f0bbe0f9361 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so",
    "  1 [ra]          0x000055cbace2be9b List.fill() + 298 in Notes at /notes/List.swift:41:18",
    "  2 [ra] [thunk]  0x000055cbac7f441f thunk for @callee_guaranteed () -> () + 14 in Notes at //<compiler-generated>",
    "  3 [ra] [system] 0x000055cbac7f44c3 closure #1 in static MainActor.assumeIsolated<A>(_:) + 18 in Notes at //<compiler-generated>",
    "  4 [ra]          0x000055cbacd60b02 Window.touch(_:) + 209 in Notes at /engine/Sources/SplitKit/Window.swift:28:33",
    "",
    "Backtrace took 0.72s",
  ]

  private func notice(
    _ lines: [String], status: Int32, hung: Bool = false, folder: String? = "/notes", memory: [UInt8] = []
  ) -> CrashNotice {
    CrashReport(
      status: status, hung: hung, misunderstood: false, lines: lines, memory: memory, sources: AppSources(folder: folder)
    ).notice
  }

  @Test func `the message, the place in the app's own file and the calls are read`() {
    let notice = notice(Self.report, status: 4)
    #expect(notice.reason == .trap)
    #expect(notice.message == "This row is missing.")
    #expect((notice.file, notice.line, notice.column) == ("List.swift", 41, 18))
    #expect(
      notice.frames.map(\.function) == ["_assertionFailure(_:_:file:line:flags:)", "List.fill()", "Window.touch(_:)"])
    #expect(notice.frames.map(\.line) == [nil, 41, 28])
  }

  @Test func `without a folder, every file counts that is not of others`() {
    let sources = AppSources(others: ["/engine/Sources"])
    #expect(sources.isOwn("/notes/List.swift"))
    #expect(!sources.isOwn("/engine/Sources/SplitKit/Window.swift"))
  }

  /// The compiler gives the reading of an outlet that is nil no line.
  @Test func `a failure without a line has the one that its words name, and files of the tool are nobody's own`() {
    let lines = [
      "App/Recipes.swift:53: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
      "0 [ra] 0x000055cbace2be9b Recipes.fill() + 298 in App at //<compiler-generated>",
      "1 [ra] 0x000055cbace2be9c Recipes.viewDidLoad() + 298 in App at /notes/Recipes.swift:30:5",
      "2 [ra] 0x000055cbace2be9d main + 298 in App at /notes/.cache/AppEntry.swift:14:18",
    ]
    let notice = notice(lines, status: 4)
    #expect((notice.file, notice.line, notice.column) == ("Recipes.swift", 53, nil))
    let alone = self.notice([lines[0], lines[3]], status: 4)
    #expect((alone.file, alone.line) == ("App/Recipes.swift", 53))
    #expect(self.notice([lines[3]], status: 4).file == nil)
  }

  @Test func `without a trace, the place is the one that the failure names`() {
    let notice = notice([Self.report[0]], status: 4)
    #expect((notice.file, notice.line) == ("Notes/List.swift", 41))
  }

  @Test func `the file of the standard library is no place`() {
    let notice = notice(["Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range"], status: 4)
    #expect(notice.message == "Index out of range")
    #expect(notice.file == nil)
  }

  @Test func `a failure of arithmetic has its own words`() {
    let notice = notice(["*** Swift runtime failure: arithmetic overflow ***"], status: 4)
    #expect((notice.reason, notice.message) == (.trap, "arithmetic overflow"))
  }

  @Test(arguments: [
    (status: Int32(3 << 8), hung: false, lines: [], reason: CrashNotice.Reason.exit),
    (0, false, [], .exit),
    (9, true, [], .loop),
    (9, false, [], .memory),
    (11, false, ["*** Program crashed: Bad pointer dereference at 0x0000000000000017 ***"], .signal),
    (6, false, ["*** Program crashed: Aborted at 0x0000000000000017 ***"], .signal),
    (6, false, ["Fatal error: failed to allocate 1048608 bytes of memory with alignment 8"], .memory),
    (5, false, [], .trap),
  ])
  func `the reason follows from the status and the words`(
    status: Int32, hung: Bool, lines: [String], reason: CrashNotice.Reason
  ) {
    #expect(notice(lines, status: status, hung: hung).reason == reason)
  }

  @Test(arguments: [(address: "0x00007ffc00010000", reason: CrashNotice.Reason.stack), ("0x00007ffd00010000", .signal)])
  func `an address in the stack says that the stack is exhausted`(address: String, reason: CrashNotice.Reason) {
    let lines = ["*** Program crashed: Bad pointer dereference at \(address) ***"]
    #expect(notice(lines, status: 11, memory: Memory(stackEnd: 0x7ffc_0080_0000, stackLength: 8 << 20).bytes).reason == reason)
  }

  private static func frame(_ number: Int, _ function: String, _ line: Int = 7) -> String {
    "  \(number) [ra] 0x000055cbace2be9b \(function) + 298 in Notes at /notes/List.swift:\(line):18"
  }

  @Test func `a function that calls itself is told once, with the frames that the reporter leaves out`() {
    let deep = "List.deep(_:)"
    let lines = (0..<4).map { Self.frame($0, deep) } + ["..."] + (308..<312).map { Self.frame($0, deep) }
    let notice = notice(lines + [Self.frame(312, "List.fill()", 41)], status: 11)
    #expect(notice.frames.map(\.function) == ["List.deep(_:) — 312 times", "List.fill()"])
    #expect(notice.frames.map(\.line) == [7, 41])
    #expect((notice.file, notice.line) == ("List.swift", 7))
  }

  @Test func `functions that call each other are told once, whichever comes after the frames that are left out`() {
    let pair = ["List.even(_:)", "List.odd(_:)"]
    let lines = (0..<6).map { Self.frame($0, pair[$0 % 2]) } + ["  ..."] + (101..<104).map { Self.frame($0, pair[$0 % 2]) }
    let notice = notice(lines, status: 11)
    #expect(notice.frames.map(\.function) == pair.map { "\($0) — 52 times" })
  }

  @Test func `frames that differ, and those that come twice, stay as they are`() {
    let lines = [Self.frame(0, "a()"), Self.frame(1, "a()"), Self.frame(2, "a()", 8), Self.frame(3, "b()"), Self.frame(4, "a()")]
    #expect(notice(lines, status: 11).frames.map(\.function) == ["a()", "a()", "a()", "b()", "a()"])
  }

  @Test func `other lines change nothing`() {
    let noise = ["", "0", "12 monkeys in a row", "*** ***", "1 [ra]", "Fatal", "*** Program crashed: ***", "3 0x12 f"]
    #expect(CrashTrace(noise).frames.isEmpty)
    #expect(CrashTrace(noise).says == nil)
  }

  @Test(arguments: [
    ("List.__List_viewDidLoad()", "List.viewDidLoad()"),
    (
      "closure #1 in Notes.List.__Notes_List_tableView(_:didSelectRowAt:)",
      "closure #1 in Notes.List.tableView(_:didSelectRowAt:)"
    ),
    ("List.__own()", "List.__own()"), ("List.viewDidLoad()", "List.viewDidLoad()"), ("main", "main"),
  ])
  func aMethodThatTheRewriterNamesIsShownAsItIsWritten(_ function: String, _ shown: String) {
    #expect(function.asWritten == shown)
  }

  private static let numbers = ["-9223372036854775808", "9223372036854775807", "-1", "0", "3", "4294967295", "4294967296", "+7"]

  @Test func `numbers of frames that nothing has are no frames, in every combination`() {
    for first in Self.numbers {
      for second in Self.numbers {
        for third in Self.numbers {
          let lines = [first, second, third].map { "\($0) [ra] 0x12 f() + 2 in app at /notes/List.swift:\(third):\(first)" }
          for frame in notice(lines, status: 11).frames { #expect((0...4_294_967_295).contains(frame.line ?? 0)) }
        }
      }
    }
  }

  @Test func `the numbers of the finding fold to what they are`() {
    let lines = ["-9223372036854775808", "9223372036854775807", "3"].map { "\($0) [ra] 0x12 f() + 2 in app" }
    #expect(notice(lines, status: 11).frames.map(\.function) == ["f()"])
  }

  @Test(arguments: numbers) func `a failure can name any line`(number: String) {
    let notice = notice(["List.swift:\(number): Fatal error: none"], status: 4)
    #expect((0...4_294_967_295).contains(notice.line ?? 0))
  }

  @Test func `frames that the app has printed are not the reporter's`() {
    let lines = (0..<300).map { Self.frame($0, "printed()") } + Self.report
    #expect(notice(lines, status: 4).frames.map(\.function).last == "Window.touch(_:)")
  }

  @Test func `folding takes little time for frames that fold in no way`() {
    let clock = ContinuousClock()
    let lines = (0..<400).map { _ in Self.frame(3, String(repeating: "f", count: 500)) }
    let frames = CrashTrace(lines).frames
    #expect(frames.count == 128)
    var folded = 0
    #expect(clock.measure { folded = frames.folded.count } < .seconds(1))
    #expect(folded == 128)
  }

  @Test(arguments: [
    (folder: "/tmp/notes", file: "/tmp/notes-app/List.swift", isOwn: false, shown: "/tmp/notes-app/List.swift"),
    ("/tmp/notes-app", "/tmp/notes-app/List.swift", true, "List.swift"),
    ("/tmp/Übersicht", "/tmp/Übersicht/Größe.swift", true, "Größe.swift"),
    ("/tmp/U\u{308}bersicht", "/tmp/U\u{308}bersicht/List.swift", true, "List.swift"),
    // The two names look the same, and are two folders.
    ("/tmp/U\u{308}bersicht", "/tmp/Übersicht/List.swift", false, "/tmp/Übersicht/List.swift"),
    // The first letter is a mark that joins the slash before it.
    ("/tmp/notes", "/tmp/notes/\u{301}List.swift", true, "\u{301}List.swift"),
    ("/tmp/👩‍👩‍👧", "/tmp/👩‍👩‍👧/Ansicht/List.swift", true, "Ansicht/List.swift"),
    ("/notes", "/notes/.build/List.swift", false, ".build/List.swift"),
    ("/notes", "/notes/Views/.made/List.swift", false, "Views/.made/List.swift"),
    ("/.home/notes", "/.home/notes/List.swift", true, "List.swift"),
    ("/", "/List.swift", true, "List.swift"), ("/notes", "List.swift", true, "List.swift"),
  ])
  func `a file is known by the parts of its path`(folder: String, file: String, isOwn: Bool, shown: String) {
    let sources = AppSources(folder: folder)
    #expect(sources.isOwn(file) == isOwn)
    #expect(sources.shown(file).utf8.elementsEqual(shown.utf8))
  }

  @Test func `a function that the optimizer names by a path from its package is not the app's`() {
    let sources = AppSources(folder: "/notes", others: [Self.package + "/Sources"])
    #expect(!sources.isOwn("Sources/SplitKit/Application/Application.swift"))
    #expect(sources.isOwn("Sources/Notes/List.swift"))
  }

  private static let package = String(#filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined())

  @Test func `the first function of the app is named behind those of the engine`() {
    let engine = (0..<8).map {
      "  \($0) [ra] 0x000055cbacd60b02 Engine.call\($0)() + 2 in Notes at /engine/Sources/SplitKit/A.swift:\($0 + 1):1"
    }
    let own = "  9 [ra] 0x000055cbacd60b02 List.fill() + 2 in Notes at /notes/List.swift:41:18"
    let report = Self.report.prefix(7) + engine + [own]
    let sentences = AppCrash(notice(Array(report), status: 4)).sentences
    #expect(sentences.contains("at List.swift:41") && sentences.contains("in List.fill(), List.swift:41"), "\(sentences)")
  }
}
