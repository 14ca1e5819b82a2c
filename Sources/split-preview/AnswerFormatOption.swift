import ArgumentParser
import HostSystem
import PreviewProtocol

/// The flag for the form of an answer that is text or JSON.
struct AnswerFormatOption: ParsableArguments {
  private enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  @Option(name: .customLong("format"), help: "How to print it: as text, or as JSON.")
  private var chosen = Format.text

  var format: SceneQuestion.Format { chosen == .json ? .json : .text }

  /// Prints an answer of this form.
  func print(_ answer: String) throws(WritingError) {
    switch chosen {
    case .text: try Output.print(answer)
    case .json: try Output.print(document: answer)
    }
  }
}
