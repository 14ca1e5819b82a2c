#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The standard input of this process, for a command that is spoken to there.
package enum StandardInput {
  /// The greatest number of bytes that are read at once.
  private static let pieceLength = 65_536

  /// Waits for input, and returns the next bytes of it. There are none at its end, or if it cannot be read.
  package static func read() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pieceLength) { buffer, count in
      var result = readInput(0, buffer.baseAddress, pieceLength)
      while result < 0, errno == EINTR || (errno == EAGAIN && waitForInput(forever)) {
        result = readInput(0, buffer.baseAddress, pieceLength)
      }
      count = max(0, result)
    }
  }

  /// Whether `read` would return without waiting.
  package static var isReady: Bool { waitForInput(0) }

  /// The time to wait for `poll` that never ends.
  private static let forever: Int32 = -1

  private static func waitForInput(_ milliseconds: Int32) -> Bool {
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    var count = poll(&input, 1, milliseconds)
    // A process that was stopped and continues is interrupted, too.
    while count < 0, errno == EINTR { count = poll(&input, 1, milliseconds) }
    return count > 0
  }
}

/// The function `read(2)`, which `StandardInput.read` shadows.
private let readInput = read as @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int
