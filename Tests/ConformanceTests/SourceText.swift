import Foundation

/// The repository's own text, for tests that hold a document against the code.
enum SourceText {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  static func document(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The texts that the first group of a pattern matches in the Swift files of a folder, or in one file, each once and in
  /// order.
  static func matches(
    of pattern: String, in path: String, except ending: String? = nil, only name: String? = nil
  ) throws -> [String] {
    let expression = try Regex<(Substring, Substring)>(pattern, as: (Substring, Substring).self)
    let searched = files(path).filter { file in
      !(ending.map(file.lastPathComponent.hasSuffix) ?? false) && name ?? file.lastPathComponent == file.lastPathComponent
    }
    let found = try searched.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: expression).map { String($0.output.1) }
    }
    return Set(found).sorted()
  }

  /// The names of the Swift files of a folder in which a pattern is found.
  static func files(naming pattern: String, in path: String) throws -> [String] {
    let expression = try Regex(pattern)
    return try files(path).filter { try String(contentsOf: $0, encoding: .utf8).contains(expression) }
      .map(\.lastPathComponent)
  }

  private static func files(_ path: String) -> [URL] {
    let start = root.appending(path: path)
    guard start.pathExtension != "swift" else { return [start] }
    return (FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// The words between backticks, those of a fence included: what a page calls by its name.
  static func names(in markdown: String) -> Set<String> {
    let code = markdown.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    return Set(code.flatMap { $0.split { !($0.isLetter || $0.isNumber) } }.map(String.init))
  }
}
