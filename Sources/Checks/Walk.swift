import PreviewProtocol
import Scenarios
import SplitKit

/// The way of a check through one situation. It leads to a window again when a fault is reported, since a preview always does the same.
struct Walk {
  let check: CheckSpec
  private let subject: CheckSubject
  private let situation: Situation

  init(_ check: CheckSpec, _ subject: CheckSubject, _ situation: Situation) {
    (self.check, self.subject, self.situation) = (check, subject, situation)
  }

  /// The messages of all steps.
  var messages: [Value] { messages(upTo: check.steps.count) }

  private func messages(upTo end: Int) -> [Value] {
    check.steps.prefix(end).compactMap { step in if case .send(let message, _) = step { message } else { nil } }
  }

  /// Opens the scene.
  func opened() throws(ProtocolError) -> PreviewProbe { try situation.probe(subject) }

  /// Opens the scene and applies messages.
  func opened(after steps: [Value]) throws(ProtocolError) -> PreviewProbe {
    let probe = try opened()
    for step in steps { try probe.apply(step) }
    return probe
  }

  /// Resizes a window to one of the check. The app then goes to the background and back, if the check says so.
  func visit(_ size: Size, _ probe: PreviewProbe) throws(ProtocolError) {
    if size != probe.size { probe.resize(to: size) }
    guard check.goesToBackground else { return }
    // The system lays the app out for its pictures.
    try probe.apply(["type": "background"])
    try probe.apply(["type": "foreground"])
  }

  /// Applies the steps. Returns false if one of them is refused, or an expectation in between does not hold.
  func applySteps(to probe: PreviewProbe, _ findings: inout CheckFindings) throws(ProtocolError) -> Bool {
    for (index, step) in check.steps.enumerated() {
      switch step {
      case .send(let message, let mark):
        do throws(ProtocolError) {
          try probe.apply(message)
        } catch {
          findings.faults.append(refusal(error, of: message, at: mark, after: messages(upTo: index), probe))
          return false
        }
        if let exception = probe.exception {
          findings.faults.append(self.exception(exception, at: mark, in: probe, after: messages(upTo: index + 1)))
          return false
        }
      case .expect(let expectations):
        findings.windowCount += 1
        let facts = findings.facts(of: probe)
        findings.notePremises(in: facts, at: index)
        for expectation in expectations where expectation.verdict(in: facts) == .fails {
          findings.faults.append(try fault(of: expectation, after: messages(upTo: index)))
          return false
        }
      }
    }
    return true
  }
}

/// The faults of expectations, each with the fewest steps that lead to it, and those of steps.
extension Walk {
  /// The fault of an expectation that fails in the window of a probe, which has come there through windows of other sizes.
  func fault(of expectation: Expectation, in probe: PreviewProbe, through sizes: [Size]) throws(ProtocolError) -> CheckFault {
    let size = probe.size
    func fails(_ steps: [Value]) -> Bool {
      (try? window(size, after: steps)).map { expectation.verdict(in: $0.facts) == .fails } ?? false
    }
    // If the other windows matter, the steps may matter there too.
    guard fails(messages) else { return fault(of: expectation, in: probe, through: sizes, after: messages) }
    let steps = messages.fewest(where: fails)
    return fault(of: expectation, in: try window(size, after: steps), after: steps)
  }

  /// The fault of an expectation that fails between steps.
  private func fault(of expectation: Expectation, after steps: [Value]) throws(ProtocolError) -> CheckFault {
    let steps = steps.fewest { (try? opened(after: $0)).map { expectation.verdict(in: $0.facts) == .fails } ?? false }
    return fault(of: expectation, in: try opened(after: steps), after: steps)
  }

  private func fault(
    of expectation: Expectation, in probe: PreviewProbe, through sizes: [Size] = [], after steps: [Value]
  ) -> CheckFault {
    CheckFault(
      mark: expectation.mark ?? check.mark, expectation: expectation.sentence, actual: expectation.actual(in: probe.facts),
      steps: steps, context(probe, through: sizes, after: steps))
  }

