import PreviewProtocol
import WebSocketServer

/// Makes the conversations of a server whose apps have processes of their own.
package protocol ConversationSource: AnyObject {
  /// Begins its work. The server calls this once, before it runs, on its own thread.
  func start(at host: ConversationHost) throws(PreviewServerError)
  /// Makes the conversation of a new client.
  func makeConversation(named name: String) -> any Conversation
  /// Takes what other threads have left. Called after `ConversationHost.wake` on the thread of the server.
  func takeEvents()
  /// Ends what has taken too long. Called every `ConversationHost.interval` on the thread of the server.
  func checkTimes()
  /// Ends all processes. The server has stopped.
  func stop()
  /// Returns an app's image, or nil if no image has the name. The bytes behind a name never change.
  func image(named name: String) -> Site.NamedFile?
  /// The number of processes at present.
  var processCount: Int { get }
}

/// The server, as a source of conversations uses it.
package final class ConversationHost {
  /// The time between two calls of `checkTimes`.
  static let interval = Duration.milliseconds(100)

  package let library: PreviewLibrary
  package let identity: ServerIdentity
  /// Ends the wait of the server's thread, from any other.
  package let waker: ServiceWaker
  private let monitor: ServerMonitor
  private let sessions: SessionRegistry
  private let update: () -> Void

  init(
    _ library: PreviewLibrary, _ identity: ServerIdentity, waker: ServiceWaker, monitor: ServerMonitor,
    sessions: SessionRegistry, update: @escaping () -> Void
  ) {
    (self.library, self.identity, self.waker) = (library, identity, waker)
    (self.monitor, self.sessions, self.update) = (monitor, sessions, update)
  }

  /// Notes that a process has ended although nobody wanted it to.
  package func processCrashed(_ reason: CrashNotice.Reason) { monitor.appCrashed(reason) }

  /// Drops the conversation whose client has been gone the longest. Returns false if no client is gone.
  package func dropOldestWaiting() -> Bool { sessions.dropOldestWaiting() }

  /// Tells all clients which previews have changed and what is wrong with the files. Clients that come later hear of the faults too.
  package func tell(changed: [String], faults: [PreviewFault]) {
    library.replace(library.previews, faults: faults)
    update()
    sessions.forEachSocket { $0.tell(.scenes(changed: changed, faults: faults)) }
  }
}

extension PreviewServer {
  /// Lets a source make the conversations, and calls it while the server runs.
  func serve(
    _ source: any ConversationSource, _ identity: ServerIdentity, update: @escaping () -> Void
  ) throws(PreviewServerError) {
    try source.start(
      at: ConversationHost(library, identity, waker: server.waker, monitor: monitor, sessions: sessions, update: update))
    server.site.namedFiles = Site.NamedFiles(below: "/app-images/") { source.image(named: $0) }
    server.whenWoken { source.takeEvents() }
    server.every(ConversationHost.interval) { source.checkTimes() }
  }
}
