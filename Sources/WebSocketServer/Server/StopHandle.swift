import CLibWebSockets
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Stops a server from anywhere: another thread, or a signal handler. The one thing of a server that crosses threads.
package final class StopHandle: Sendable {
  private let requested = Atomic(false)
  /// The address of libwebsockets' context, 0 while there is none.
  private let context = Atomic<UInt>(0)
  /// How many calls of `stop()` are between reading `context` and being done with it.
  private let users = Atomic(0)

  package init() {}

  /// The handle that SIGINT and SIGTERM pull, once `installSignalHandlers()` was called.
  package static let signals = StopHandle()

  /// Whether `stop()` was called.
  package var isRequested: Bool { requested.load(ordering: .sequentiallyConsistent) }

  /// Asks the server to close its clients and to return from `run()`. Calling it again does nothing more.
  package func stop() {
    requested.store(true, ordering: .sequentiallyConsistent)
    users.wrappingAdd(1, ordering: .sequentiallyConsistent)
    if let context = OpaquePointer(bitPattern: context.load(ordering: .sequentiallyConsistent)) {
      lws_cancel_service(context)
    }
    users.wrappingSubtract(1, ordering: .sequentiallyConsistent)
  }

  /// Lets SIGINT and SIGTERM stop the server that has `signals` as its handle.
  package static func installSignalHandlers() {
    _ = signals.isRequested  // Makes the handle now: inside the handler would be too late.
    signal(SIGINT, stopOnSignal)
    signal(SIGTERM, stopOnSignal)
  }

  func attach(to newContext: OpaquePointer) {
    context.store(UInt(bitPattern: newContext), ordering: .sequentiallyConsistent)
  }

  /// After it, the context may be destroyed: waking one that is gone writes into freed memory.
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
