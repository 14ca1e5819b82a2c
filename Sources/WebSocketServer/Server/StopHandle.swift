import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Stops a server from another thread or a signal handler.
package final class StopHandle: Sendable {
  private let requests = Atomic(0)
  private let waker = ServiceWaker()

  package init() {}

  /// The handle that SIGINT and SIGTERM pull after a call of `installSignalHandlers()`.
  package static let signals = StopHandle()

  /// Whether `stop()` was called.
  package var isRequested: Bool { requests.load(ordering: .sequentiallyConsistent) > 0 }

  /// Whether `stop()` was called more than once.
  package var isUrgent: Bool { requests.load(ordering: .sequentiallyConsistent) > 1 }

  /// Asks the server to close its clients and to return from `run()`, after it has drained if it is set to (`Limits.drainFor`). A
  /// second call ends the drain, and further calls have no effect.
  package func stop() {
    requests.wrappingAdd(1, ordering: .sequentiallyConsistent)
    waker.wake()
  }

  /// Makes SIGINT and SIGTERM stop the server that has `signals` as its handle.
  ///
  /// A process starts with the blocked signals of its parent's thread, and the threads of a Swift program block these two.
  package static func installSignalHandlers() {
    _ = signals.isRequested  // Initializes the handle now, because a signal handler must not.
    signal(SIGINT, stopOnSignal)
    signal(SIGTERM, stopOnSignal)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  func attach(to context: OpaquePointer) { waker.attach(to: context) }

  /// Detaches the context, which may be destroyed after this call.
  func detach() { waker.detach() }
}

private func stopOnSignal(_: Int32) {
  let saved = errno
  StopHandle.signals.stop()
  errno = saved
}
