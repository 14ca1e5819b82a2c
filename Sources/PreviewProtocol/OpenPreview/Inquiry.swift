/// A question about the open preview whose answer takes long.
///
/// The work is done on copies of the preview, in short steps, so that the server can serve other clients in between.
protocol Inquiry: AnyObject {
  /// Whether the answer can be written.
  var isDone: Bool { get }

  /// Does the next step. Throws an error if the question cannot be answered.
  func advance() throws(ProtocolError)

  func write(to writer: inout JSONWriter, ack: Acknowledgement)
}

extension Inquiry {
  /// Does all steps.
  ///
  /// - Parameter step: Called after each of them.
  func finish(_ step: () -> Void = {}) throws(ProtocolError) {
    while !isDone {
      try advance()
      step()
    }
  }
}

/// An answer that has words for people beside its JSON.
package protocol InWords {
  /// The answer as lines, as the command line prints it.
  var text: String { get }
}
