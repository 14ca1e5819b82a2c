/// A number with its noun, such as `1 window` or `3 windows`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension Duration {
  /// The seconds with three digits after the point.
  var secondsText: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}

extension String {
  /// The text as the content of an element or of an attribute of XML or HTML. Characters that XML does not have are left out.
  var escapedForXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      default: if scalar.value >= 0x20, scalar.value & 0xFFFE != 0xFFFE { text.unicodeScalars.append(scalar) }
      }
    }
    return text
  }
}
