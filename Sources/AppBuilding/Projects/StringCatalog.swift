import PreviewProtocol
import SplitKit

/// A catalogue of strings (`.xcstrings`, since Xcode 15), from which Xcode makes a file of strings for each language.
package struct StringCatalog {
  /// The texts of the files by their languages.
  package let files: [(language: String, text: String)]

  /// Reads a catalogue. One that cannot be read has no files.
  package init(_ json: [UInt8]) {
    var pairs: [String: [(key: String, value: String)]] = [:]
    for member in (try? JSONReader.read(json))?["strings"]?.members ?? [] {
      for localization in member.value["localizations"]?.members ?? [] {
        let unit = localization.value["stringUnit"] ?? localization.value["variations"]?["plural"]?["other"]?["stringUnit"]
        guard let value = unit?["value"]?.string else { continue }
        pairs[localization.name, default: []].append((member.name, value))
      }
    }
    files = pairs.sorted { $0.key < $1.key }.map { language, pairs in
      (language, pairs.map { "\(Self.quoted($0.key)) = \(Self.quoted($0.value));\n" }.joined())
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for letter in text {
      switch letter {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      default: quoted.append(letter)
      }
    }
    return quoted + "\""
  }
}
