import Foundation

/// The format of an image in a file, with the size that its first bytes tell.
struct ImageFormat: Equatable, Sendable {
  /// The formats, by the ending of a file.
  enum Kind: String, Sendable { case png, jpg, gif, webp, svg, pdf, heic }

  let kind: Kind
  /// The size in pixels; that of SVG and PDF is in points.
  let size: CGSize

  /// Whether the size is one in points, because the image has no pixels.
  var isVector: Bool { kind == .svg || kind == .pdf }
  /// Whether every browser shows the format.
  var isShown: Bool { kind != .pdf && kind != .heic }
  /// The media type (RFC 2046).
  var mediaType: String {
    switch kind {
    case .svg: "image/svg+xml"
    case .jpg: "image/jpeg"
    case .pdf: "application/pdf"
    case .png, .gif, .webp, .heic: "image/\(kind.rawValue)"
    }
  }

  /// Reads the format of the bytes of a file, or returns nil if they are no image of a format that is known.
  init?(_ data: Data) {
    let bytes = ImageBytes(data)
    guard let found = Self.read(bytes), found.1.width > 0, found.1.height > 0 else { return nil }
    (kind, size) = found
  }

  private static func read(_ bytes: ImageBytes) -> (Kind, CGSize)? {
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

  private static func sized(_ kind: Kind, _ width: Int?, _ height: Int?) -> (Kind, CGSize)? {
    guard let width, let height else { return nil }
    return (kind, CGSize(width: width, height: height))
  }
}

/// The bytes of a file, which may end anywhere.
private struct ImageBytes {
  private let data: Data
  init(_ data: Data) { self.data = data }

  var count: Int { data.count }
  func byte(at place: Int) -> Int? { place >= 0 && place < data.count ? Int(data[data.startIndex + place]) : nil }
  func has(_ bytes: [UInt8], at place: Int = 0) -> Bool {
    bytes.indices.allSatisfy { byte(at: place + $0) == Int(bytes[$0]) }
  }
  func has(_ text: String, at place: Int = 0) -> Bool { has(Array(text.utf8), at: place) }

  private func number(_ places: [Int]) -> Int? {
    places.reduce(0) { (sum: Int?, place) in byte(at: place).flatMap { byte in sum.map { $0 << 8 | byte } } }
  }
  func big16(at place: Int) -> Int? { number([place, place + 1]) }
  func big32(at place: Int) -> Int? { number([place, place + 1, place + 2, place + 3]) }
  func little16(at place: Int) -> Int? { number([place + 1, place]) }
  func little24(at place: Int) -> Int? { number([place + 2, place + 1, place]) }

  /// The first bytes as text, one letter for each byte.
  func text(first length: Int) -> String { String(decoding: data.prefix(length), as: UTF8.self) }
}

extension ImageBytes {
  /// The size in the header of a frame (ITU-T T.81, section B.2.2). The orientation in Exif data is not read.
  var sizeOfJPEG: CGSize? {
    var place = 2
    while let marker = byte(at: place + 1), byte(at: place) == 0xFF {
      if marker == 0xFF { place += 1; continue }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        guard let height = big16(at: place + 5), let width = big16(at: place + 7) else { return nil }
        return CGSize(width: width, height: height)
      }
      guard let length = big16(at: place + 2), length >= 2 else { return nil }
      place += 2 + length
    }
    return nil
  }

  /// The size in one of the three headers of WebP (RFC 9649).
  var sizeOfWebP: CGSize? {
    if has("VP8X", at: 12), let width = little24(at: 24), let height = little24(at: 27) {
      return CGSize(width: width + 1, height: height + 1)
    }
    if has("VP8L", at: 12), let low = little16(at: 21), let high = little16(at: 23) {
      let bits = low | high << 16
      return CGSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    }
    guard has("VP8 ", at: 12), let width = little16(at: 26), let height = little16(at: 28) else { return nil }
    return CGSize(width: width & 0x3FFF, height: height & 0x3FFF)
  }

  /// The greatest size in the properties of the images in the file (ISO/IEC 23008-12, `ispe`).
  var sizeOfHEIC: CGSize? {
    let sizes = (0..<max(0, min(count, 65_536) - 15)).filter { has("ispe", at: $0) }.compactMap { place -> CGSize? in
      guard let width = big32(at: place + 8), let height = big32(at: place + 12) else { return nil }
      return CGSize(width: width, height: height)
    }
    return sizes.max { $0.width < $1.width }
  }

  /// The first box of a page.
  var sizeOfPDF: CGSize? {
    guard let found = text(first: 1 << 20).firstMatch(of: /\/MediaBox\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)/),
      let x = Double(found.1), let y = Double(found.2), let right = Double(found.3), let bottom = Double(found.4)
    else { return nil }
    return CGSize(width: right - x, height: bottom - y)
  }

  /// The width and the height of the root, or those of its view box.
  var sizeOfSVG: CGSize? {
    guard let root = text(first: 65_536).firstMatch(of: /<svg\b[^>]*>/)?.0 else { return nil }
    let width = root.firstMatch(of: /\swidth=["']([\d.]+)(px|pt)?["']/).flatMap { Double($0.1) }
    let height = root.firstMatch(of: /\sheight=["']([\d.]+)(px|pt)?["']/).flatMap { Double($0.1) }
    if let width, let height { return CGSize(width: width, height: height) }
    guard let box = root.firstMatch(of: /\sviewBox=["'][-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)["']/),
      let own = Double(box.1), let high = Double(box.2), own > 0, high > 0
    else { return nil }
    // One length follows from the other in the proportion of the view box.
    if let width { return CGSize(width: width, height: width * high / own) }
    if let height { return CGSize(width: height * own / high, height: height) }
    return CGSize(width: own, height: high)
  }
}
