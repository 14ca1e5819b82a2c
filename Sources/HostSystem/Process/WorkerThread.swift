#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads for work that would keep a server from its clients.
package enum WorkerThread {
  /// The stack of a thread in bytes, which is that of the first thread of a process on Linux. A reader of nested values needs as
  /// much wherever it runs.
  private static let stackSize = 8 << 20

  /// Runs a function on a thread of its own. Nobody waits for the thread: it ends with the function, or with the process. Returns
  /// false if the system starts no further thread.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, &attributes, runWork, work.toOpaque()) == 0 else {
      work.release()
      return false
    }
    return true
  }

  /// Lets the calling thread rest. A signal can end the rest early.
  package static func rest(for time: Duration) {
    usleep(UInt32(clamping: time.components.seconds * 1_000_000 + time.components.attoseconds / 1_000_000_000_000))
  }
}

private final class Work: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

#if canImport(Darwin)
  private func runWork(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? { run(work) }
#else
  private func runWork(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? { work.flatMap(run) }
#endif

private func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
  return nil
}
