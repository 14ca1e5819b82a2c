import PreviewServer
import Scenarios
import WebSocketServer

extension AccessFile {
  /// The file of access names at a path.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of the server that no name may have.
  ///   - report: Called with what there is to say about the file.
  init(yaml path: String, besides tokens: [String], report: @escaping @Sendable (Report) -> Void) {
    self.init(
      path,
      read: { (bytes, path) throws(Fault) in
        do {
          return try AccessList.of(bytes, at: path, besides: tokens).entries.map {
            AccessName($0.name, token: $0.token, clients: $0.clients)
          }
        } catch {
          throw Fault("\(error)")
        }
      },
      report: report)
  }
}

extension AccessList {
  /// The list in the bytes of a file.
  static func of(_ bytes: [UInt8], at path: String, besides tokens: [String] = []) throws -> AccessList {
    try read(yaml: ScenarioFile.text(bytes, of: path), file: path, besides: tokens)
  }
}
