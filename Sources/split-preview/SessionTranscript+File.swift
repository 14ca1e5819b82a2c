import HostSystem
import PreviewProtocol

extension SessionTranscript {
  /// Reads the transcript at a path. Throws a sentence with the path and the line if it is none.
  static func read(_ path: String) throws -> SessionTranscript {
    let text = try FileTree.file(at: path)
    do { return try SessionTranscript(text) } catch { throw CommandError(description: "\(path):\(error)") }
  }
}
