import CMachineMemory

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process in which the server runs.
package enum CurrentProcess {
  /// The directory of the running executable with links resolved, or `nil` if the system does not report it.
  package static var executableDirectory: String? {
    guard let path = executablePath, let slash = path.lastIndex(of: "/") else { return nil }
    return String(path[..<slash])
  }

  /// The number of processors on which threads of this process can run.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Waits for a time, in which the thread does nothing.
  package static func sleep(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  /// Gives the freed memory of the process back to the system. Where the C library does so by itself, this does nothing.
  package static func releaseFreedMemory() { cmemory_release_freed() }

  /// The bytes of the process that are in the machine's memory, or `nil` if the system does not say.
  package static var residentMemory: Int64? {
    let bytes = cmemory_resident_bytes()
    return bytes < 0 ? nil : bytes
  }

  /// The bytes that the allocator of C has given out and not got back, or `nil` if it does not say.
  package static var allocatedMemory: Int64? {
    let bytes = cmemory_allocated_bytes()
    return bytes < 0 ? nil : bytes
  }

  /// The time since the beginning of 1970, by the clock of the machine, which can be set.
  package static var millisecondsSince1970: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// Writes a text at once, even into a pipe, where Swift's own `print` holds it back. The text is dropped if nobody
  /// reads it.
  package static func write(_ text: String, to stream: Stream) { _ = write(Array(text.utf8), to: stream) }

  /// Writes bytes at once. Returns whether somebody reads them.
  package static func write(_ bytes: [UInt8], to stream: Stream) -> Bool { sendAll(bytes, to: stream.rawValue) }

  /// Writes a text to standard output at once. Throws a sentence if that is a file that cannot be written, such as on a full disk. A
  /// reader that has gone is no error.
  package static func print(_ text: String) throws(WritingError) {
    guard !write(Array(text.utf8), to: .output), errno != EPIPE else { return }
    throw WritingError("The output cannot be written: \(systemReason())")
  }

  /// Whether a person at a terminal reads a stream.
  package static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// Makes a write that nobody reads fail, where it would otherwise end the process.
  package static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// A standard stream. The raw value is its descriptor.
  package enum Stream: Int32, Sendable {
    case output = 1
    case error = 2
  }

  private static var executablePath: String? {
    #if canImport(Glibc)
      let link = "/proc/self/exe"
    #else
      var capacity = UInt32(PATH_MAX)
      var buffer = [CChar](repeating: 0, count: Int(capacity))
      guard _NSGetExecutablePath(&buffer, &capacity) == 0 else { return nil }
      let link = String(cString: buffer)
    #endif
    guard let resolved = realpath(link, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
