import Testing

@testable import AppBroker

/// An output whose methods can be called in an expectation.
private final class Output {
  private var output = AppOutput()

  var reports: Bool { output.reports }
  var hasReported: Bool { output.hasReported }

  func append(_ bytes: [UInt8], isReporting: () -> Bool?) -> Bool { output.append(bytes, isReporting: isReporting) }
  func lines(at time: Duration = .zero, isLast: Bool = false) -> [String] { output.takeLines(at: time, isLast: isLast) }
  func noteAnswer() { output.noteAnswer() }
  func noteReport() { output.noteReport() }
  func noteEnd(isCrash: Bool) { output.noteEnd(isCrash: isCrash) }
}

@Suite struct AppOutputTests {
  private static let report = Array("*** Signal 11: Backtracing from 0x7f0bbe0f9361... done ***\nThread 0\n".utf8)
  private static let line = Array("a line\n".utf8)

  @Test func `a line that looks like a report of a process that lives reaches the terminal`() {
    let output = Output()
    #expect(!output.append(Self.report + Self.line, isReporting: { false }))
    #expect(output.lines().count == 3)
    #expect(!output.reports)
  }

  @Test func `the report of a process that crashes is for nobody but the notice`() {
    let output = Output()
    #expect(output.append(Self.line + Self.report, isReporting: { true }))
    #expect(output.lines() == ["a line"])
    #expect(!output.append(Self.line + Array("Backtrace took 0.7s\n".utf8), isReporting: { true }))
    #expect((output.reports, output.hasReported) == (true, true))
    #expect(output.lines().isEmpty)
  }

  @Test func `the first line of a report counts before it is complete`() {
    let output = Output()
    #expect(output.append(Array("*** Signal 4: Backtracing".utf8), isReporting: { true }))
    #expect(!output.append(Array("... done ***\n".utf8), isReporting: { true }))
  }

  private enum End: CaseIterable { case answer, exit, crash, report }

  @Test(arguments: End.allCases)
  private func `where the system does not say, the lines wait for what the process does`(end: End) {
    let output = Output()
    #expect(!output.append(Self.report + Self.line, isReporting: { nil }))
    #expect(output.lines().isEmpty)
    switch end {
    case .answer: output.noteAnswer()
    case .exit: output.noteEnd(isCrash: false)
    case .crash: output.noteEnd(isCrash: true)
    case .report: output.noteReport()
    }
    #expect(output.lines().count == (end == .answer || end == .exit ? 3 : 0))
  }

  @Test func `a process that answers has not crashed, whatever was believed`() {
    let output = Output()
    _ = output.append(Self.report, isReporting: { true })
    output.noteAnswer()
    #expect(!output.reports)
    _ = output.append(Self.line, isReporting: { false })
    #expect(output.lines() == ["a line"])
  }

  @Test func `the system is asked once for many lines`() {
    let output = Output()
    var asked = 0
    let lines = [[UInt8]](repeating: Self.report, count: 100).flatMap(\.self)
    _ = output.append(lines) {
      asked += 1
      return false
    }
    #expect(asked == 1)
  }

  @Test func `lines above the rate are left out, and counted`() {
    let output = Output()
    for _ in 0..<3 { _ = output.append([UInt8](repeating: UInt8(ascii: "\n"), count: 2_000), isReporting: { false }) }
    #expect(output.lines().count == 2_000)
    #expect(output.lines(at: .milliseconds(400)).isEmpty)
    #expect(output.lines(at: .milliseconds(600)) == ["... 4,000 lines were left out"])
    _ = output.append(Self.line, isReporting: { false })
    #expect(output.lines(at: .milliseconds(600)) == ["a line"])
  }

  @Test func `the last lines that are left out are counted at the end`() {
    let output = Output()
    _ = output.append([UInt8](repeating: UInt8(ascii: "\n"), count: 1_234_567), isReporting: { false })
    let lines = output.lines(isLast: true)
    #expect((lines.first, lines.count) == ("... 1,234,167 lines were left out", 1 + OutputTail.count))
  }

  @Test func `the tail keeps the newest lines within its bounds`() {
    var tail = OutputTail()
    _ = tail.append((0..<1_000).flatMap { Array("\($0)\n".utf8) })
    #expect((tail.lines.count, tail.lines.first, tail.lines.last) == (OutputTail.count, "600", "999"))
    _ = tail.append([UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20))
    #expect(tail.lines.reduce(0) { $0 + $1.utf8.count } <= OutputTail.byteCount)
    #expect(tail.lines.allSatisfy { $0.utf8.count == OutputTail.lineLength })
  }

  @Test(arguments: [1, 2, 3, 4_096, 4_097, 10_000])
  func `lines do not depend on the pieces in which they come`(length: Int) {
    let text = Array("one\n\n".utf8) + [UInt8](repeating: 255, count: 9_000) + Array("\nlast".utf8)
    var (whole, pieces) = (OutputTail(), OutputTail())
    var all = whole.append(text)
    all += whole.finish()
    var parts: [String] = []
    for start in stride(from: 0, to: text.count, by: length) { parts += pieces.append(Array(text[start...].prefix(length))) }
    parts += pieces.finish()
    #expect(parts == all)
    #expect(pieces.lines == whole.lines)
  }
}
