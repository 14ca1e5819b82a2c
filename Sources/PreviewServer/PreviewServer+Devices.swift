import HostSystem
import PreviewProtocol
import SplitKit

extension PreviewServer {
  /// The devices on which windows can stand: the built-in ones, and those of a user's file. Without a file, the result is
  /// `nil`, and the built-in devices are read when somebody needs them.
  package static func devices(adding path: String?) throws(PreviewServerError) -> DeviceCatalog? {
    guard let path else { return nil }
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
