import HostSystem
import PreviewServer
import Scenarios
import Synchronization

/// A scenario file that a command reads once.
enum ScenarioFile {
  /// Whether an argument names a scenario file, and not a scene.
  static func isPath(_ argument: String) -> Bool { PreviewFolder.endings.contains(where: argument.hasSuffix) }

  /// The scenario of a file. Throws an error that names the file and the place.
  static func read(_ path: String) throws -> Scenario { try scenario(text(path), path) }

  /// The scenario of a file that this process reads once, however often a command asks for it. Throws like `read`.
  static func readOnce(_ path: String) throws -> Scenario {
    if let known = known.withLock({ $0[path] }) { return known }
    let scenario = try read(path)
    known.withLock { $0[path] = scenario }
    return scenario
  }

  private static let known = Mutex<[String: Scenario]>([:])

  /// The scenario of a text that was read from a file.
  static func scenario(_ text: String, _ path: String) throws -> Scenario {
    try Scenario.read(yaml: text, file: path, named: FilePath(path).name)
  }

  /// The text of a file.
  static func text(_ path: String) throws -> String { try text(FileTree.file(at: path), of: path) }

  /// The text that the bytes of a file spell. Throws for bytes that are not UTF-8.
  static func text(_ bytes: [UInt8], of path: String) throws -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError(description: "\(path) is not text in UTF-8.")
    }
    return text
  }
}
