import HostSystem
import Testing

@testable import AppBuilding

struct ToolchainTests {
  private static func answer(_ version: String, _ libraries: String) -> String {
    #"{"compilerVersion":"\#(version)","paths":{"runtimeResourcePath":"\#(libraries)"}}"#
  }

  private static let parts = ["SwiftParser.swiftmodule", "SwiftSyntax.swiftmodule", "libSwiftParser.so", "libSwiftSyntax.so"]

  private static func folder(_ parts: [String]) throws -> Folder {
    try Folder(Dictionary(uniqueKeysWithValues: parts.map { ("host/\($0)", "") }))
  }

  @Test(arguments: [
    ("Swift version 6.3.1 (x)", true), ("Swift version 6.3 (x)", true), ("Swift version 6.30 (x)", false),
    ("Swift version 6.2.4 (x)", false),
  ])
  func `The swift-syntax of a toolchain is taken if it has the version of the rewriter's`(version: String, isTaken: Bool) throws {
    let folder = try Self.folder(Self.parts)
    let toolchain = try #require(Toolchain(targetInfo: Self.answer(version, folder.path)))
    #expect(toolchain.readyMadeSyntax == (isTaken ? "\(folder.path)/host" : nil))
  }

  @Test(arguments: parts) func `It is not taken if a part is missing`(part: String) throws {
    let folder = try Self.folder(Self.parts.filter { $0 != part })
    #expect(Toolchain(targetInfo: Self.answer("Swift version 6.3.1 (x)", folder.path))?.readyMadeSyntax == nil)
  }

  @Test func `The linker of LLVM is used where it is beside Swift`() throws {
    let folder = try Folder(["usr/bin/ld.lld": "", "usr/lib/swift/x": ""])
    let answer = Self.answer("Swift version 6.3.1 (x)", "\(folder.path)/usr/lib/swift")
    #expect(Toolchain(targetInfo: answer)?.linkerFlags == ["-use-ld=lld"])
    #expect(Toolchain(targetInfo: Self.answer("Swift version 6.3.1 (x)", folder.path))?.linkerFlags == [])
  }

  @Test(arguments: ["", "{}", "swiftc: error: unknown argument"]) func `Other answers are none`(text: String) {
    #expect(Toolchain(targetInfo: text) == nil)
  }
}

struct ToolFailureTests {
  private func sentence(_ lines: [String], at file: String? = "/p/log") -> String {
    var log = BuildLog()
    for line in lines { log.note(line) }
    return ToolFailure("UIKit", log, status: 1, at: file).error.description
  }

  @Test func `A crash of the compiler in our module is our fault`() {
    let text = sentence([
      "[7/8] Compiling UIKit A.swift", "error: compile command failed due to signal 11 (use -v to see invocation)",
    ])
    #expect(text.hasPrefix("Building UIKit has failed: error: compile command failed due to signal 11"))
    #expect(text.contains("a fault of Split Preview or of this version of Swift, and not of your app"))
    #expect(text.hasSuffix("The log is in /p/log."))
  }

  @Test func `A full disk, a missing network and a lack of memory are neither's`() {
    let killed = sentence(["error: compile command failed due to signal 9 (use -v to see invocation)"])
    #expect(killed.contains("memory") && !killed.contains("fault"))
    #expect(sentence(["error: No space left on device"]).contains("The disk is full."))
    #expect(sentence(["error: Failed to clone repository x"]).contains("Check the connection"))
    #expect(!sentence(["error: Failed to clone repository x"], at: nil).contains("fault"))
  }

  @Test func `A build without an error has its status`() { #expect(sentence([]).contains("swift build ended with status 1.")) }

  @Test func `The log is kept in the checkout`() throws {
    let folder = try Folder([".build/x": ""])
    var log = BuildLog()
    log.note("a")
    let file = try #require(log.keep(in: folder.path))
    #expect(String(decoding: try FileTree.file(at: file), as: UTF8.self) == "a\n")
  }
}

struct FirstBuildTests {
  private func sentence(_ seconds: String?, about tool: String = ToolBuild.module) throws -> String {
    let folder = try Folder(seconds.map { [".build/first-release-build": $0] } ?? [:])
    return FirstBuild(BuildPlaces(package: folder.path, configuration: "release", build: "/b")).sentence(about: tool)
  }

  @Test func `The time follows from that of the first build`() throws {
    #expect(try sentence("600\n") == "about 7 minutes")
    #expect(try sentence("100\n", about: ToolBuild.rewriter) == "about 10 seconds")
  }

  @Test(arguments: [nil, "", "x"]) func `It is unknown without one`(seconds: String?) throws {
    #expect(try sentence(seconds) == "some minutes")
  }
}

struct StepDisplayTests {
  private let start = ContinuousClock.now

  private func compiling(_ done: Int) -> BuildStep {
    .compiling("Notes", BuildStep.Progress(done: done, all: 9, last: "A.swift"))
  }

  @Test func `A terminal shows every change in one line`() {
    var display = StepDisplay(isTerminal: true)
    #expect(display.text(for: compiling(1), at: start) == "\r\u{1B}[KCompiling Notes: 1 of 9, A.swift…")
    #expect(display.text(for: compiling(1), at: start) == nil)
    #expect(display.text(for: compiling(2), at: start) == "\r\u{1B}[KCompiling Notes: 2 of 9, A.swift…")
    #expect(display.clear() == "\r\u{1B}[K")
  }

  @Test func `A line fits a terminal of 80 columns`() throws {
    var display = StepDisplay(isTerminal: true)
    let step = BuildStep.rewriting(String(repeating: "long", count: 40))
    let shown = display.text(for: step, at: start)
    let text = try #require(shown)
    #expect(text.count < 80 + "\r\u{1B}[K".count)
  }

  @Test func `Elsewhere a step is a line, and a long one another line every few seconds`() {
    var display = StepDisplay(isTerminal: false)
    #expect(display.text(for: compiling(1), at: start) == "Compiling Notes…\n")
    #expect(display.text(for: compiling(2), at: start + .seconds(4)) == nil)
    #expect(display.text(for: compiling(3), at: start + .seconds(5)) == "Compiling Notes: 3 of 9, A.swift…\n")
    #expect(display.text(for: .rewriting("Notes"), at: start + .seconds(5)) == "Reading Notes…\n")
    #expect(display.clear() == "")
  }
}
