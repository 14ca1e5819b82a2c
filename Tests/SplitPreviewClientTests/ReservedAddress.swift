#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An address at which nobody listens as long as this object is there.
///
/// The socket is bound and does not listen. The system therefore refuses each connection, and it gives the port to no other
/// process. A port that was freed can be taken by the next server at once.
final class ReservedAddress: Sendable {
  let address: String
  private let descriptor: Int32

  /// Binds a socket to a free port of the loopback interface.
  ///
  /// - Returns: `nil` if the system has no socket or no port left.
  init?() {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    descriptor = socket(AF_INET, stream, 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (descriptor, size) = (descriptor, length)
    let isBound = withUnsafeMutableBytes(of: &place) { bytes in
      let place = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
      return bind(descriptor, place, size) == 0 && getsockname(descriptor, place, &length) == 0
    }
    address = "ws://127.0.0.1:\(UInt16(bigEndian: place.sin_port))/ws"
    guard isBound else { close(descriptor); return nil }
  }

  deinit { close(descriptor) }
}
