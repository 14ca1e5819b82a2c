import CoreMetrics
import Monitoring
import PreviewProtocol

/// The times of the answers for a scene, by the type of the message.
final class AnswerTimers {
  /// The words for answers that belong to no scene, in place of its id.
  enum Label: String {
    /// No scene was open.
    case none
    /// The message was for several slots.
    case several
  }

  private static let types = MessageType.allCases

  private let scene: String
  private let registry: PrometheusRegistry
  private var timers = [CoreMetrics.Timer?](repeating: nil, count: AnswerTimers.types.count)

  init(scene: String, in registry: PrometheusRegistry) { (self.scene, self.registry) = (scene, registry) }

  /// The timer for a type of message, which is made the first time.
  subscript(type: MessageType) -> CoreMetrics.Timer {
    let index = Self.types.firstIndex(of: type)
    if let timer = index.flatMap({ timers[$0] }) { return timer }
    let labels = [("scene", scene), ("type", type.rawValue)]
    let timer = CoreMetrics.Timer(label: ServerMetric.answers.rawValue, dimensions: labels, factory: registry)
    if let index { timers[index] = timer }
    return timer
  }
}
