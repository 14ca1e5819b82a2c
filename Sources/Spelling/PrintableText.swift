/// Texts that come from outside, such as the titles of apps, the names of files and the lines of programs, as a terminal may show them.
///
/// Such a text could otherwise move the cursor, hide what precedes it, or look like a command to the service that reads a log.
extension String {
  /// The text in one line, with an escape such as `\u{1b}` in place of each character that controls a terminal.
  package var printable: String { escaped { $0.controlsTerminal } }

  /// The text with its line feeds and tabs, and with an escape in place of each other character that controls a terminal.
  package var printableLines: String { escaped { $0.controlsTerminal && $0 != "\n" && $0 != "\t" } }

  private func escaped(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isEscaped) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if isEscaped(scalar) { text += "\\u{\(String(scalar.value, radix: 16))}" } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether a character controls a terminal, ends a line for some readers, or turns the order of the letters around it.
  fileprivate var controlsTerminal: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
