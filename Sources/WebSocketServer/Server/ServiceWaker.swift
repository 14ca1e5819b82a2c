import CLibWebSockets
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends the wait of a server's loop from another thread or a signal handler.
package final class ServiceWaker: Sendable {
  /// The address of libwebsockets' context, or 0 if there is none.
  private let context = Atomic<UInt>(0)
  /// The number of calls of `wake()` that have read `context` and are not done with it.
  private let users = Atomic(0)
  private let isPending = Atomic(false)

  init() {}

  /// Makes the server call its actions for wakes, soon and on its own thread. Calls before that count as one.
  ///
  /// A call before the server runs takes effect when it runs, and one after that has no effect.
  package func wake() {
    isPending.store(true, ordering: .sequentiallyConsistent)
    users.wrappingAdd(1, ordering: .sequentiallyConsistent)
    if let context = OpaquePointer(bitPattern: context.load(ordering: .sequentiallyConsistent)) {
      lws_cancel_service(context)
    }
    users.wrappingSubtract(1, ordering: .sequentiallyConsistent)
  }

  /// Whether `wake()` was called since the last call of this method.
  func takeWake() -> Bool { isPending.exchange(false, ordering: .sequentiallyConsistent) }

  func attach(to newContext: OpaquePointer) {
    context.store(UInt(bitPattern: newContext), ordering: .sequentiallyConsistent)
  }

  /// Detaches the context, which may be destroyed after this call. A call of `wake()` on a destroyed context would
  /// write into freed memory, so this method waits for calls that are under way.
  func detach() {
    context.store(0, ordering: .sequentiallyConsistent)
    while users.load(ordering: .sequentiallyConsistent) != 0 { sched_yield() }
  }
}
