/// The application takes back whatever was made for a message that is then refused, because such a message changes nothing.
extension Application {
  /// Notes how to take back what was just made for the present message, such as a controller that the message has named.
  /// Outside of a message this has no effect.
  package func takeBackIfRefused(_ takeBack: @escaping () -> Void) {
    if isHandlingMessage { takingBack.append(takeBack) }
  }

  /// Handles a message. If the body refuses it, what was made for it is taken back.
  package func handleMessage(_ body: () throws(Refusal) -> Void) throws(Refusal) {
    isHandlingMessage = true
    defer { endHandling() }
    do throws(Refusal) {
      try body()
    } catch {
      takeBackWhatWasMade()
      throw error
    }
  }

  /// Answers a message that only asks for something, and takes back what was made for the answer.
  package func answerMessage<Answer>(_ body: () throws(Refusal) -> Answer) throws(Refusal) -> Answer {
    isHandlingMessage = true
    defer {
      takeBackWhatWasMade()
      endHandling()
    }
    return try body()
  }

  private func takeBackWhatWasMade() {
    for takeBack in takingBack.reversed() { takeBack() }
  }

  private func endHandling() {
    isHandlingMessage = false
    takingBack = []
  }
}
