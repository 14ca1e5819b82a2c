import Foundation
import Testing

@testable import AppBroker

/// The thread of the server makes the report of a crash, so the longest one takes less than 5 ms of it.
struct CrashTimeTests {
  private static let frame = "1 [ra] 0x000055cbace2be9b f() + 2 in app at /notes/List.swift:7:18"

  @Test(arguments: [frame, "Notes/List.swift:7: Fatal errors ", "7 in at + Fatal error ", "an ordinary line ", "é ü "])
  func `A report is made in a moment`(text: String) {
    let length = OutputTail.byteCount / OutputTail.count
    let line = String(
      decoding: Array(String(repeating: text, count: length / text.utf8.count).utf8).prefix(length), as: UTF8.self)
    var tail = OutputTail()
    for _ in 0..<OutputTail.count { _ = tail.append(Array("\(line)\n".utf8)) }
    let report = CrashReport(
      status: 11, hung: false, misunderstood: false, lines: tail.lines, memory: [], sources: AppSources(folder: "/notes"))
    // The fastest of several counts: the runtime of Swift prepares what is used first, and other programs share the caches.
    let times = (0..<5).map { _ in
      let start = processorTime()
      _ = report.notice
      return processorTime() - start
    }
    #expect((times.min() ?? .max) < 5_000_000, "\(times) ns for \(text)")
  }

  /// The processor time of this thread in nanoseconds.
  private func processorTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
