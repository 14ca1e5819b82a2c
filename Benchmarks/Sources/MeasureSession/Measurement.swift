import CMeasuring
import PreviewProtocol
import Workload

/// The figures of a case, for each message.
struct Measurement {
  /// The median time, over parts of the run, in nanoseconds.
  var nanoseconds = 0.0
  var allocations = 0.0
  /// The length of an answer.
  var bytes = 0.0
  /// The memory that the sessions have taken, for each session, in bytes.
  var memory = 0
  var messages = 0

  /// Measures a case. Under callgrind, it writes the instructions down under the label of the case.
  static func measure(_ measured: Case) throws -> Measurement {
    measured.depth == .inquiry ? measureInquiry(measured) : try measureDrag(measured)
  }

  private static func measureDrag(_ measured: Case) throws -> Measurement {
    var messages = Messages(measured)
    // The first session of a process also fills tables that all sessions share. It stays, so that no other takes its place
    // in memory.
    let first = try work(of: measured.alone)
    let before = resident_bytes()
    let work = try work(of: measured)
    let memory = Int(resident_bytes() - before) / measured.sessions
    withExtendedLifetime(first) {}
    for _ in 0..<warmUp(for: measured) { _ = work(messages.next()) }
    var result = run(measured, &messages, work)
    result.memory = memory
    return result
  }

  /// The number of messages before those that count. Callgrind counts exactly, and is slow.
  private static func warmUp(for measured: Case) -> Int {
    is_under_callgrind() != 0 ? 8 * measured.sessions : max(Drag.cycle, 2 * measured.sessions)
  }

  /// Runs in parts, so that a moment in which the machine does something else does not count.
  private static func run(_ measured: Case, _ messages: inout Messages, _ work: Work) -> Measurement {
    let part = min(Drag.cycle, measured.count)
    var (bytes, times) = (0, [Double]())
    times.reserveCapacity(measured.count / part)
    let allocated = allocation_count()
    begin_instructions()
    for _ in 0..<(measured.count / part) {
      let start = ContinuousClock.now
      for _ in 0..<part { bytes += work(messages.next()) }
      times.append((ContinuousClock.now - start) / .nanoseconds(1))
    }
    end_instructions(measured.label)
    let allocations = allocation_count() - allocated
    let count = measured.count / part * part
    return Measurement(
      nanoseconds: median(of: times) / Double(part), allocations: Double(allocations) / Double(count),
      bytes: Double(bytes) / Double(count), messages: count)
  }

  private static func measureInquiry(_ measured: Case) -> Measurement {
    let conversation = Conversation(Array(measured.setUp.dropLast()))
    let message = measured.setUp[measured.setUp.count - 1]
    _ = conversation.inquire(message)
    var (steps, times) = (0, [Double]())
    for _ in 0..<measured.count {
      let start = ContinuousClock.now
      steps = conversation.inquire(message)
      times.append((ContinuousClock.now - start) / .nanoseconds(1))
    }
    return Measurement(nanoseconds: median(of: times) / Double(steps), messages: steps)
  }

  private static func median(of times: [Double]) -> Double { times.sorted()[times.count / 2] }

  func json(label: String) -> String {
    #"{"label":"\#(label)","nanoseconds":\#(nanoseconds),"allocations":\#(allocations),"bytes":\#(bytes),"#
      + #""memory":\#(memory),"messages":\#(messages)}"#
  }
}

/// The messages of a drag. Each session in turn gets the same one before the drag goes on.
private struct Messages {
  private let messages: [[UInt8]]
  private let sessions: Int
  private var index = 0

  init(_ measured: Case) {
    messages = (0..<Drag.cycle).map(measured.drag.message)
    sessions = measured.sessions
  }

  mutating func next() -> [UInt8] {
    defer { index += 1 }
    return messages[index / sessions % Drag.cycle]
  }
}
