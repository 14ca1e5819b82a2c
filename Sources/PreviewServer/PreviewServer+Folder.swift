import PreviewProtocol
import SplitKit
import WebSocketServer

extension PreviewServer {
  /// Offers the previews of a folder from now on, reads its files again when they change, and tells the clients.
  ///
  /// - Parameter update: Called after the library has changed.
  func watch(_ folder: PreviewFolder, besides others: [Preview], then update: @escaping () -> Void) {
    var folder = folder
    let (library, sessions) = (library, sessions)
    func poll() {
      guard let change = folder.poll(besides: others) else { return }
      let before = library.faults
      library.replace(others + change.previews, faults: change.faults)
      update()
      if change.faults != before { folder.report(change.faults) }
      sessions.forEachSocket { $0.tell(.scenes(changed: change.changed, faults: change.faults)) }
    }
    poll()
    server.every(PageWatcher.interval, poll)
  }
}
