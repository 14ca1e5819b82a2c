import HostSystem
import WebSocketServer

/// A thread that looks at a folder again and again, reads the files that have changed, and hands over what the server offers with them.
///
/// The server's own thread never waits for it.
final class FolderWorker: Sendable {
  private let handover: ContentsHandover<FolderOffer>
  private let offering: @Sendable (FolderContents) -> FolderOffer

  /// - Parameters:
  ///   - waker: Wakes the server that takes the offers.
  ///   - offering: Makes what the server offers with the contents of the folder.
  init(waking waker: ServiceWaker, offering: @escaping @Sendable (FolderContents) -> FolderOffer) {
    (handover, self.offering) = (ContentsHandover(waking: waker), offering)
  }

  /// Goes on with a reading on a thread of its own. Returns false if the system starts no further thread.
  func start(_ reading: FolderReading) -> Bool {
    WorkerThread.start { [self] in work(reading) }
  }

  /// Makes the thread end after the present file. Nobody waits for it.
  func stop() { handover.stop() }

  /// The offer with what was read since the last call, or nil if nothing has changed.
  func take() -> FolderOffer? { handover.take() }

  private func work(_ reading: FolderReading) {
    let clock = ContinuousClock()
    let start = clock.now
    var (reading, handed, handedAt) = (reading, reading.contents, start - PageWatcher.interval)
    func hand(_ contents: FolderContents) {
      guard !contents.isSame(as: handed) else { return }
      (handed, handedAt) = (contents, clock.now)
      handover.hand(offering(contents))
    }
    while handover.isWanted {
      reading.look(at: start.duration(to: clock.now), while: { handover.isWanted }) { reading in
        // Pages load the list of scenes again with each change, so the files of a long folder come in groups.
        if clock.now - handedAt >= PageWatcher.interval { hand(reading.contents) }
      }
      hand(reading.contents)
      WorkerThread.rest(for: PageWatcher.interval)
    }
  }
}
