#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A plain file that is open for reading, for as long as somebody has the object. Its bytes stay readable after its path is removed.
package final class OpenFile: Sendable {
  /// The number of bytes when the file was opened.
  package let length: Int
  private let descriptor: Int32

  /// Opens a file. Returns nil if there is none, and for a link, which is not followed.
  package init?(at path: String) {
    var status = stat()
    descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    let isPlain = descriptor >= 0 && fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    length = Int(status.st_size)
    guard isPlain else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Reads bytes from a position on. There are fewer at the end of the file.
  package func bytes(at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let result = pread(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, off_t(offset + filled))
        if result < 0, errno == EINTR { continue }
        guard result > 0 else { return }
        filled += result
      }
    }
  }

  /// Notes that the file is used, so that `TemporaryFolder.keep` removes others first.
  package func touch() { futimens(descriptor, nil) }
}
