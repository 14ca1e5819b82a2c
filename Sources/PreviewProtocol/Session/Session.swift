import SplitKit

/// A conversation with a client: it takes messages and returns answers. It has no socket and no clock.
///
/// A session applies every message at once and in order. The answer waits in a queue. While the socket takes no bytes,
/// it merges with the answers before it into one scene (docs/protocol.md, "Messages of a client"). The session stores
/// what the client already has, so that a scene contains only what has changed.
///
/// A session belongs to one thread. It is the whole program without a socket: the server, the tests and the benchmark
/// use the same type.
package final class Session {
  /// The name of the session, which has no meaning for the client.
  package let name: String
  private let previews: [Preview]
  /// The devices of this server, or nil for the built-in ones.
  private let ownDevices: DeviceCatalog?
  private let server: ServerIdentity
  private var openPreview: OpenPreview?
  private var outbox = Outbox()
  private var sent = SentState()
  private var elements = ElementMemory()
  /// Whether the client has the scene of the preview as it is now.
  private var isSceneSent = false
  private var isAtRest = false
  /// Whether the scene of a preview that was just opened has not been sent.
  private var isNew = false
  /// The id of the newest message that was received.
  private var received: MessageID?
  /// The sweeps and overviews under way, beginning with the oldest, with the ids of their messages.
  private var inquiries: [(inquiry: any Inquiry, id: MessageID?)] = []

  /// Creates a session. Without `devices`, it has the built-in ones, which are read when a client first needs them.
  package init(name: String, previews: [Preview], devices: DeviceCatalog? = nil, server: ServerIdentity) {
    self.name = name
    self.previews = previews
    ownDevices = devices
    self.server = server
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

  /// Applies a text message of the client, and queues the answer.
  ///
  /// `isWritable` says whether the socket takes bytes now. While it does not, the answers to `resize`, `swipe`, `drag`
  /// and `scroll` merge. It has no other effect.
  package func receive(_ text: [UInt8], isWritable: Bool) {
    let (id, message) = ClientMessage.decode(text)
    receive(message, id: id, isWritable: isWritable)
  }

  /// Applies a message that has been decoded. The owner of all sessions handles a `resume` of an existing session, so a
  /// `resume` that arrives here names a session that is gone.
  package func receive(_ message: Result<ClientMessage, ProtocolError>, id: MessageID?, isWritable: Bool) {
    if let id { received = id }
    do throws(ProtocolError) {
      try answer(message.get(), id: id, isWritable: isWritable)
    } catch {
      refuse(error, ack: id)
    }
  }

  private var devices: DeviceCatalog { ownDevices ?? .builtIn }

  /// Whether a preview is open. Without one, there is nothing to resume.
  package var hasPreview: Bool { openPreview != nil }

  /// Continues this session at the socket of another session, which is not used any more.
  ///
  /// This session takes over the answers and the inquiries of the other session, and adds a whole scene. Its own waiting
  /// answers and inquiries were for the old socket and are dropped. Only the calls of a merged scene are kept.
  ///
  /// - Parameter id: The id of the `resume` message. It does not count as received, because the client sends lost
  ///   messages, which are older, after it.
  package func resume(insteadOf other: Session, id: MessageID?) {
    guard let openPreview else { preconditionFailure("Only a session with an open preview is resumed.") }
    wake()
    other.writeMergedScene()
    outbox.replaceQueue(by: other.outbox)
    inquiries = other.inquiries
    openPreview.forget(&sent)
    outbox.resume(id, after: received, from: openPreview.application)
    writeMergedScene()
  }

  /// An estimate of the memory that this session takes, in bytes.
  package var estimatedBytes: Int {
    guard let openPreview else { return outbox.bytes }
    let apps = (1 + 2 * inquiries.count) * openPreview.estimatedBytes
    return apps + 2 * (elements.bytes + (outbox.merged?.events.bytes ?? 0)) + outbox.bytes
  }

  /// Drops the waiting answers and the inquiries, because their socket is gone. The calls of a merged scene are kept.
  package func forgetAnswers() {
    outbox.replaceQueue(by: Outbox())
    inquiries = []
  }

  /// Refuses a message of which only the id is read.
  package func refuse(_ text: [UInt8], because reason: UnreadReason) {
    switch reason {
    case .tooFast:
      refuse(
        ProtocolError(.tooFast, "The client sends too many messages. It may send at most 240 a second."), ack: MessageID(of: text)
      )
    case .binary:
      refuse(ProtocolError(.binary, "The message came in a binary frame. A message must be JSON in a text frame."), ack: nil)
    }
  }

  /// The reasons not to read a message.
  package enum UnreadReason: Sendable { case tooFast, binary }

  /// Whether an answer waits to be sent.
  package var hasOutput: Bool { outbox.hasOutput }

  /// The number of waiting answers, without the merged scene.
  package var queuedAnswers: Int { outbox.count }

  /// Whether so many answers wait, or so long ones, that the server must stop reading from the socket until it drains.
  package var hasFullQueue: Bool { outbox.count >= Self.maximumQueuedAnswers || outbox.bytes > Self.maximumQueuedBytes }

  /// The number of waiting answers at which the queue is full.
  package static let maximumQueuedAnswers = 64

  /// The length of the waiting answers, in bytes, above which the queue is full.
  package static let maximumQueuedBytes = 1_048_576

  /// The next message to send: one from the queue, or the merged scene, which is written only now.
  package func nextMessage() -> OutgoingMessage? {
    if outbox.count == 0 { writeMergedScene() }
    let message = outbox.pop()
    if isNew { restAfterOpening() }
    return message
  }

  private func answer(_ message: ClientMessage, id: MessageID?, isWritable: Bool) throws(ProtocolError) {
    let merges = message.hasMergeableAnswer && (!isWritable || outbox.merged != nil)
    if !merges { writeMergedScene() }
    switch message {
    case .ping: return outbox.push(OutgoingMessage { $0.writePong(ack: id) })
    case .resume(let session):
      throw ProtocolError(.expired, "There is no session named \(session) any more.", path: "resume")
    case .open(let open): try start(open)
    case .sync: try requirePreview().forget(&sent)
    case .sweep(let range):
      return try begin(id: id) { (preview) throws(ProtocolError) in try sweep(preview, over: range) }
    case .overview(let device):
      return try begin(id: id) { (preview) throws(ProtocolError) in
        try Overview(of: preview, on: device, among: previews, devices: devices)
      }
    case .resize, .rotate, .arrange, .background, .foreground, .tap, .swipe, .drag, .scroll, .edit, .focus, .traits, .set,
      .perform:
      try apply(message)
    }
    outbox.merge(id, from: try requirePreview().application)
    if !merges { writeMergedScene() }
  }

  /// The greatest number of sweeps and overviews of a client that are under way.
  package static let maximumInquiries = 4

  /// Creates an inquiry and puts it behind those that are under way.
  private func begin(
    id: MessageID?, _ make: (OpenPreview) throws(ProtocolError) -> any Inquiry
  ) throws(ProtocolError) {
    let preview = try requirePreview()
    guard inquiries.count < Self.maximumInquiries else {
      let most = "\(Self.maximumInquiries) sweeps or overviews under way"
      throw ProtocolError(.tooFast, "The client already has \(most), and it may have no more at a time.")
    }
    inquiries.append((try make(preview), id))
  }

  private func sweep(_ preview: OpenPreview, over range: SweepRange) throws(ProtocolError) -> Sweep {
    try Sweep(preview.sweepable, over: range, among: previews, on: devices, overrides: preview.traitOverrides)
  }

  /// Whether the session has work between messages.
  package var hasWork: Bool { !inquiries.isEmpty }

  /// Continues the oldest inquiry by so many steps, and queues its answer when it is complete.
  package func work(steps: Int) {
    guard let (inquiry, id) = inquiries.first else { return }
    do throws(ProtocolError) {
      for _ in 0..<steps where !inquiry.isDone { try inquiry.advance() }
    } catch {
      inquiries.removeFirst()
      return refuse(error, ack: id)
    }
    guard inquiry.isDone else { return }
    inquiries.removeFirst()
    writeMergedScene()
    outbox.push(OutgoingMessage { inquiry.write(to: &$0, ack: id) })
  }

  private func start(_ open: Open) throws(ProtocolError) {
    wake()
    openPreview = try OpenPreview(open, among: previews, on: devices)
    (isSceneSent, isNew) = (false, true)
    sent.forgetContents()
    elements = ElementMemory()
  }

  private func requirePreview() throws(ProtocolError) -> OpenPreview {
    guard let openPreview else { throw ProtocolError(.notOpen, "The message needs an open scene, and no scene is open.") }
    wake()
    return openPreview
  }

  private func apply(_ message: ClientMessage) throws(ProtocolError) {
    let preview = try requirePreview()
    isSceneSent = false
    do throws(Refusal) {
      try preview.apply(message)
    } catch {
      if case .unknownTarget(let id, _) = error, elements.isGone(id) {
        throw ProtocolError(.stale, "The element \(id) existed and is gone.", path: "target")
      }
      throw ProtocolError(error)
    }
  }

  private func refuse(_ error: ProtocolError, ack: MessageID?) {
    writeMergedScene()
    outbox.push(OutgoingMessage { $0.write(error, ack: ack) })
  }

  private func writeMergedScene() {
    guard let answer = outbox.takeMerged(), let openPreview else { return }
    let update = sent.update(from: openPreview)
    isSceneSent = true
    if update.changesElements { elements.remember(update.scene) }
    outbox.push(OutgoingMessage { $0.write(update, answer, of: openPreview, session: name) })
  }
}

/// The rest of a session between messages.
///
/// Most clients send nothing most of the time. A session needs the last scene only to find out what the next message changes.
/// It can read the scene again from the preview, which shows the same until a message changes it.
extension Session {
  /// Gives back memory until the next message needs it. Returns whether there was anything to give back.
  @discardableResult
  package func rest() -> Bool {
    guard !isAtRest, isSceneSent, !hasOutput, !hasWork, let openPreview else { return false }
    openPreview.sceneReader.rest()
    sent.rest()
    elements.rest()
    isAtRest = true
    return true
  }

  /// Rests as soon as the scene of a new preview is sent, before other clients take memory behind that of this session.
  /// Such memory would keep the process from giving back what lies before it.
  private func restAfterOpening() {
    guard !hasOutput else { return }
    isNew = false
    rest()
  }

  private func wake() {
    guard isAtRest, let openPreview else { return }
    isAtRest = false
    elements.wake(with: sent.wake(from: openPreview))
  }
}

extension OpenPreview {
  fileprivate func forget(_ sent: inout SentState) {
    application.beginMessage()
    sent.forgetContents()
  }
}
