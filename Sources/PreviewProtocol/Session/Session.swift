import SplitKit

/// A conversation with a client: it takes messages and returns answers. It has no socket and no clock.
///
/// A session applies every message in order. The answer waits in a queue. While the socket takes no bytes, it merges with the
/// answers before it into one scene (docs/protocol.md, "Messages of a client"). The session stores what the client already
/// has, so that a scene contains only what has changed.
///
/// A session belongs to one thread. It is the whole program without a socket: the server, the tests and the benchmark
/// use the same type.
package final class Session {
  /// The name of the session, which has no meaning for the client.
  package let name: String
  private let library: PreviewLibrary
  /// The devices of this server, or nil for the built-in ones.
  private let ownDevices: DeviceCatalog?
  private let server: ServerIdentity
  /// Hears of refused messages and merged answers.
  package var observer: (any SessionObserver)?
  /// Slot 0, which nearly all clients use alone.
  var first = Slot(0)
  /// The other slots that are open, in the order of their numbers.
  var others: [Slot] = []
  var outbox = Outbox()
  /// The number of scenes that have waited to be written.
  var turns = 0
  /// Whether the scene of a preview that was just opened has not been sent.
  var hasNewPreview = false
  /// The id of the newest message that was received.
  var received: MessageID?
  /// The message that is still to be applied in some of its slots.
  var unfinished: UnfinishedMessage?
  /// Whether slots give back memory between messages. One whose app can change by itself must not, because it would take the scene
  /// after the rest for the one before.
  package var rests = true
  /// The inquiries under way, beginning with the oldest.
  var inquiries: [InquiryUnderWay] = []

  /// Creates a session. Without `devices`, it has the built-in ones, which are read when a client first needs them.
  package init(name: String, library: PreviewLibrary, devices: DeviceCatalog? = nil, server: ServerIdentity) {
    self.name = name
    self.library = library
    ownDevices = devices
    self.server = server
  }

  /// Creates a session whose previews stay the same.
  package convenience init(name: String, previews: [Preview], devices: DeviceCatalog? = nil, server: ServerIdentity) {
    self.init(name: name, library: PreviewLibrary(previews), devices: devices, server: server)
  }

  var previews: [Preview] { library.previews }
  var faults: [PreviewFault] { library.faults }
  var devices: DeviceCatalog { ownDevices ?? .builtIn }

  /// The first messages of a connection. If files of the previews have faults, the client hears of them at once.
  package var greeting: [OutgoingMessage] {
    [hello()] + (library.faults.isEmpty ? [] : [.scenes(changed: [], faults: library.faults)])
  }

  /// The first message of a connection.
  package func hello() -> OutgoingMessage {
    OutgoingMessage { writer in
      writer.beginObject()
      writer.member("type", "hello")
      writer.member("protocol", 1)
      writer.member("server", server)
      writer.member("session", name)
      writer.member("epoch", server.epoch)
      writer.member("resumeFor", server.resumeFor)
      writer.endObject()
    }
  }
}

/// A session that outlives its socket.
extension Session {
  /// Continues this session at the socket of another session, which is not used any more.
  ///
  /// This session takes over the answers and the inquiries of the other session, and adds a whole scene of each slot. Its own
  /// waiting answers and inquiries were for the old socket and are dropped. Only the calls of merged scenes are kept.
  ///
  /// - Parameter id: The id of the `resume` message. It does not count as received, because the client sends lost
  ///   messages, which are older, after it.
  package func resume(insteadOf other: Session, id: MessageID?) {
    precondition(hasPreview, "Only a session with an open preview is resumed.")
    for session in [self, other] { session.finish(isWritable: false) }
    other.writeScenes()
    (outbox, inquiries) = (other.outbox, other.inquiries)
    let resumption = SceneAnswer.Resumption(received: received, slots: others.isEmpty ? nil : openSlots)
    forEachOpenSlot { slot in
      let ack = Acknowledgement(id: id, slot: slot.number == 0 ? nil : slot.number)
      slot.resume(ack, resumption, turn: nextTurn())
    }
    writeScenes()
  }

  /// Drops the waiting answers and the inquiries, because their socket is gone. The calls of merged scenes are kept.
  package func forgetAnswers() {
    finish(isWritable: false)
    (outbox, inquiries) = (Outbox(), [])
  }

  /// Gives back memory until the next message needs it. Returns whether there was anything to give back.
  @discardableResult
  package func rest() -> Bool {
    guard rests, !hasOutput, !hasWork, !isApplying else { return false }
    var hasRested = false
    forEachOpenSlot { hasRested = $0.rest() || hasRested }
    return hasRested
  }
}
