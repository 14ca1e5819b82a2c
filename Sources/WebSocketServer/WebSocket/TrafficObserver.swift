/// Hears of the bytes that a server receives and sends.
package protocol TrafficObserver: AnyObject {
  /// A part of a client's message has arrived, without the heads of its frames.
  func didReceive(bytes: Int)

  /// A message without the head of its frame, or a response with its head, was handed over to be sent.
  func didSend(bytes: Int)
}
