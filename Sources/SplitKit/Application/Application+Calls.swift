/// Calls to code of the app's: each is logged before it is made, so that what its author does stands behind it.
extension Application {
  /// Logs a call and makes it.
  func call(_ call: @autoclosure () -> Call, _ detail: Call.Detail = .standard, _ body: () -> Void = {}) {
    let logged = self.detail.includes(detail) ? call() : nil
    if let logged { calls.append(logged) }
    nested(otherwise: (), receiver: logged?.receiver, body)
  }

  /// Logs a question and asks it; the answer is written to the log once it is there.
  func ask<Answer>(
    _ call: Call, _ detail: Call.Detail = .standard, otherwise: Answer, as value: (Answer) -> Value,
    _ body: () -> Answer
  ) -> Answer {
    let index = calls.count
    let isLogged = self.detail.includes(detail)
    if isLogged { calls.append(call) }
    let answer = nested(otherwise: otherwise, receiver: call.receiver, body)
    if isLogged { calls[index].answer = .value(value(answer)) }
    return answer
  }

  /// UIKit would throw here, or an app's assertion fail. Nothing happens, and the log says what would be said.
  package func raise(_ sentence: String, receiver: String) {
    calls.append(Call("raise", .raise, receiver: receiver, arguments: [.string(sentence)]))
  }

  /// How deep calls may nest: code that answers a call by bringing about the same call would never end. UIKit
  /// overflows the stack there; here the innermost call is not made (spec/protocol.md).
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
