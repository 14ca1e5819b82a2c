import PreviewProtocol
import Scenarios
import SplitKit

/// The findings of a check while it runs.
struct CheckFindings {
  private let check: CheckSpec
  var windowCount = 0
  var faults: [CheckFault] = []
  /// The geometry of each window, for the golden file.
  private(set) var geometry: [Golden.Entry] = []
  /// The facts of the expectations that no window has had yet, with their places in the file.
  private var unknown: [(name: FactName, mark: SourceMark)]
  /// The conditions of the expectations that no window has tested yet.
  private var premises: [Premise]
  /// The names in the file that no window has had yet, and that a window need not have.
  private var doubtful: DoubtfulNames
  /// The facts of the last window of each situation, as long as a name in the file is unknown.
  private var names: Set<FactName> = []
  /// How often the check has had each window, by its words.
  private var counts: [String: Int] = [:]
  /// The number of windows that are not as the golden file has them.
  private var differingCount = 0
  /// The number of these windows that are shown. One change often moves the frames of a thousand windows.
  private static let shownDifferences = 8
  /// Whether a step was refused, after which no window was looked at.
  var isStuck = false

  init(of check: CheckSpec) {
    self.check = check
    unknown = check.allExpectations.flatMap(\.facts)
    premises = Premise.all(of: check)
    doubtful = DoubtfulNames(of: check)
  }

  /// Notes which conditions a window tests: those of the check, or those of a step.
  mutating func notePremises(in facts: SceneFacts, at step: Int? = nil) {
    for index in premises.indices where premises[index].step == step {
      premises[index].note(facts)
    }
    premises.removeAll(where: \.isTested)
  }

  /// The facts of the window now. From now on, the ones that expectations name are known.
  mutating func facts(of probe: PreviewProbe) -> SceneFacts {
    let facts = probe.facts
    if !unknown.isEmpty {
      // Every window says of everything whether it is visible, so the name must be one of the app's.
      unknown.removeAll { facts.value($0.name.name, of: $0.name.target) != nil && probe.knows($0.name.target) }
    }
    doubtful.note(facts, of: probe)
    return facts
  }

  /// The words for a window, with a number if the check has had the same window before.
  mutating func numbered(_ window: String) -> String {
    counts[window, default: 0] += 1
    let count = counts[window] ?? 1
    return count == 1 ? window : "\(window) (\(count))"
  }

  /// Keeps the names of all facts of a window, among which a misspelt one is looked for. Everything has the fact whether it is visible.
  mutating func keepNames(of probe: PreviewProbe) {
    guard !unknown.isEmpty else { return }
    let found = probe.facts.names.compactMap(FactName.init)
    names.formUnion(found + Set(found.map(\.target)).map { FactName($0, "isVisible") })
  }

  /// Adds the geometry of a window, and holds it against the recorded one.
  mutating func compare(_ entry: Golden.Entry, with golden: Golden?, _ context: () -> FaultContext) {
    geometry.append(entry)
    guard let actual = golden?.differences(from: entry) else { return }
    differingCount += 1
    guard differingCount <= Self.shownDifferences else { return }
    faults.append(
      CheckFault(
        golden: actual, at: check.mark, expectedSVG: golden?.outline(of: entry),
        context().marking(golden?.differing(in: entry) ?? [])))
  }
}

/// The faults that only a whole run can find.
extension CheckFindings {
  /// Reports the facts that no window had. Such a fact is a mistake in the file, since no window could break an expectation about it.
  ///
  /// - Parameter others: Other windows of the scene, which can have what those of the check have not.
  mutating func reportUnknownFacts(in others: () throws(ProtocolError) -> [PreviewProbe]) throws(ProtocolError) {
    guard !isStuck, !unknown.isEmpty else { return }
    for probe in try others() { keepNames(of: probe) }
    let names = names.sorted { $0.description < $1.description }
    var seen: Set<FactName> = []
    for (name, mark) in unknown where seen.insert(name).inserted {
      faults.append(CheckFault(unknown: name, at: mark, among: names))
    }
  }

  /// Reports the conditions that held in no window. Nothing tested what such a condition demands, so the check would pass
  /// whatever the app did. A condition about a fact that no window had is reported for that.
  mutating func reportUntestedPremises() {
    guard !isStuck, !check.mayBeEmpty else { return }
    let missing = Set(unknown.map(\.name))
    for premise in premises where !(premise.condition.facts + premise.then.facts).contains(where: { missing.contains($0.name) }) {
      faults.append(CheckFault(untested: premise, of: check))
    }
  }

  /// Reports the names that no window had and that are near to one that a window had.
  ///
  /// - Parameter others: Other windows of the scene, which can have what those of the check have not.
  mutating func reportDoubtfulNames(in others: () throws(ProtocolError) -> [PreviewProbe]) throws(ProtocolError) {
    guard !isStuck, !doubtful.isEmpty else { return }
    for probe in try others() { doubtful.note(probe.facts, of: probe) }
    faults += doubtful.mistakes.map { CheckFault(mistake: $0.sentence, at: $0.mark) }
  }

  /// Reports that there is no golden file.
  mutating func reportAbsence(of golden: Golden) {
    guard check.isGolden, let sentence = golden.absence else { return }
    faults.append(CheckFault(golden: [sentence], at: check.mark, expectedSVG: nil, .none))
  }

  /// Reports how many windows are not as the golden file has them, if they are more than those that are shown.
  mutating func reportDifferences() {
    let more = differingCount - Self.shownDifferences
    guard more > 0 else { return }
    let sentence = "\(counted(more, "more window")) \(more == 1 ? "differs" : "differ") from the golden file."
    faults.append(CheckFault(golden: [sentence], at: check.mark, expectedSVG: nil, .none))
  }

  /// Reports the recorded windows that the check does not have any more. Nobody would notice if they were wrong.
  mutating func reportUnseen(of golden: Golden) {
    guard check.isGolden, !isStuck else { return }
    let seen = Set(geometry.map(\.window))
    let unseen = golden.windows(of: check.name).filter { !seen.contains($0) }
    guard let first = unseen.first else { return }
    let count =
      "\(counted(unseen.count, "window")) that the check does not have"
    let sentence = "The golden file has \(count): \(first)\(unseen.count == 1 ? "" : ", and others")."
    faults.append(CheckFault(golden: [sentence], at: check.mark, expectedSVG: nil, .none))
  }
}
