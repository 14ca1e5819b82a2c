import PreviewProtocol
import Scenarios
import SplitKit

extension CheckPlan {
  /// The mistakes of the file that no window could mend, such as an unknown message, device or option: the first one of each check. It is
  /// nil if there are none.
  package var mistake: ScenarioError? {
    let found = checks.lazy.compactMap { $0.mistake(subject) }.prefix(Self.mostMistakes)
    return ScenarioError(in: file, found.map { (mark: $0.0, message: $0.1) })
  }

  /// The greatest number of mistakes that are reported. The number is our choice.
  private static let mostMistakes = 20

  /// The greatest number of windows of a golden check, whose file people read. The number is our choice.
  package static let mostGoldenWindows = 10_000
}

extension CheckSpec {
  /// A mistake with its place.
  fileprivate func mistake(_ subject: CheckSubject) -> (SourceMark, String)? {
    if isGolden, estimatedWindows > CheckPlan.mostGoldenWindows {
      return (mark, "The golden check \(name) has more than \(CheckPlan.mostGoldenWindows) windows. Give its widths a step.")
    }
    if let mistake = mistakeInMessages() ?? mistakeInWords(subject) { return mistake }
    // An app is opened in a process of its own.
    guard subject.runner == nil else { return mistakeInComparisons(nil) }
    do throws(ProtocolError) {
      guard let probe = try situations(subject).first?.probe(subject) else { return nil }
      return mistakeInComparisons(probe) ?? mistakeInVersions(probe)
    } catch {
      return (mark(of: error), error.message)
    }
  }

  /// The first step that no window takes, or the first trait that no window has.
  private func mistakeInMessages() -> (SourceMark, String)? {
    for case .send(let message, let marks) in steps {
      do throws(ProtocolError) { try PreviewProbe.check(message) } catch { return (error.mark(in: marks), error.message) }
    }
    guard let traits else { return nil }
    do throws(ProtocolError) {
      try PreviewProbe.check(.object([Member("type", "traits")] + (traits.members ?? [])))
      return nil
    } catch {
      let path = "traits." + (error.path ?? "")
      return (marks.mark(at: path, isKey: error.isAboutName), error.message)
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
        guard let sentence = comparison.comparison.mistake(about: name, kind, in: profiles) else { continue }
        let part = comparison.comparison.pathOfMistake { $0.mistake(about: name, kind, in: profiles) == sentence }
        return (part.isEmpty ? comparison.mark : comparison.marks.mark(at: part), sentence)
      }
    }
    return nil
  }
}
