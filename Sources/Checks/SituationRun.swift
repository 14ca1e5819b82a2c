import PreviewProtocol
import Scenarios
import SplitKit

/// The run of a check in one situation, which does one step or looks at one window at a time.
struct SituationRun {
  private let check: CheckSpec
  private let golden: Golden?
  private let walk: Walk
  private let probe: PreviewProbe
  /// The number of the next step.
  private var step = 0
  /// The things that the first window has, before any of them can be lost. It is nil before the last step.
  private var kept: Kept?
  /// The sizes of all windows, in their order.
  private var sizes: [Size] = []
  /// The number of the next window.
  private var next = 0
  /// The least width at which each expectation fails, by its number, with the number of the first window that has it.
  private var failed: [Int: (width: Double, window: Int)] = [:]
  /// Whether an exception is reported. A window often raises the same one in every size.
  private var hasRaised = false
  private var reporting: Reporting?

  private enum Reporting {
    case failures(Retrace)
    case losses(LossSearch)
    case settling(Settling)
  }

  /// Opens the scene.
  init(_ check: CheckSpec, _ subject: CheckSubject, _ situation: Situation, golden: Golden?) throws(ProtocolError) {
    (self.check, self.golden) = (check, golden)
    walk = Walk(check, subject, situation)
    probe = try walk.opened()
  }

  /// A number that changes with the app, as long as the steps are being done and for a moment after the last one. The app may change
  /// by itself then.
  var revision: Int? { next == 0 ? probe.application.presentRevision : nil }

  /// Does the next step, looks at the next window, or searches for the cause of a fault. Returns false once there is no more, or if a
  /// step is refused or an expectation between steps does not hold.
  mutating func work(_ findings: inout CheckFindings) throws(ProtocolError) -> Bool {
    // The app may have changed by itself.
    probe.layoutIfNeeded()
    if kept == nil {
      guard step < check.steps.count else {
        prepareWindows()
        return true
      }
      step += 1
      if try walk.applyStep(step - 1, to: probe, &findings) { return true }
      findings.isStuck = true
      return false
    }
    if next < sizes.count {
      try look(&findings)
      return true
    }
    switch reporting {
    case nil:
      findings.keepNames(of: probe)
      reporting = try failures() ?? losses()
      return true
    case .failures(var retrace):
      reporting = try retrace.work(&findings) ? .failures(retrace) : losses()
      return true
    case .losses(var search):
      let isLooking = try search.work(&findings)
      reporting = .losses(search)
      if !isLooking, let settling = try Settling(walk) { reporting = .settling(settling) } else { return isLooking }
      return true
    case .settling(let settling): return try settling.work(&findings)
    }
  }

  private mutating func prepareWindows() {
    let (first, widths) = (probe.size, check.widths(pixel: probe.pixel))
    (kept, sizes) = (Kept(probe), [first] + widths.map { Size(width: $0, height: first.height) })
  }

  /// Looks at a window: whether the expectations hold there, and its geometry.
  private mutating func look(_ findings: inout CheckFindings) throws(ProtocolError) {
    try walk.visit(sizes[next], probe)
    findings.windowCount += 1
    if let exception = probe.exception, !hasRaised {
      hasRaised = true
      findings.faults.append(
        walk.exception(exception, at: check.mark, in: probe, through: Array(sizes[..<next]), after: walk.messages))
    }
    let (facts, width) = (findings.facts(of: probe), probe.size.width)
    findings.notePremises(in: facts)
    for (index, expectation) in check.expectations.enumerated() where expectation.verdict(in: facts) == .fails {
      if width < failed[index]?.width ?? .infinity { failed[index] = (width, next) }
    }
    next += 1
    guard check.isGolden else { return }
    let window = findings.numbered(walk.window(probe.size))
    findings.compare(Golden.Entry(check: check.name, window: window, probe.scene), with: golden) {
      walk.context(probe, through: Array(sizes[..<next]), after: walk.messages)
    }
  }

  private func failures() throws(ProtocolError) -> Reporting? {
    let windows = Dictionary(grouping: failed.keys.sorted()) { failed[$0]?.window ?? 0 }
    return try Retrace(walk, through: sizes, failing: windows).map(Reporting.failures)
  }

  /// The search for the cause of what the window has lost, once it is back at its first size.
  private func losses() -> Reporting {
    guard let first = sizes.first, !check.keeps.isEmpty else { return .losses(LossSearch(walk, lost: [], widths: [])) }
    if probe.size != first { probe.resize(to: first) }
    let now = Kept(probe)
    // In the background, a window can lose something in its first size, too.
    let widths = (check.goesToBackground ? sizes[...] : sizes.dropFirst()).map(\.width)
    return .losses(LossSearch(walk, lost: check.keeps.filter { now[$0] != kept?[$0] }, widths: widths))
  }
}
