import Synchronization
import WebSocketServer

/// The way by which a thread hands over what it has read to the server's own thread, which never waits for it.
///
/// Only the newest contents are kept until the server takes them.
final class ContentsHandover<Contents: Sendable>: Sendable {
  private let newest = Mutex<Contents?>(nil)
  private let isStopped = Atomic(false)
  private let waker: ServiceWaker

  /// - Parameter waker: Wakes the server that takes the contents.
  init(waking waker: ServiceWaker) { self.waker = waker }

  /// Whether the thread shall go on.
  var isWanted: Bool { !isStopped.load(ordering: .relaxed) }

  /// Makes the thread end after what it does at present. Nobody waits for it.
  func stop() { isStopped.store(true, ordering: .relaxed) }

  /// Hands contents over, in place of those that nobody has taken.
  func hand(_ contents: Contents) {
    newest.withLock { $0 = contents }
    waker.wake()
  }

  /// The contents that were handed over since the last call, or nil if there are none.
  func take() -> Contents? {
    newest.withLock { contents in
      defer { contents = nil }
      return contents
    }
  }
}
