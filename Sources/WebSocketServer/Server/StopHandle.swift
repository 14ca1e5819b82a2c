import CLibWebSockets
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Stops a server from another thread or a signal handler. It is the only part of a server that crosses threads.
package final class StopHandle: Sendable {
  private let requested = Atomic(false)
  /// The address of libwebsockets' context, or 0 if there is none.
  private let context = Atomic<UInt>(0)
  /// The number of calls of `stop()` that have read `context` and are not done with it.
  private let users = Atomic(0)

  package init() {}

  /// The handle that SIGINT and SIGTERM pull after a call of `installSignalHandlers()`.
  package static let signals = StopHandle()

  /// Whether `stop()` was called.
  package var isRequested: Bool { requested.load(ordering: .sequentiallyConsistent) }

  /// Asks the server to close its clients and to return from `run()`. A second call has no effect.
  package func stop() {
    requested.store(true, ordering: .sequentiallyConsistent)
    users.wrappingAdd(1, ordering: .sequentiallyConsistent)
    if let context = OpaquePointer(bitPattern: context.load(ordering: .sequentiallyConsistent)) {
      lws_cancel_service(context)
    }
    users.wrappingSubtract(1, ordering: .sequentiallyConsistent)
  }

  /// Makes SIGINT and SIGTERM stop the server that has `signals` as its handle.
  package static func installSignalHandlers() {
    _ = signals.isRequested  // Initializes the handle now, because a signal handler must not.
    signal(SIGINT, stopOnSignal)
    signal(SIGTERM, stopOnSignal)
  }

  func attach(to newContext: OpaquePointer) {
    context.store(UInt(bitPattern: newContext), ordering: .sequentiallyConsistent)
  }

  /// Detaches the context, which may be destroyed after this call. A call of `stop()` on a destroyed context would
  /// write into freed memory, so this method waits for calls that are under way.
  func detach() {
    context.store(0, ordering: .sequentiallyConsistent)
    while users.load(ordering: .sequentiallyConsistent) != 0 { sched_yield() }
  }
}

private func stopOnSignal(_: Int32) {
  let saved = errno
  StopHandle.signals.stop()
  errno = saved
}
