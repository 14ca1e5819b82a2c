/// A body that is sent piece by piece, as fast as its client reads. Its readers share the bytes, and none of them has a copy.
package struct StreamedBody: Sendable {
  /// The number of bytes.
  package let length: Int
  private let read: @Sendable (_ offset: Int, _ count: Int) -> [UInt8]

  /// The greatest number of bytes that are sent at once.
  static let pieceLength = 65_536

  /// - Parameter read: Returns bytes of the body. Fewer than asked for mean that the body has been cut off.
  package init(length: Int, read: @escaping @Sendable (_ offset: Int, _ count: Int) -> [UInt8]) {
    (self.length, self.read) = (length, read)
  }

  /// Bytes in memory, which the body keeps as long as somebody reads it.
  init(_ bytes: [UInt8]) { self.init(length: bytes.count) { offset, count in Array(bytes[offset..<offset + count]) } }

  /// The bytes from a position on after `headroom` unused ones, or nil if the body has been cut off.
  func piece(at offset: Int, headroom: Int) -> [UInt8]? {
    let count = min(Self.pieceLength, length - offset)
    let bytes = read(offset, count)
    return bytes.count == count ? [UInt8](repeating: 0, count: headroom) + bytes : nil
  }
}
