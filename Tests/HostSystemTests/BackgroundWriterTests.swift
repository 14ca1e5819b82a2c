import Foundation
import Synchronization
import Testing

@testable import HostSystem

/// The writer of lines that nobody waits for.
struct BackgroundWriterTests {
  /// A reader that reads only when it is told to.
  private final class Reader: Sendable {
    private let bytes = Mutex<[UInt8]>([])
    private let isReading = DispatchSemaphore(value: 0)

    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

    func write(_ more: [UInt8]) {
      isReading.wait()
      bytes.withLock { $0 += more }
      isReading.signal()
    }

    func begin() { isReading.signal() }
  }

  @Test func `a writer takes lines while nobody reads, and reports those that it has left out`() {
    let reader = Reader()
    let writer = BackgroundWriter(capacity: 1_000, write: reader.write)
    for number in 1...10_000 { writer.put("\(number)\n") }
    // The reader reads nothing, so this ends after its time.
    writer.flush(within: .milliseconds(5))
    #expect(reader.text.isEmpty)
    reader.begin()
    writer.flush(within: .seconds(60))
    writer.put("after\n")
    writer.flush(within: .seconds(60))
    let lines = reader.text.split(separator: "\n").map(String.init)
    let kept = lines.prefix { Int($0) != nil }
    #expect(Array(kept) == (1...kept.count).map(String.init))
    #expect(kept.joined(separator: "\n").utf8.count < 2_000)
    #expect(lines.dropFirst(kept.count) == ["\(10_000 - kept.count) lines were left out, because nobody read them.", "after"])
  }

  @Test func `the line about a gap has the form of the log`() {
    let reader = Reader()
    let writer = BackgroundWriter(capacity: 1, write: reader.write)
    writer.reportGaps { Array("{\"leftOut\":\($0)}\n".utf8) }
    writer.put("too long\n")
    reader.begin()
    writer.flush(within: .seconds(60))
    #expect(reader.text == "{\"leftOut\":1}\n")
  }

  @Test func `a sentence about one line is in the singular`() {
    #expect(BackgroundWriter.sentence(leavingOut: 1) == "1 line was left out, because nobody read it.")
  }
}
