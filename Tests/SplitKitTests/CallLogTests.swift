import Testing

@testable import SplitKit

/// The log keeps the newest calls within two limits.
@Suite struct CallLogTests {
  private func call(_ number: Int, length: Int = 0) -> Call {
    Call("call\(number)", .did, receiver: String(repeating: "x", count: length))
  }

  @Test func theNewestThousandAreKept() {
    var log = CallLog()
    for number in 0..<2_500 { log.append(call(number)) }
    #expect(log.calls.map(\.selector) == (1_500..<2_500).map { "call\($0)" })
    #expect(log.dropped == 1_500)
  }

  @Test func longCallsAreFewer() {
    var log = CallLog()
    for number in 0..<500 { log.append(call(number, length: 10_000)) }
    #expect(log.bytes <= CallLog.maximumBytes)
    #expect(log.calls.count == 51 && log.dropped == 449)
    #expect(log.calls.last?.selector == "call499")
  }

  @Test func theLastCallIsKeptWhateverItsLengthIs() {
    var log = CallLog()
    log.append(call(0))
    log.append(call(1, length: 2 * CallLog.maximumBytes))
    #expect(log.calls.map(\.selector) == ["call1"] && log.dropped == 1)
    log.append(call(2))
    #expect(log.calls.map(\.selector) == ["call2"] && log.dropped == 2)
  }

  @Test func anAnswerFindsItsCallOrNobody() {
    var log = CallLog()
    let first = log.append(call(0))
    for number in 1..<1_000 { log.append(call(number)) }
    log.answer(first, .value("early"))
    #expect(log.calls.first?.answer == .value("early"))
    let last = log.append(call(1_000))
    log.answer(first, .value("late"))
    log.answer(last, .value("last"))
    #expect(log.calls.first?.answer == Call.Answer.none)
    #expect(log.calls.last?.answer == .value("last"))
  }

  @Test func aLaterLogComesAfterwards() {
    var (log, later) = (CallLog(), CallLog())
    for number in 0..<600 { log.append(call(number)) }
    for number in 600..<1_200 { later.append(call(number)) }
    log.append(later)
    #expect(log.calls.map(\.selector) == (200..<1_200).map { "call\($0)" })
    #expect(log.dropped == 200)
  }
}
