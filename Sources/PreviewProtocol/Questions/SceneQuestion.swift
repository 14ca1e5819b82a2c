import SplitKit

/// A question of a command about a preview that nobody has open.
///
/// The program that has the preview answers it: this one, or the process of an app, to which it goes as JSON.
package struct SceneQuestion: Equatable, Sendable {
  /// The part of the preview that the command wants to know.
  package enum Subject: Equatable, Sendable {
    /// The facts of which checks speak, one a line.
    case facts
    /// The scene as on the wire.
    case scene
    /// The lines of Swift for a preview in Xcode.
    case swift
    /// The picture as SVG.
    case picture
    case sweeps([SweepRange])
    case audit(SweepRange)
    case explanation(ExplainQuestion)
  }

  /// The form of the answer. A subject that has one form alone ignores it.
  package enum Format: String, Sendable { case text, json, svg }

  package let subject: Subject
  /// The message that opens the preview.
  package let open: Value
  /// The messages of a client before the answer, one after another.
  package let steps: [Value]
  package let format: Format

  package init(_ subject: Subject, of open: Value, after steps: [Value] = [], as format: Format = .text) {
    (self.subject, self.open, self.steps, self.format) = (subject, open, steps, format)
  }

  /// The answer as the subject of the sentence of an error.
  var noun: String {
    switch subject {
    case .facts: "A check"
    case .scene: "A document"
    case .swift: "A preview for Xcode"
    case .picture: "A picture"
    case .sweeps: "A sweep"
    case .audit: "An audit"
    case .explanation: "An explanation"
    }
  }

  /// Throws the error of a step that no window takes, or of a range that is none. Its numbers can come from the command line, and need
  /// not even be finite.
  package func check() throws(ProtocolError) {
    for (index, step) in steps.enumerated() {
      do throws(ProtocolError) { _ = try ClientMessage.step(step) } catch { throw error.ofStep(index) }
    }
    switch subject {
    case .sweeps(let ranges): for range in ranges { try range.check() }
    case .audit(let range): try range.check()
    case .facts, .scene, .swift, .picture, .explanation: break
    }
  }
}

/// The answer to a question.
package struct SceneReply: Equatable, Sendable {
  /// The answer as the command prints it.
  package var text: String
  /// Whether an audit has found nothing. Other answers are clean.
  package var isClean = true
  /// The size of the window in points, where it matters.
  package var size: Size?

  package init(_ text: String, isClean: Bool = true, size: Size? = nil) {
    (self.text, self.isClean, self.size) = (text, isClean, size)
  }
}
