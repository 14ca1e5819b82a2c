/// The newest calls of an application, in order.
///
/// One message can cause thousands of calls, so the number of calls and their length are limited. The log drops the oldest
/// ones and counts them (docs/protocol.md, `eventsDropped`).
package struct CallLog {
  /// The greatest number of calls.
  package static let maximumCount = 1_000
  /// The greatest length of the calls together, in bytes of text. The last call is kept whatever its length is.
  package static let maximumBytes = 524_288

  /// The calls, after those that were dropped and not removed yet.
  private var stored: [Call] = []
  private var start = 0
  /// The length of the calls, in bytes of text.
  package private(set) var bytes = 0
  /// The number of calls that were dropped.
  package private(set) var dropped = 0

  package init() {}

  /// The calls, beginning with the oldest.
  package var calls: ArraySlice<Call> { stored[start...] }

  /// Adds a call, and returns its number in the log.
  @discardableResult
  package mutating func append(_ call: Call) -> Int {
    stored.append(call)
    bytes += call.bytes
    let number = dropped + calls.count - 1
    trim()
    return number
  }

  /// Adds the answer to a call with a number of `append`, if the log still has the call.
  mutating func answer(_ number: Int, _ answer: Call.Answer) {
    guard number >= dropped else { return }
    let index = start + number - dropped
    bytes -= stored[index].bytes
    stored[index].answer = answer
    bytes += stored[index].bytes
  }

  /// Adds the calls of a later log.
  package mutating func append(_ later: CallLog) {
    guard !stored.isEmpty else { return self = later }
    for call in later.calls { append(call) }
    dropped += later.dropped
  }

  /// Drops the oldest calls, until the rest takes no more than the share of one of so many logs.
  package mutating func keepNewest(sharedBy logs: Int) { trim(to: Self.maximumCount / logs, bytes: Self.maximumBytes / logs) }

  private mutating func trim(to count: Int = Self.maximumCount, bytes limit: Int = Self.maximumBytes) {
    while calls.count > count || (bytes > limit && calls.count > 1) {
      bytes -= stored[start].bytes
      start += 1
      dropped += 1
    }
    guard start > stored.count / 2 else { return }
    stored.removeFirst(start)
    start = 0
  }
}

extension Call {
  /// The length of the call's texts in bytes, and an estimate of what is around them on the wire.
  fileprivate var bytes: Int {
    var bytes = 100 + selector.utf8.count + receiver.utf8.count
    for argument in arguments { bytes += argument.bytes }
    if case .value(let value) = answer { bytes += value.bytes }
    for name in state?.viewControllers ?? [] { bytes += name.utf8.count }
    return bytes
  }
}

extension Value {
  /// The length of the value's texts in bytes, and an estimate of what is around them on the wire.
  fileprivate var bytes: Int {
    switch self {
    case .null, .bool, .number: 8
    case .string(let text): 8 + text.utf8.count
    case .array(let elements): elements.reduce(8) { $0 + $1.bytes }
    case .object(let members): members.reduce(8) { $0 + $1.name.utf8.count + $1.value.bytes }
    }
  }
}
