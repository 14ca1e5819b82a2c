import SplitKit

/// The first bytes of a file, which may end anywhere.
struct ImageBytes {
  private let bytes: ArraySlice<UInt8>
  init(_ head: [UInt8]) { bytes = head.prefix(ImageFormat.headLength) }

  func byte(at place: Int) -> Int? { bytes.indices.contains(place) ? Int(bytes[place]) : nil }
  func has(_ other: [UInt8], at place: Int = 0) -> Bool { bytes.dropFirst(place).starts(with: other) }
  func has(_ text: String, at place: Int = 0) -> Bool { has(Array(text.utf8), at: place) }

  private func number(_ places: [Int]) -> Int? {
    places.reduce(0) { (sum: Int?, place) in byte(at: place).flatMap { byte in sum.map { $0 << 8 | byte } } }
  }
  func big16(at place: Int) -> Int? { number([place, place + 1]) }
  func big32(at place: Int) -> Int? { number([place, place + 1, place + 2, place + 3]) }
  func little16(at place: Int) -> Int? { number([place + 1, place]) }
  func little24(at place: Int) -> Int? { number([place + 2, place + 1, place]) }

  /// The first bytes as text, one letter for each byte. A letter beyond ASCII is a replacement, because expressions compare letters
  /// as Unicode does, and the time for that grows with the square of the marks on a letter.
  private func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.map { $0 < 0x80 ? $0 : 0x1A }, as: UTF8.self)
  }
  func text() -> String { text(bytes) }

  /// The first tag `<svg …>` as text. It is searched for once, because an expression would try anew at each `<svg`.
  func rootOfSVG() -> String? {
    let head = bytes.prefix(65_536)
    guard let start = head.indices.first(where: isRoot), let end = head[start...].firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    return text(head[start...end])
  }

  private func isRoot(at place: Int) -> Bool {
    guard byte(at: place) == 0x3C, has("<svg", at: place), let next = byte(at: place + 4) else { return false }
    return [0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3E].contains(next)
  }
}

extension ImageBytes {
  /// The size in the header of a frame (ITU-T T.81, section B.2.2). The orientation in Exif data is not read.
  var sizeOfJPEG: Size? {
    var place = 2
    while let marker = byte(at: place + 1), byte(at: place) == 0xFF {
      if marker == 0xFF { place += 1; continue }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        guard let height = big16(at: place + 5), let width = big16(at: place + 7) else { return nil }
        return Size(width: Double(width), height: Double(height))
      }
      guard let length = big16(at: place + 2), length >= 2 else { return nil }
      place += 2 + length
    }
    return nil
  }

  /// The size in one of the three headers of WebP (RFC 9649).
  var sizeOfWebP: Size? {
    if has("VP8X", at: 12), let width = little24(at: 24), let height = little24(at: 27) {
      return Size(width: Double(width + 1), height: Double(height + 1))
    }
    if has("VP8L", at: 12), let low = little16(at: 21), let high = little16(at: 23) {
      let bits = low | high << 16
      return Size(width: Double(bits & 0x3FFF + 1), height: Double(bits >> 14 & 0x3FFF + 1))
    }
    guard has("VP8 ", at: 12), let width = little16(at: 26), let height = little16(at: 28) else { return nil }
    return Size(width: Double(width & 0x3FFF), height: Double(height & 0x3FFF))
  }

  /// The greatest size in the properties of the images in the file (ISO/IEC 23008-12, `ispe`).
  var sizeOfHEIC: Size? {
    let name = Array("ispe".utf8)
    let places = bytes.prefix(65_536).indices.filter { byte(at: $0) == Int(name[0]) && has(name, at: $0) }
    let sizes = places.compactMap { place -> Size? in
      guard let width = big32(at: place + 8), let height = big32(at: place + 12) else { return nil }
      return Size(width: Double(width), height: Double(height))
    }
    return sizes.max { $0.width < $1.width }
  }

  /// The first box of a page.
  var sizeOfPDF: Size? {
    guard let found = text().firstMatch(of: /\/MediaBox\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)/),
      let x = Double(found.1), let y = Double(found.2), let right = Double(found.3), let bottom = Double(found.4)
    else { return nil }
    return Size(width: right - x, height: bottom - y)
  }

  /// The width and the height of the root, or those of its view box.
  var sizeOfSVG: Size? {
    guard let root = rootOfSVG() else { return nil }
    let width = root.firstMatch(of: /\swidth=["']([\d.]+)(px|pt)?["']/).flatMap { Double($0.1) }
    let height = root.firstMatch(of: /\sheight=["']([\d.]+)(px|pt)?["']/).flatMap { Double($0.1) }
    if let width, let height { return Size(width: width, height: height) }
    guard let box = root.firstMatch(of: /\sviewBox=["'][-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)["']/),
      let own = Double(box.1), let high = Double(box.2), own > 0, high > 0
    else { return nil }
    // One length follows from the other in the proportion of the view box.
    if let width { return Size(width: width, height: width * high / own) }
    if let height { return Size(width: height * own / high, height: height) }
    return Size(width: own, height: high)
  }
}
