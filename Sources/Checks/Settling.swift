import PreviewProtocol
import Scenarios
import SplitKit

/// The sweep of a check there and back, which finds where the layout depends on the direction or does not settle.
struct Settling {
  private let walk: Walk
  private let sweep: ReturningSweep
  /// The first width of the check.
  private let start: Double
  /// The number of widths or flips that are looked at in one step.
  private static let stride = 16
  /// The greatest number of faults of each kind that are reported, because one cause often shows at many widths.
  private static let most = 3

  /// Opens the windows of the sweep. Returns nil for a check that asks for none.
  init?(_ walk: Walk) throws(ProtocolError) {
    guard walk.check.settles, let range = walk.check.windows.range else { return nil }
    (self.walk, start) = (walk, range.from)
    func window() throws(ProtocolError) -> PreviewProbe { try Self.opened(walk, at: range.from) }
    sweep = ReturningSweep(from: try window(), try window(), try window(), to: range.to)
  }

  /// A window after the steps, which can have resized it, at the first width of the check.
  private static func opened(_ walk: Walk, at width: Double) throws(ProtocolError) -> PreviewProbe {
    let probe = try walk.opened(after: walk.messages)
    let size = Size(width: width, height: walk.check.windows.height ?? probe.size.height)
    if size != probe.size { probe.resize(to: size) }
    return probe
  }

  /// Looks at the next widths. Returns false once the faults are reported.
  func work(_ findings: inout CheckFindings) throws(ProtocolError) -> Bool {
    sweep.walk(Self.stride)
    guard sweep.isDone else { return true }
    for difference in sweep.differences.prefix(Self.most) { findings.faults.append(try fault(of: difference)) }
    for flip in sweep.unsettled.prefix(Self.most) { findings.faults.append(try fault(of: flip)) }
    if let unfinished = sweep.unfinished {
      let lines = ReturningSweep.unfinishedLines(unfinished)
      findings.faults.append(try fault(lines, through: [], [unfinished.first]))
    }
    return false
  }

  private func fault(of difference: DirectionDifference) throws(ProtocolError) -> CheckFault {
    try fault(difference.lines, through: [difference.from], [sweep.last, difference.from])
  }

  private func fault(of flip: UnsettledFlip) throws(ProtocolError) -> CheckFault {
    let round = [flip.before, flip.after]
    let visit = flip.width == flip.before ? [flip.before] : round
    return try fault(flip.lines, through: round + round + visit, round + round + round + visit)
  }

  /// The fault of a window that is not the same after two ways through widths. The picture of the first one is that of the other layout.
  private func fault(_ lines: [String], through first: [Double], _ second: [Double]) throws(ProtocolError) -> CheckFault {
    let (one, other) = (try window(through: first), try window(through: second))
    let sizes = second.dropLast().map { Size(width: $0, height: other.size.height) }
    let opening = Size(width: start, height: other.size.height)
    return CheckFault(
      mark: walk.check.mark, expectation: "the layout settles at every width, and is the same from both directions",
      actual: lines.map { $0.trimmed }, steps: walk.messages,
      walk.context(other, through: [opening] + sizes, after: walk.messages),
      expectedSVG: first.isEmpty ? nil : one.svg())
  }

  private func window(through widths: [Double]) throws(ProtocolError) -> PreviewProbe {
    let probe = try Self.opened(walk, at: start)
    for width in widths { probe.resize(to: Size(width: width, height: probe.size.height)) }
    return probe
  }
}

extension String {
  /// The text without spaces at its beginning.
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
