/// The calls to an app's code. Each is logged before it is made, so that the calls of the app's code come after it in
/// the log.
extension Application {
  /// Logs a call and makes it. The called code can change anything.
  package func call(_ call: @autoclosure () -> Call, _ detail: Call.Detail = .standard, _ body: () -> Void = {}) {
    noteChange()
    announce(call(), detail, body)
  }

  /// Logs a call that announces a change of size or belongs to a layout, and makes it. The called code says itself what it changes
  /// (`ViewController.setNeedsUpdateProperties()`).
  func announce(_ call: @autoclosure () -> Call, _ detail: Call.Detail, _ body: () -> Void) {
    let logged = self.detail.includes(detail) ? call() : nil
    if let logged { log(logged) }
    nested(otherwise: (), receiver: logged?.receiver, body)
  }

  /// Logs a question and asks it. The answer is added to the log afterwards.
  ///
  /// The code that answers can change anything. It says itself what it changes if the question `isRepeated`, which means
  /// that it is asked after every change of size.
  func ask<Answer>(
    _ call: @autoclosure () -> Call, _ detail: Call.Detail = .standard, isRepeated: Bool = false, otherwise: Answer,
    as value: (Answer) -> Value, _ body: () -> Answer
  ) -> Answer {
    if !isRepeated { noteChange() }
    let logged = self.detail.includes(detail) ? call() : nil
    let number = logged.map { log($0) }
    let answer = nested(otherwise: otherwise, receiver: logged?.receiver, body)
    if let number { calls.answer(number, .value(value(answer))) }
    return answer
  }

  /// Logs an exception that UIKit would raise, or a failed assertion of an app. Nothing else happens.
  package func raise(_ sentence: String, receiver: String) {
    log(Call("raise", .raise, receiver: receiver, arguments: [.string(sentence)]))
  }

  /// Logs a sentence that UIKit or Xcode would write for the developer. Nothing else happens, also where exceptions end an app.
  package func warn(_ sentence: String, receiver: String) {
    log(Call("log", .did, receiver: receiver, arguments: [.string(sentence)]))
  }

  /// Adds a call to the log, with the step of the snapshot pass. Returns its number in the log.
  @discardableResult
  private func log(_ call: Call) -> Int {
    var call = call
    call.snapshot = snapshot
    didLog?(call)
    return calls.append(call)
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
