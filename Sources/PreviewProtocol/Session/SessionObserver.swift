/// Hears of what a session does, for figures about a server.
package protocol SessionObserver: AnyObject {
  /// The session has refused a message.
  func didRefuse(_ code: ErrorCode)

  /// The answer to a message has merged with an earlier one.
  func didMergeAnswers()
}
