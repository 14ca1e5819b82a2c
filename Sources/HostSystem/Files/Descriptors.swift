#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes bytes to a descriptor, as many as its reader takes. Returns whether these are all.
@discardableResult
func sendAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR || (errno == EAGAIN && canWaitToWrite(to: descriptor)) { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}

/// Waits until a descriptor that somebody has made non-blocking takes bytes. Returns false if that cannot be waited for.
private func canWaitToWrite(to descriptor: Int32) -> Bool {
  var output = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  return poll(&output, 1, -1) > 0 || errno == EINTR
}

/// Waits for input at a descriptor, and reads some of it. Returns the number of bytes, which is 0 at the end and negative for an error.
func readSome(_ descriptor: Int32, into piece: inout [UInt8]) -> Int {
  while true {
    let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 || errno != EINTR { return count }
  }
}