  /// The fault of a step that the window refuses, with all steps before it.
  private func refusal(
    _ error: ProtocolError, of message: Value, at mark: SourceMark, after steps: [Value], _ probe: PreviewProbe
  ) -> CheckFault {
    let hint = RefusedStep(error, message, probe, windowAfterSteps: { try? opened(after: steps) }).hint
    return CheckFault(
      mark: mark, expectation: "the step can be done", actual: [error.message] + [hint].compactMap(\.self), steps: steps,
      context(probe, after: steps))
  }

  /// The fault of an exception that UIKit would have raised, which ends an app.
  func exception(
    _ sentence: String, at mark: SourceMark, in probe: PreviewProbe, through sizes: [Size] = [], after steps: [Value]
  ) -> CheckFault {
    CheckFault(
      mark: mark, expectation: "UIKit raises no exception", actual: [sentence], steps: steps,
      context(probe, through: sizes, after: steps))
  }

  private func window(_ size: Size, after steps: [Value]) throws(ProtocolError) -> PreviewProbe {
    let probe = try opened(after: steps)
    try visit(size, probe)
    return probe
  }
}

/// The things that a window must keep.
extension Walk {
  /// Takes a window to some widths and back.
  private func goAndReturn(_ probe: PreviewProbe, through widths: some Sequence<Double>) throws(ProtocolError) {
    let first = probe.size
    for width in widths { try visit(Size(width: width, height: first.height), probe) }
    if probe.size != first { probe.resize(to: first) }
  }

  /// Whether something is lost when a window goes to some widths and back.
  func loses(_ keeping: Keeping, through widths: some Sequence<Double>, after steps: [Value]) -> Bool {
    do throws(ProtocolError) {
      let probe = try opened(after: steps)
      let before = Kept(probe)
      try goAndReturn(probe, through: widths)
      return Kept(probe)[keeping] != before[keeping]
    } catch {
      return false
    }
  }

  /// The fault of something that is lost on the way through some widths and back.
  func loss(of keeping: Keeping, through widths: [Double]) throws(ProtocolError) -> CheckFault {
    let steps = messages.fewest { loses(keeping, through: widths, after: $0) }
    let probe = try opened(after: steps)
    let (before, picture) = (Kept(probe), probe.svg())
    try goAndReturn(probe, through: widths)
    let way = widths.last.map { "\(widths.count == 1 ? "" : "all widths to ")\(shortest($0)) points" } ?? "the background"
    let sizes = widths.map { Size(width: $0, height: probe.size.height) }
    return CheckFault(
      mark: check.mark, expectation: keeping.sentence,
      actual: ["before: \(before[keeping].words)", "after \(way): \(Kept(probe)[keeping].words)"], steps: steps,
      context(probe, through: sizes, after: steps), expectedSVG: picture)
  }
}

/// The windows in words and in addresses.
extension Walk {
  /// The window in words: the OS version, what the check has chosen, and the size.
  func window(_ size: Size) -> String {
    let options = situation.options.map { "\($0.name)=\($0.value.words)" }
    let place = situation.stage.map { "\($0.device.id) \($0.arrangement.rawValue)" }
    let words = [situation.profile].compactMap(\.self) + options + [place].compactMap(\.self)
    return (words + ["\(shortest(size.width)) x \(shortest(size.height))"]).joined(separator: ", ")
  }

  /// The context of a fault in the window that a probe has now, after it has had some sizes.
  func context(_ probe: PreviewProbe, through sizes: [Size] = [], after steps: [Value]) -> FaultContext {
    let svg = probe.svg()
    let ways = PageWay.all(to: probe.size, through: sizes, after: steps, situation, goesToBackground: check.goesToBackground)
    let shortest = ways.first { (try? $0.picture(in: situation, subject)) == svg } ?? ways.last
    return FaultContext(
      window: window(probe.size), query: shortest.map { PageQuery(subject.scene, situation, probe.size, $0).text } ?? "", svg: svg
    )
  }
}

extension PreviewProbe {
  /// The facts of the window now.
  var facts: SceneFacts { SceneFacts(scene, profile: profile) }
}
