import AppWire
import PreviewProtocol

/// Asks an app what commands want to know, in a process of its own for each question.
package struct AppQuestioner {
  private let settings: AppBroker.Settings
  private let print: @Sendable (String) -> Void

  /// - Parameter print: Called with each line that the app writes.
  package init(_ settings: AppBroker.Settings, print: @escaping @Sendable (String) -> Void) {
    (self.settings, self.print) = (settings, print)
  }

  /// The answer to a question. Throws the `ProtocolError` with which it is refused, or the `AppCrash` of the app.
  package func reply(to question: SceneQuestion) throws -> SceneReply {
    try question.check()
    let json = try LoneProcess(settings, print).run(Frame(.question, question.json)).get()
    guard let result = SceneReply.read(json: json) else { throw AppCrash(unreadableAnswerTo: "a question") }
    return try result.get()
  }
}
