import HostSystem
import WebSocketServer

/// The images that the processes of an app leave for the page, in a folder of their own.
///
/// A process writes each image that it shows under a name that follows from its bytes (`ImageContent` of the module UIKit). The folder is
/// bounded: images that were neither written nor asked for the longest time go first. A process writes at most as much as the
/// folder has space for, so a client alone never loses an image.
final class ImageFolder {
  /// The greatest number of bytes and of images.
  static let (mostBytes, mostImages) = (256 << 20, 10_000)
  private static let word = "split-preview-images"

  private let folder: TemporaryFolder
  private let compressed = CompressedImages()
  /// The files that somebody reads, which all readers of an image share.
  private var open: [String: Shared] = [:]

  var path: String { folder.path }

  /// Makes the folder, and removes those of servers that have crashed. Throws a sentence if there can be no folder.
  init() throws {
    TemporaryFolder.removeAbandoned(named: Self.word)
    folder = try TemporaryFolder(named: Self.word)
    Self.bound(folder)
  }

  deinit { folder.remove() }

  /// An image, or nil if there is none with the name. It is read while it is sent.
  func image(_ name: String) -> Site.NamedFile? {
    guard Self.isName(name), let file = file(name) else { return nil }
    let body = StreamedBody(length: file.length) { file.bytes(at: $0, count: $1) }
    return Site.NamedFile(name, body, gzip: compressed.form(of: name, file))
  }

  private func file(_ name: String) -> OpenFile? {
    if let file = open[name]?.file { return file }
    open = open.filter { $0.value.file != nil }
    guard let file = OpenFile(at: "\(path)/\(name)") else { return nil }
    file.touch()
    open[name] = Shared(file: file)
    return file
  }

  /// A file for as long as somebody else has it.
  private struct Shared { weak var file: OpenFile? }

  /// Whether a name is that of an image: sixteen hexadecimal digits and an ending. No other name leads to the file system.
  private static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 16 else { return false }
    return parts[0].utf8.allSatisfy { digits.contains($0) } && endings.contains(String(parts[1]))
  }

  private static let digits = Set("0123456789abcdef".utf8)
  private static let endings: Set = ["png", "jpg", "gif", "webp", "svg"]

  /// Keeps the folder within its bounds on a thread of its own, because a process can write many files.
  private static func bound(_ folder: TemporaryFolder) {
    _ = WorkerThread.start { [weak folder] in
      while let folder {
        folder.keep(bytes: mostBytes, files: mostImages)
        WorkerThread.rest(for: .milliseconds(500))
      }
    }
  }
}
