import SplitKit

/// The format of an image in a file, with the size that its first bytes tell.
package struct ImageFormat: Equatable, Sendable {
  /// The formats, by the ending of a file.
  package enum Kind: String, Sendable, CaseIterable { case png, jpg, gif, webp, svg, pdf, heic }

  package let kind: Kind
  /// The size in pixels; that of SVG and PDF is in points.
  package let size: Size

  /// Whether the size is one in points, because the image has no pixels.
  package var isVector: Bool { kind == .svg || kind == .pdf }
  /// Whether every browser shows the format.
  package var isShown: Bool { kind != .pdf && kind != .heic }
  /// The media type (RFC 2046).
  package var mediaType: String {
    switch kind {
    case .svg: "image/svg+xml"
    case .jpg: "image/jpeg"
    case .pdf: "application/pdf"
    case .png, .gif, .webp, .heic: "image/\(kind.rawValue)"
    }
  }

  /// The number of bytes that are read. The size of a photo follows its preview and its colour profile.
  package static let headLength = 1 << 20

  /// Reads the format of the first bytes of a file, or returns nil if they are no image of a format that is known.
  package init?(head: [UInt8]) {
    let bytes = ImageBytes(head)
    guard let found = Self.read(bytes), Self.isDrawable(found.1.width), Self.isDrawable(found.1.height) else { return nil }
    (kind, size) = found
  }

  /// Whether a length can be drawn. The number of a text can have any number of digits.
  private static func isDrawable(_ length: Double) -> Bool { length > 0 && length.isFinite }

  private static func read(_ bytes: ImageBytes) -> (Kind, Size)? {
    if bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return sized(.png, bytes.big32(at: 16), bytes.big32(at: 20))
    }
    if bytes.has("GIF8") { return sized(.gif, bytes.little16(at: 6), bytes.little16(at: 8)) }
    if bytes.has([0xFF, 0xD8]) { return bytes.sizeOfJPEG.map { (.jpg, $0) } }
    if bytes.has("RIFF"), bytes.has("WEBP", at: 8) { return bytes.sizeOfWebP.map { (.webp, $0) } }
    if bytes.has("ftyp", at: 4) { return bytes.sizeOfHEIC.map { (.heic, $0) } }
    if bytes.has("%PDF") { return bytes.sizeOfPDF.map { (.pdf, $0) } }
    return bytes.sizeOfSVG.map { (.svg, $0) }
  }

  private static func sized(_ kind: Kind, _ width: Int?, _ height: Int?) -> (Kind, Size)? {
    guard let width, let height else { return nil }
    return (kind, Size(width: Double(width), height: Double(height)))
  }
}
