import HostSystem
import Synchronization
import WebSocketServer

/// A thread that looks at an access file again and again, reads it when it has changed, and hands over what it has read.
///
/// The server's own thread never waits for it, however long the file takes. Only the newest version is kept until the server takes it.
final class AccessWorker: Sendable {
  private let newest = Mutex<AccessVersion?>(nil)
  private let isStopped = Atomic(false)
  private let file: AccessFile
  private let waker: ServiceWaker

  /// - Parameter waker: Wakes the server that takes the versions.
  init(_ file: AccessFile, waking waker: ServiceWaker) { (self.file, self.waker) = (file, waker) }

  /// Looks at the file on a thread of its own. Returns false if the system starts no further thread.
  ///
  /// - Parameter stamp: The stamp of the version that the server has, or nil if the file was missing then.
  func start(after stamp: FileTree.Stamp?) -> Bool {
    WorkerThread.start { [self] in work(after: stamp) }
  }

  /// Makes the thread end after the present version. Nobody waits for it.
  func stop() { isStopped.store(true, ordering: .relaxed) }

  /// The version that was read since the last call, or nil if nothing has changed.
  func take() -> AccessVersion? {
    newest.withLock { version in
      defer { version = nil }
      return version
    }
  }

  private func work(after stamp: FileTree.Stamp?) {
    var stamp = stamp
    while !isStopped.load(ordering: .relaxed) {
      WorkerThread.rest(for: AccessFile.interval)
      // The stamp is taken before the file is read, so the next look sees a change that happens in between.
      let current = FileTree.stamp(of: file.path)
      guard current != stamp else { continue }
      stamp = current
      let version = AccessVersion(file)
      newest.withLock { $0 = version }
      waker.wake()
    }
  }
}
