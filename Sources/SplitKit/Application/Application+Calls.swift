/// The calls to an app's code. Each is logged before it is made, so that the calls of the app's code come after it in
/// the log.
extension Application {
  /// Logs a call and makes it.
  package func call(_ call: @autoclosure () -> Call, _ detail: Call.Detail = .standard, _ body: () -> Void = {}) {
    let logged = self.detail.includes(detail) ? call() : nil
    if let logged { calls.append(logged) }
    nested(otherwise: (), receiver: logged?.receiver, body)
  }

  /// Logs a question and asks it. The answer is added to the log afterwards.
  func ask<Answer>(
    _ call: Call, _ detail: Call.Detail = .standard, otherwise: Answer, as value: (Answer) -> Value,
    _ body: () -> Answer
  ) -> Answer {
    let number = self.detail.includes(detail) ? calls.append(call) : nil
    let answer = nested(otherwise: otherwise, receiver: call.receiver, body)
    if let number { calls.answer(number, .value(value(answer))) }
    return answer
  }

  /// Logs an exception that UIKit would raise, or a failed assertion of an app. Nothing else happens.
  package func raise(_ sentence: String, receiver: String) {
    calls.append(Call("raise", .raise, receiver: receiver, arguments: [.string(sentence)]))
  }

  /// The greatest depth to which calls can nest. Code that answers a call by causing the same call would never end.
  /// UIKit overflows the stack then; this engine does not make the innermost call (docs/protocol.md).
  static var maximumNesting: Int { 32 }

  private func nested<Answer>(otherwise: Answer, receiver: String?, _ body: () -> Answer) -> Answer {
    guard nesting < Self.maximumNesting else {
      raise("Calls are nested deeper than \(Self.maximumNesting)", receiver: receiver ?? "application")
      return otherwise
    }
    nesting += 1
    defer { nesting -= 1 }
    return body()
  }
}
