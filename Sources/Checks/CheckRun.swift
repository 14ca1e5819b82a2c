import PreviewProtocol
import Scenarios
import SplitKit

/// The run of one check through all its situations.
package struct CheckRun {
  private let check: CheckSpec
  private let subject: CheckSubject
  private let golden: Golden?
  private var windowCount = 0
  private var faults: [CheckFault] = []
  /// The facts of the expectations that no window has had yet, with their places in the file.
  private var unknown: [(name: FactName, mark: SourceMark)]
  /// The names of all facts of the last window.
  private var names: [String] = []
  /// Whether a step was refused, after which no window was looked at.
  private var isStuck = false
  /// The geometry of each window, for the golden file.
  private var geometry: [Golden.Entry] = []

  private init(_ check: CheckSpec, _ subject: CheckSubject, _ golden: Golden?) {
    (self.check, self.subject, self.golden) = (check, subject, golden)
    unknown = check.expectations.flatMap(\.facts) + check.steps.flatMap(\.facts)
  }

  /// The result of a check, and the geometry of its windows if it is golden.
  ///
  /// - Parameter golden: What the geometry is held against, or nil to hold it against nothing.
  package static func run(_ check: CheckSpec, _ subject: CheckSubject, golden: Golden?) -> (
    result: CheckResult, geometry: [Golden.Entry]
  ) {
    var run = CheckRun(check, subject, golden)
    let duration = ContinuousClock().measure { run.runAll() }
    let result = CheckResult(
      name: check.name, mark: check.mark, windowCount: run.windowCount, faults: run.faults, duration: duration)
    return (result, run.geometry)
  }

  private mutating func runAll() {
    do throws(ProtocolError) {
      for situation in try check.situations(subject) { try run(situation) }
      if !isStuck { reportUnknownFacts() }
    } catch {
      faults.append(CheckFault(refusal: error, of: check))
    }
  }

  private mutating func run(_ situation: Situation) throws(ProtocolError) {
    let walk = Walk(check, subject, situation)
    let probe = try situation.probe(subject)
    guard try steps(probe, walk) else { return isStuck = true }
    let first = probe.size
    let kept = Kept(probe)
    var failed: [Int: Double] = [:]
    try look(probe, walk, &failed)
    for width in check.widths(pixel: probe.pixel) {
      probe.resize(to: Size(width: width, height: first.height))
      try look(probe, walk, &failed)
    }
    for (index, width) in failed.sorted(by: { $0.key < $1.key }) {
      faults.append(try walk.fault(of: check.expectations[index], atWidth: width))
    }
    try hold(kept, probe, first, walk)
    if names.isEmpty { names = facts(of: probe).names }
  }

  /// Applies the steps. Returns false if one of them is refused, or an expectation in between does not hold.
  private mutating func steps(_ probe: PreviewProbe, _ walk: Walk) throws(ProtocolError) -> Bool {
    for (index, step) in check.steps.enumerated() {
      switch step {
      case .send(let message, let mark):
        do throws(ProtocolError) {
          try probe.apply(message)
        } catch {
          faults.append(walk.refusal(error, at: mark, after: index, probe))
          return false
        }
      case .expect(let expectations):
        let facts = facts(of: probe)
        for expectation in expectations where expectation.verdict(in: facts) == .fails {
          faults.append(try walk.fault(of: expectation, afterStep: index))
          return false
        }
        windowCount += 1
      }
    }
    return true
  }

  /// Looks at a window: whether the expectations hold there, and its geometry. The least width at which each fails is noted.
  private mutating func look(_ probe: PreviewProbe, _ walk: Walk, _ failed: inout [Int: Double]) throws(ProtocolError) {
    windowCount += 1
    if check.goesToBackground { try walk.goToBackgroundAndBack(probe) }
    let (facts, width) = (facts(of: probe), probe.size.width)
    for (index, expectation) in check.expectations.enumerated() where expectation.verdict(in: facts) == .fails {
      failed[index] = min(failed[index] ?? width, width)
    }
    if check.isGolden { compareGeometry(probe, walk) }
  }

  /// The facts of the window now. From now on, the ones that expectations name are known.
  private mutating func facts(of probe: PreviewProbe) -> SceneFacts {
    let facts = SceneFacts(probe.scene, profile: probe.profile)
    if !unknown.isEmpty { unknown.removeAll { facts.value($0.name.name, of: $0.name.target) != nil } }
    return facts
  }

  /// Notes what is lost once the window is back at its first size.
  private mutating func hold(_ kept: Kept, _ probe: PreviewProbe, _ first: Size, _ walk: Walk) throws(ProtocolError) {
    guard !check.keeps.isEmpty else { return }
    if probe.size != first { probe.resize(to: first) }
    let now = Kept(probe)
    for keeping in check.keeps where now[keeping] != kept[keeping] {
      faults.append(try walk.loss(of: keeping, kept, now))
    }
  }

  private mutating func compareGeometry(_ probe: PreviewProbe, _ walk: Walk) {
    let entry = Golden.Entry(check: check.name, window: walk.window(probe.size), probe.scene)
    geometry.append(entry)
    guard let golden, let fault = golden.difference(from: entry, walk.context(probe)) else { return }
    faults.append(fault)
  }

  /// Reports the facts that no window had. Such a fact is a mistake in the file, since no window could break an expectation about it.
  private mutating func reportUnknownFacts() {
    var seen: Set<FactName> = []
    for (name, mark) in unknown where seen.insert(name).inserted {
      faults.append(CheckFault(unknown: name, at: mark, among: names))
    }
  }
}

extension StepSpec {
  fileprivate var facts: [(name: FactName, mark: SourceMark)] {
    if case .expect(let expectations) = self { expectations.flatMap(\.facts) } else { [] }
  }
}
