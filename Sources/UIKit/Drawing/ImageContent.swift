import Foundation
internal import ScenePicture

/// The bytes of an image that the app has brought, which the page and the picture draw.
///
/// The page asks the server for the bytes by an id. The id is computed from the bytes, so a browser can cache them forever. The
/// process writes the bytes to a folder of the server (`SPLIT_PREVIEW_IMAGES`). The page draws a placeholder of the image's size if the
/// image is too large, or if browsers do not show its format.
final class ImageContent: Sendable {
  let format: ImageFormat
  let data: Data
  /// The name by which the page and the picture know the image, or nil for one that they do not draw.
  let id: String?

  /// The greatest number of bytes of an image that is drawn, and of all images of a process.
  static let (mostBytes, mostBytesOfAll) = (16 << 20, 256 << 20)
  private static let published = Locked<(ids: Set<String>, bytes: Int)>(([], 0))

  private init(_ data: Data, _ format: ImageFormat) {
    (self.data, self.format) = (data, format)
    let id = "\(data.mark).\(format.kind.rawValue)"
    let isDrawn = format.isShown && data.count <= Self.mostBytes && Self.hasRoom(for: id, data.count)
    self.id = isDrawn && Self.publish(data, format, id) ? id : nil
  }

  /// Whether an image was drawn before, or may be drawn beside all others. Notes it then.
  private static func hasRoom(for id: String, _ bytes: Int) -> Bool {
    published.withLock { known in
      if known.ids.contains(id) { return true }
      guard known.bytes + bytes <= mostBytesOfAll else { return false }
      known.ids.insert(id)
      known.bytes += bytes
      return true
    }
  }

  /// The image in some bytes, or nil if they are none.
  static func of(_ data: Data) -> ImageContent? {
    ImageFormat(head: Array(data.prefix(ImageFormat.headLength))).map { ImageContent(data, $0) }
  }

  /// The size in points.
  func size(atScale scale: CGFloat) -> CGSize {
    guard !format.isVector, scale > 0 else { return CGSize(format.size) }
    return CGSize(width: format.size.width / scale, height: format.size.height / scale)
  }

  private static let files = Locked<[String: ImageContent]>([:])

  /// The image in a file, or nil if it is none. A file is read once.
  static func of(file path: String) -> ImageContent? {
    if let known = files.withLock({ $0[path] }) { return known }
    let file = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe), let read = of(data) else { return nil }
    files.withLock { $0[path] = read }
    return read
  }

  private static let folder = ProcessInfo.processInfo.environment["SPLIT_PREVIEW_IMAGES"]

  /// Gives the bytes to the page and to pictures. Returns whether the page can have them.
  private static func publish(_ data: Data, _ format: ImageFormat, _ id: String) -> Bool {
    guard write(data, id) else { return false }
    let (type, size) = (format.mediaType, format.size)
    PictureImages.add(id, width: size.width, height: size.height) {
      "data:\(type);base64,\(data.base64EncodedString())"
    }
    return true
  }

  /// Writes an image to the folder of the server, if there is one, and says so if that is not possible, such as on a full disk.
  private static func write(_ data: Data, _ id: String) -> Bool {
    guard let folder else { return true }
    let file = URL(fileURLWithPath: folder).appendingPathComponent(id)
    guard !FileManager.default.fileExists(atPath: file.path) else { return true }
    do { try data.write(to: file, options: .atomic) } catch {
      let sentence = "The image \(id) of \(data.count) bytes is drawn as a placeholder, because it cannot be written. \(error)\n"
      try? FileHandle.standardError.write(contentsOf: Data(sentence.utf8))
      return false
    }
    return true
  }
}

extension ImageContent: Hashable {
  static func == (content: ImageContent, other: ImageContent) -> Bool { content === other || content.data == other.data }
  func hash(into hasher: inout Hasher) { hasher.combine(data.count) }
}

extension Data {
  /// Sixteen digits that follow from the bytes: FNV-1a over words of eight bytes.
  fileprivate var mark: String {
    let hash = withUnsafeBytes { bytes in
      var hash = (0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)) &* 0x100_0000_01b3
      func take(_ word: UInt64) {
        hash = (hash ^ word) &* 0x100_0000_01b3
        hash ^= hash >> 29
      }
      let whole = bytes.count & ~7
      for place in stride(from: 0, to: whole, by: 8) {
        take(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
      }
      for place in whole..<bytes.count { take(UInt64(bytes[place])) }
      return hash
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
