import PreviewProtocol
import Scenarios
import SplitKit

/// The way of a check through one situation. It leads to a window again when a fault is reported, since a preview always does the same.
struct Walk {
  private let check: CheckSpec
  private let subject: CheckSubject
  private let situation: Situation

  init(_ check: CheckSpec, _ subject: CheckSubject, _ situation: Situation) {
    (self.check, self.subject, self.situation) = (check, subject, situation)
  }

  /// The fault of an expectation that fails at a width, which is the least.
  func fault(of expectation: Expectation, atWidth width: Double) throws(ProtocolError) -> CheckFault {
    let probe = try opened()
    for step in messages(upTo: check.steps.count) { try probe.apply(step) }
    let height = probe.size.height
    for next in [probe.size.width] + check.widths(pixel: probe.pixel) {
      if next != probe.size.width { probe.resize(to: Size(width: next, height: height)) }
      if check.goesToBackground { try goToBackgroundAndBack(probe) }
      if next == width { break }
    }
    let facts = SceneFacts(probe.scene, profile: probe.profile)
    return CheckFault(
      mark: expectation.mark ?? check.mark, expectation: expectation.sentence, actual: expectation.actual(in: facts),
      steps: messages(upTo: check.steps.count), context(probe))
  }

  /// The fault of an expectation that fails between steps, with the fewest steps before it that still lead to it.
  func fault(of expectation: Expectation, afterStep index: Int) throws(ProtocolError) -> CheckFault {
    let steps = fewest(messages(upTo: index), expectation)
    let probe = try opened()
    for step in steps { try probe.apply(step) }
    let facts = SceneFacts(probe.scene, profile: probe.profile)
    return CheckFault(
      mark: expectation.mark ?? check.mark, expectation: expectation.sentence, actual: expectation.actual(in: facts),
      steps: steps,
      context(probe))
  }

  /// The fault of a step that the window refuses.
  func refusal(_ error: ProtocolError, at mark: SourceMark, after index: Int, _ probe: PreviewProbe) -> CheckFault {
    CheckFault(
      mark: mark, expectation: "the step can be done", actual: [error.message], steps: messages(upTo: index), context(probe))
  }

  /// The fault of something that is lost on the way to some width and back, which is the least such width.
  func loss(of keeping: Keeping, _ before: Kept, _ after: Kept) throws(ProtocolError) -> CheckFault {
    let probe = try opened()
    for step in messages(upTo: check.steps.count) { try probe.apply(step) }
    let first = probe.size
    var least = first
    for width in check.widths(pixel: probe.pixel).sorted() where try loses(keeping, at: width) {
      least = Size(width: width, height: first.height)
      break
    }
    probe.resize(to: least)
    return CheckFault(
      mark: check.mark, expectation: keeping.sentence,
      actual: ["before: \(before[keeping].words)", "after \(shortest(least.width)) points: \(after[keeping].words)"],
      steps: messages(upTo: check.steps.count), context(probe))
  }

  private func loses(_ keeping: Keeping, at width: Double) throws(ProtocolError) -> Bool {
    let probe = try opened()
    for step in messages(upTo: check.steps.count) { try probe.apply(step) }
    let (first, before) = (probe.size, Kept(probe))
    probe.resize(to: Size(width: width, height: first.height))
    if check.goesToBackground { try goToBackgroundAndBack(probe) }
    probe.resize(to: first)
    return Kept(probe)[keeping] != before[keeping]
  }

  /// Sends the app to the background, where the system lays it out for its pictures, and back.
  func goToBackgroundAndBack(_ probe: PreviewProbe) throws(ProtocolError) {
    try probe.apply(["type": "background"])
    try probe.apply(["type": "foreground"])
  }

  /// The window in words: the OS version, what the check has chosen, and the size.
  func window(_ size: Size) -> String {
    let options = situation.options.map { "\($0.name)=\($0.value.words)" }
    let place = situation.stage.map { "\($0.device.id) \($0.arrangement.rawValue)" }
    return
      ([situation.profile].compactMap(\.self) + options + [place].compactMap(\.self) + [
        "\(shortest(size.width)) x \(shortest(size.height))"
      ])
      .joined(separator: ", ")
  }

  /// The context of a fault in the window that a probe has now.
  func context(_ probe: PreviewProbe) -> FaultContext {
    FaultContext(window: window(probe.size), query: PageQuery(subject.scene, situation, probe.size).text, svg: probe.svg())
  }

  private func opened() throws(ProtocolError) -> PreviewProbe { try situation.probe(subject) }

  private func messages(upTo end: Int) -> [Value] {
    check.steps.prefix(end).compactMap { step in if case .send(let message, _) = step { message } else { nil } }
  }

  /// As few of the steps as still lead to the fault. Each is left out once, beginning with the last.
  private func fewest(_ steps: [Value], _ expectation: Expectation) -> [Value] {
    var steps = steps
    for index in steps.indices.reversed().prefix(Self.mostTrials) {
      var fewer = steps
      fewer.remove(at: index)
      if fails(expectation, after: fewer) { steps = fewer }
    }
    return steps
  }

  /// The number of steps that a search for fewer of them tries to leave out.
  private static let mostTrials = 200

  private func fails(_ expectation: Expectation, after steps: [Value]) -> Bool {
    do throws(ProtocolError) {
      let probe = try opened()
      for step in steps { try probe.apply(step) }
      return expectation.verdict(in: SceneFacts(probe.scene, profile: probe.profile)) == .fails
    } catch {
      return false
    }
  }
}

/// The window of a fault, as a report shows it.
struct FaultContext {
  let window, query: String
  let svg: String?
}

extension Expectation {
  /// The place of the first fact in the file.
  fileprivate var mark: SourceMark? {
    switch self {
    case .fact(_, _, let mark): mark
    case .all(let parts), .any(let parts): parts.lazy.compactMap(\.mark).first
    case .not(let part): part.mark
    case .implies(_, let then, _): then.mark
    }
  }
}

extension CheckFault {
  init(
    mark: SourceMark, expectation: String, actual: [String], steps: [Value], _ context: FaultContext, expectedSVG: String? = nil
  ) {
    self.init(
      mark: mark, expectation: expectation, actual: actual, window: context.window, steps: steps, query: context.query,
      svg: context.svg, expectedSVG: expectedSVG)
  }

  /// The fault of a check whose scene cannot be opened.
  init(refusal error: ProtocolError, of check: CheckSpec) {
    self.init(
      mark: check.mark, expectation: "the scene can be opened", actual: [error.message], steps: [],
      FaultContext(window: "", query: "", svg: nil))
  }

  /// The fault of an expectation about a fact that no window has.
  init(unknown name: FactName, at mark: SourceMark, among names: [String]) {
    let near = nearWord(to: name.description, in: names).map { "Did you mean \($0)?" }
    self.init(
      mark: mark, expectation: "some window has the fact \(name)",
      actual: ["No window of this check has it. \(near ?? "`split-preview facts` lists those of a scene.")"], steps: [],
      FaultContext(window: "", query: "", svg: nil))
  }
}
