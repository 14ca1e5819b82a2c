/// Bytes with the forms in which they can be sent.
///
/// A Brotli form is made ahead of time, by whoever makes the bytes, because its best compression takes long. A gzip form
/// is made after a client has first asked for it, and kept.
package final class CodedBytes {
  /// The bytes as they are.
  package let bytes: [UInt8]
  /// The forms that there are, among them the bytes as they are.
  package let codings: [ContentCoding]
  private let brotli: [UInt8]?
  private let gzip: GzipForm?

  /// The least length of bytes that are compressed. The head and the tail of a gzip form take 18 bytes.
  package static let minimumLength = 256
  /// The greatest length of bytes that are compressed, which takes about 50 ms.
  package static let maximumLength = 1_048_576

  /// Creates bytes that are sent as they are.
  package init(asIs bytes: [UInt8]) {
    self.bytes = bytes
    codings = [.identity]
    (brotli, gzip) = (nil, nil)
  }

  /// Creates bytes that can be sent compressed, if their length is right for it.
  ///
  /// - Parameter brotli: The Brotli form of the bytes, or `nil` if there is none.
  package init(compressible bytes: [UInt8], brotli: [UInt8]? = nil) {
    let isCompressed = (Self.minimumLength...Self.maximumLength).contains(bytes.count)
    self.bytes = bytes
    self.brotli = brotli
    gzip = isCompressed ? GzipForm(of: bytes) : nil
    codings = (brotli == nil ? [] : [.brotli]) + (isCompressed ? [.gzip] : []) + [.identity]
  }

  /// The codings in which the bytes can be sent now to a client that accepts some. A long gzip form is missing until it is made, which
  /// begins if the client would have got it.
  func codings(now accepted: AcceptedCodings) -> [ContentCoding] {
    guard accepted.best(of: codings) == .gzip, gzip?.form == nil else { return codings }
    return codings.filter { $0 != .gzip }
  }

  /// The bytes in one of the forms that there are now.
  package subscript(coding: ContentCoding) -> [UInt8] {
    switch coding {
    case .brotli: brotli ?? bytes
    case .gzip: gzip?.form ?? bytes
    case .identity: bytes
    }
  }
}
