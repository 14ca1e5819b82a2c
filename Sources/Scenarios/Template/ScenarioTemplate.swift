import EmbeddedFiles

/// The file with which an author begins.
package enum ScenarioTemplate {
  /// The text of the file, whose title follows from a name: `my-app` gives `My App`.
  package static func text(named name: String) -> String {
    let title = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    return String(decoding: EmbeddedFile.scenarioTemplate, as: UTF8.self)
      .replacing("title: My App ", with: "title: \(title) ", maxReplacements: 1)
  }
}
