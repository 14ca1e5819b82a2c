import PreviewProtocol
import Scenarios
import SplitKit

/// A search for the least width on the way to which something is lost. It tries one width at a time, and the background alone before
/// all others.
struct LossSearch {
  private let walk: Walk
  private var lost: ArraySlice<Keeping>
  /// The widths in the order in which the window has had them.
  private let widths: [Double]
  /// The widths that are not tried yet for the first of the lost things, in the order in which they are tried.
  private var waiting: ArraySlice<Double> = []

  /// Creates the search for the things that are lost after a window was in all of the widths.
  init(_ walk: Walk, lost: [Keeping], widths: [Double]) {
    (self.walk, self.lost, self.widths) = (walk, lost[...], widths)
    waiting = order
  }

  /// The widths in the order in which they are tried: the least first, after the first one of a window that goes to the background in it.
  private var order: ArraySlice<Double> {
    guard walk.check.goesToBackground, let first = widths.first else { return widths.sorted()[...] }
    return [first] + widths.dropFirst().sorted()
  }

  /// Tries the next width. Returns false once there is nothing to search for.
  mutating func work(_ findings: inout CheckFindings) throws(ProtocolError) -> Bool {
    guard let keeping = lost.first else { return false }
    if let width = waiting.popFirst() {
      guard walk.loses(keeping, through: [width], after: walk.messages) else { return true }
      findings.faults.append(try walk.loss(of: keeping, through: [width]))
    } else {
      findings.faults.append(try walk.loss(of: keeping, through: shortestWay(to: keeping)))
    }
    lost.removeFirst()
    waiting = order
    return true
  }

  /// The beginning of the way after which the thing is lost, if no width alone loses it. It is the shortest one if what is lost
  /// stays lost.
  private func shortestWay(to keeping: Keeping) -> [Double] {
    var (kept, lost) = (0, widths.count)
    while lost - kept > 1 {
      let middle = (kept + lost) / 2
      if walk.loses(keeping, through: widths[..<middle], after: walk.messages) { lost = middle } else { kept = middle }
    }
    return Array(widths[..<lost])
  }
}
