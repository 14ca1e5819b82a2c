import PreviewProtocol
import SplitKit
import WebSocketServer

extension PreviewServer {
  /// The devices on which windows can stand: the built-in ones, and those of a user's file if `path` is not `nil`.
  package static func devices(adding path: String?) throws(PreviewServerError) -> DeviceCatalog {
    guard let path else { return .builtIn }
    let bytes: [UInt8]
    do {
      bytes = try FileTree.file(at: path)
    } catch {
      throw .unusableFile(.devicesFile, reason: error.description)
    }
    do {
      return DeviceCatalog.builtIn.adding(try DeviceCatalog(file: bytes))
    } catch {
      throw .unusableFile(.devicesFile, reason: "\(path): \(error.message)")
    }
  }
}
