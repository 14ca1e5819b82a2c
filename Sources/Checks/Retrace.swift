import PreviewProtocol
import Scenarios
import SplitKit

/// A second way through the windows of a situation, which reports the expectations that have failed in the first one.
struct Retrace {
  private let walk: Walk
  private let probe: PreviewProbe
  private let sizes: [Size]
  /// The expectations that fail, by the number of the window in which each does.
  private let failing: [Int: [Int]]
  private let last: Int
  private var next = 0
  private var faults: [(expectation: Int, fault: CheckFault)] = []

  /// Creates the way to the windows in which expectations fail, by their numbers. Returns nil if none does.
  init?(_ walk: Walk, through sizes: [Size], failing: [Int: [Int]]) throws(ProtocolError) {
    guard let last = failing.keys.max() else { return nil }
    (self.walk, self.sizes, self.failing, self.last) = (walk, sizes, failing, last)
    probe = try walk.opened(after: walk.messages)
  }

  /// Goes to the next window. Returns false once all faults are reported, in the order of the expectations.
  mutating func work(_ findings: inout CheckFindings) throws(ProtocolError) -> Bool {
    try walk.visit(sizes[next], probe)
    for index in failing[next] ?? [] {
      faults.append((index, try walk.fault(of: walk.check.expectations[index], in: probe, through: Array(sizes[..<next]))))
    }
    next += 1
    guard next > last else { return true }
    findings.faults += faults.sorted { $0.expectation < $1.expectation }.map(\.fault)
    return false
  }
}
