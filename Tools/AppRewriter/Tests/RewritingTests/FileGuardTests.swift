import Testing

@testable import Rewriting

/// Files that Swift's parser cannot read, because something in them is nested.
struct FileGuardTests {
  private static let depth = 100_000

  /// Rewrites a file in a process of its own that has `seconds` for it: many where the stack is to fill first, on any machine.
  private static func rewrite(_ text: String, seconds: Int = 600) {
    FileGuard.install(seconds: seconds)
    _ = Rewriter([SourceFile(path: "A.swift", text: "import UIKit\n" + text)], RewritingOptions()).outputs
  }

  private func expect(_ sentence: String, at place: String, from result: ExitTest.Result?) {
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.hasPrefix("app-rewriter: A.swift:\(place): The code of this file \(sentence)"))
    #expect(said.hasSuffix(" This place is the likeliest reason.\n"))
  }

  @Test func `Brackets that fill the stack are named by their line`() async {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      Self.rewrite("let a = " + String(repeating: "[", count: Self.depth))
    }
    expect("is nested too deeply", at: "2:100008", from: result)
  }

  @Test func `Words that fill the stack are named by their line`() async {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      Self.rewrite("let a = " + String(repeating: "try ", count: Self.depth) + "b")
    }
    expect("is nested too deeply", at: "2:1", from: result)
  }

  @Test func `Members of members that fill the stack after the parser has ended are named by their line`() async {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      Self.rewrite("let a = b" + String(repeating: ".c", count: Self.depth))
    }
    expect("is nested too deeply", at: "2:1", from: result)
  }

  @Test func `Brackets for which the parser takes years are named by their line`() async {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      Self.rewrite("\nlet a = " + String(repeating: "[", count: 60) + String(repeating: "]", count: 60), seconds: 1)
    }
    expect("takes Swift's parser longer", at: "3:68", from: result)
  }

  /// The compiler has a sentence of its own for these, which names their place.
  @Test func `Brackets that the parser leaves unread are left to the compiler`() async {
    await #expect(processExitsWith: .success) { Self.rewrite("let a = " + String(repeating: "(", count: Self.depth)) }
  }

  @Test func `A fault that is no full stack ends the process with its signal`() async {
    await #expect(processExitsWith: .signal(11)) {
      FileGuard.install()
      FileGuard("A.swift", []).enter()
      print(UnsafePointer<Int>(bitPattern: 8)!.pointee)
    }
  }
}
