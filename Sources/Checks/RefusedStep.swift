import PreviewProtocol
import Scenarios
import Spelling
import SplitKit

/// A step that a window refuses because its target is not there or cannot be touched.
struct RefusedStep {
  /// The widths at which the step is tried, in points: those of iPhones and of iPads in their arrangements.
  private static let widths: [Double] = [320, 375, 430, 507, 678, 744, 820, 1024, 1180, 1366]

  private let error: ProtocolError
  private let message: Value
  private let probe: PreviewProbe
  /// Opens the scene anew and applies the steps before.
  private let windowAfterSteps: () -> PreviewProbe?

  init(_ error: ProtocolError, _ message: Value, _ probe: PreviewProbe, windowAfterSteps: @escaping () -> PreviewProbe?) {
    (self.error, self.message, self.probe, self.windowAfterSteps) = (error, message, probe, windowAfterSteps)
  }

  /// A sentence with the widths at which the step can be done, or else with the nearest targets. Nil if neither would help.
  var hint: String? {
    guard let target = message["target"]?.string, [.unknownTarget, .notHittable].contains(error.code) else { return nil }
    let widths = Self.widths.filter(canBeDone)
    if !widths.isEmpty {
      let words = widths.map(shortest).listed(by: "and")
      return "The window is \(shortest(probe.size.width)) points wide. The step can be done at \(words) points."
    }
    return error.code == .unknownTarget ? ShortTarget.hint(for: target, among: probe.targets) : nil
  }

  private func canBeDone(at width: Double) -> Bool {
    guard width != probe.size.width, let other = windowAfterSteps() else { return false }
    other.resize(to: Size(width: width, height: probe.size.height))
    return (try? other.apply(message)) != nil
  }
}
