#if os(macOS) || os(Linux)
  import Foundation

  /// The program of the server.
  enum Program {
    /// Finds the program by its path, by the variable, or by its name on the path. Throws ``ServerFailed``.
    static func find(_ path: String?) throws(ServerFailed) -> URL {
      let environment = ProcessInfo.processInfo.environment
      let named = path ?? environment[PreviewServerProcess.variable]
      let places = named.map { [$0] } ?? (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/split-preview" }
      if let found = places.first(where: FileManager.default.isExecutableFile) { return URL(fileURLWithPath: found) }
      throw ServerFailed(
        "There is no program \(named ?? "split-preview"). Name one with the argument program or the variable "
          + "\(PreviewServerProcess.variable).")
    }
  }
#endif
