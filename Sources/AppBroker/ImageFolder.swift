import HostSystem
import PreviewServer

/// The images that the processes of an app leave for the page, in a folder of their own.
///
/// A process writes each image that it shows under a name that follows from its bytes (`ImageContent` of the module UIKit).
final class ImageFolder {
  let path: String

  /// Makes the folder. Throws a sentence if that cannot be done.
  init() throws { path = try OutputFile.makeTemporaryDirectory(named: "split-preview-images") }

  deinit {
    for file in (try? FileTree.listing(path, endings: [""]).files) ?? [] { OutputFile.remove("\(path)/\(file.path)") }
    OutputFile.removeDirectory(path)
  }

  /// The bytes of an image, or nil if there is none with the name.
  func image(_ name: String) -> [UInt8]? {
    guard Self.isName(name) else { return nil }
    return try? FileTree.plainFile(at: "\(path)/\(name)")
  }

  /// Whether a name is that of an image: sixteen hexadecimal digits and an ending. No other name leads to the file system.
  private static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 16 else { return false }
    return parts[0].utf8.allSatisfy { digits.contains($0) } && endings.contains(String(parts[1]))
  }

  private static let digits = Set("0123456789abcdef".utf8)
  private static let endings: Set = ["png", "jpg", "gif", "webp", "svg"]
}
