import HostSystem
import WebSocketServer

/// A thread that looks at an access file again and again, reads it when it has changed, and hands over what it has read.
///
/// The server's own thread never waits for it, however long the file takes.
final class AccessWorker: Sendable {
  private let file: AccessFile
  private let handover: ContentsHandover<AccessVersion>

  /// - Parameter waker: Wakes the server that takes the versions.
  init(_ file: AccessFile, waking waker: ServiceWaker) { (self.file, handover) = (file, ContentsHandover(waking: waker)) }

  /// Looks at the file on a thread of its own. Returns false if the system starts no further thread.
  ///
  /// - Parameter stamp: The stamp of the version that the server has, or nil if the file was missing then.
  func start(after stamp: FileTree.Stamp?) -> Bool {
    WorkerThread.start { [self] in work(after: stamp) }
  }

  /// Makes the thread end after the present version. Nobody waits for it.
  func stop() { handover.stop() }

  /// The version that was read since the last call, or nil if nothing has changed.
  func take() -> AccessVersion? { handover.take() }

  private func work(after stamp: FileTree.Stamp?) {
    var stamp = stamp
    while handover.isWanted {
      WorkerThread.rest(for: AccessFile.interval)
      // The stamp is taken before the file is read, so the next look sees a change that happens in between.
      let current = FileTree.stamp(of: file.path)
      guard current != stamp else { continue }
      stamp = current
      handover.hand(AccessVersion(file))
    }
  }
}
