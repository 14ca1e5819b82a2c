import HostSystem
import PreviewProtocol
import Scenarios

/// The JSON Schema as a file beside scenario files, where editors find it.
struct SchemaFile {
  /// The name under which the first line of a scenario file refers to the schema.
  static let name = "scenario.schema.json"

  /// The text of this build's schema.
  static var text: String { Scenario.schema.lines }

  /// A sentence about the schema in a directory if another build has written it, or nil if it is this build's or there is none. An
  /// editor would complete keys that this build does not read, and refuse those that it reads.
  static func remark(onDirectory directory: String) -> String? {
    let path = FilePath.path(of: name, in: directory)
    guard let bytes = try? FileTree.plainFile(at: path), bytes != Array(text.utf8) else { return nil }
    return "\(path) was written by another build. `split-preview schema > \(path)` renews it for your editor."
  }
}
