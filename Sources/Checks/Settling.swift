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
      findings.faults.append(try fault(of: unfinished))
    }
    return false
  }

  private func fault(of difference: DirectionDifference) throws(ProtocolError) -> CheckFault {
    try fault(difference.lines, about: difference.targets, through: [difference.from], [sweep.last, difference.from])
  }

  private func fault(of flip: UnsettledFlip) throws(ProtocolError) -> CheckFault {
    let round = [flip.before, flip.after]
    let visit = flip.width == flip.before ? [flip.before] : round
    return try fault(flip.lines, about: flip.targets, through: round + round + visit, round + round + round + visit)
  }

  private func fault(of layouts: UnfinishedLayouts) throws(ProtocolError) -> CheckFault {
    let other = try window(through: [layouts.first])
    other.layOutOnce()
    return try fault(layouts.lines, about: layouts.targets, other, through: [layouts.first])
  }

  /// The fault of a window that is not the same after two ways through widths. The picture of the first one is that of the other layout.
  private func fault(
    _ lines: [String], about targets: [String], through first: [Double], _ second: [Double]
  ) throws(ProtocolError) -> CheckFault {
    try fault(lines, about: targets, window(through: first), through: second)
  }

  private func fault(
    _ lines: [String], about targets: [String], _ other: PreviewProbe, through widths: [Double]
  ) throws(ProtocolError) -> CheckFault {
    let probe = try window(through: widths)
    let sizes = widths.dropLast().map { Size(width: $0, height: probe.size.height) }
    func frames(_ probe: PreviewProbe) -> [(name: String, frame: Rect)] { FaultPicture.frames(of: targets, in: probe.facts) }
    let opening = Size(width: start, height: probe.size.height)
    return CheckFault(
      mark: walk.check.marks.mark(at: "settles", isKey: true),
      expectation: "the layout settles at every width, and is the same from both directions", actual: lines.map { $0.trimmed },
      steps: walk.messages,
      walk.context(probe, through: [opening] + sizes, after: walk.messages).marking(frames(probe)),
      expectedSVG: FaultPicture.marked(other.svg(), frames(other)), comparesLayouts: true)
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
