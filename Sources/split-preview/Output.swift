import HostSystem
import Spelling

/// The streams to which a command writes. Titles, names of files, keys and the lines of programs come from outside, so no text of them may
/// control the terminal.
enum Output {
  /// Writes lines for people on standard error.
  static func say(_ lines: String) { CurrentProcess.write(lines.printableLines, to: .error) }

  /// Writes lines for people on standard output. Throws a sentence if that is a file that cannot be written.
  static func print(_ lines: String) throws(WritingError) { try CurrentProcess.print(lines.printableLines) }

  /// Writes a document for programs, such as JSON or SVG, on standard output. It is exact, unless a terminal shows it.
  static func print(document text: String) throws(WritingError) {
    try CurrentProcess.print(CurrentProcess.isTerminal(.output) ? text.printableLines : text)
  }
}
