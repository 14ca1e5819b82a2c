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
      if subject.runner == nil { _ = try first?.probe(subject) }
      return nil
    } catch {
      return (mark, error.message)
    }
  }
}
