import PreviewProtocol
import Scenarios
import SplitKit

extension CheckPlan {
  /// The first mistake of the file that no window could mend, such as an unknown message, device or option, or nil.
  package var mistake: ScenarioError? {
    for check in checks {
      if let (mark, message) = check.mistake(subject) { return ScenarioError(in: file, at: mark, message) }
    }
    return nil
  }

  /// The greatest number of windows of a golden check, whose file people read. The number is our choice.
  package static let mostGoldenWindows = 10_000
}

extension CheckSpec {
  /// A mistake with its place.
  fileprivate func mistake(_ subject: CheckSubject) -> (SourceMark, String)? {
    if isGolden, estimatedWindows > CheckPlan.mostGoldenWindows {
      return (mark, "The golden check \(name) has more than \(CheckPlan.mostGoldenWindows) windows. Give its widths a step.")
    }
    for case .send(let message, let mark) in steps {
      do throws(ProtocolError) { try PreviewProbe.check(message) } catch { return (mark, error.message) }
    }
    do throws(ProtocolError) {
      let first = try situations(subject).first
      // An app is opened in a process of its own.
      let probe = subject.runner == nil ? try first?.probe(subject) : nil
      return mistakeInComparisons(probe)
    } catch {
      return (mark, error.message)
    }
  }

  /// The first comparison of a fact with a value that the fact never has.
  ///
  /// - Parameter probe: The scene as it opens, which knows the types of its controllers, or nil for an app. An app can use column styles in
  ///   every version, so no word is refused because of its version.
  private func mistakeInComparisons(_ probe: PreviewProbe?) -> (SourceMark, String)? {
    let ids = probe.map { self.profiles ?? [$0.profile.id] } ?? []
    let profiles = Profile.all.filter { ids.contains($0.id) }
    let facts = probe?.facts
    for (name, comparisons, _) in allExpectations.flatMap(\.comparisons) {
      let target: FactVocabulary.Target = name.target == "window" ? .window : .controller(facts?.type(of: name.target))
      guard let kind = FactVocabulary.kind(of: name.name, on: target) else { continue }
      for comparison in comparisons {
        if let sentence = comparison.comparison.mistake(about: name, kind, in: profiles) { return (comparison.mark, sentence) }
      }
    }
    return nil
  }
}
