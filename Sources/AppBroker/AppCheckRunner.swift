import AppWire
import Checks
import PreviewProtocol
import Scenarios
import SplitKit

/// Runs the checks of a file about an app, each in a process of its own. A check whose process ends fails, and says where in the app's
/// code.
package struct AppCheckRunner: CheckRunner {
  private let settings: AppBroker.Settings
  /// The text of the file.
  private let text: String
  private let print: @Sendable (String) -> Void

  /// Creates the runner of a file with this text.
  ///
  /// - Parameter print: Called with each line that the app writes.
  package init(_ settings: AppBroker.Settings, text: String, print: @escaping @Sendable (String) -> Void) {
    (self.settings, self.text, self.print) = (settings, text, print)
  }

  package func outcome(of check: Int, in plan: CheckPlan) -> CheckRun.Outcome {
    let (clock, spec) = (ContinuousClock(), plan.checks[check])
    let start = clock.now
    let request = CheckRequest(text, check: check, golden: plan.golden)
    do throws(AppCrash) {
      let process = try LoneProcess(settings, print)
      switch process.run(Frame(.check, request.json)) {
      case .success(let json):
        return CheckRun.outcome(of: spec, json: json)
          ?? CheckRun.crash(
            spec, at: nil, AppCrash(unreadableAnswerTo: "a check").sentences, after: start.duration(to: clock.now))
      case .failure(let crash):
        return CheckRun.crash(spec, at: process.note, crash.sentences, after: start.duration(to: clock.now))
      }
    } catch {
      return CheckRun.crash(spec, at: nil, error.sentences, after: .zero)
    }
  }
}
