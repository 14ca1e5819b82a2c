import SplitKit

/// One conversation with one client: messages in, answers out. No socket, no clock.
///
/// Every message is applied at once and in order. Its answer waits in a queue, or, while the socket takes no bytes,
/// merges with those before it into one newest scene (spec/protocol.md, "Client to server"). What a client already
/// has is kept beside, so that a scene carries only what changed.
///
/// A session belongs to one thread. It is the whole program without a socket: the server, the tests and the
/// benchmark drive the same one.
public final class Session {
  /// The name under which the client knows it; opaque.
  public let name: String
  private let previews: [Preview]
  private let devices: DeviceCatalog
  private let server: ServerIdentity
  private var scene: OpenScene?
  private var outbox = Outbox()
  private var sent = SentState()
  private var elements = ElementMemory()
  /// The id of the newest message that was taken in.
  private var received: MessageID?
  /// Under way, the oldest first, with the ids of the messages that asked.
  private var sweeps: [(sweep: Sweep, id: MessageID?)] = []

  public init(name: String, previews: [Preview], devices: DeviceCatalog = .builtIn, server: ServerIdentity) {
    self.name = name
    self.previews = previews
    self.devices = devices
    self.server = server
  }

  /// The first message of a connection.
  public func hello() -> OutgoingMessage {
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

  /// Applies one text message of the client and has its answer wait to be sent.
  ///
  /// `isWritable` says whether the socket takes bytes now: while it does not, the answers to `resize`, `swipe`, `drag`
  /// and `scroll` merge. It changes nothing else.
  public func receive(_ text: [UInt8], isWritable: Bool) {
    let (id, message) = ClientMessage.decode(text)
    receive(message, id: id, isWritable: isWritable)
  }

  /// Applies a message that has been read. To `resume` a session is for whoever holds them all: what comes here is the
  /// name of one that is gone.
  public func receive(_ message: Result<ClientMessage, ProtocolError>, id: MessageID?, isWritable: Bool) {
    if let id { received = id }
    do throws(ProtocolError) {
      try answer(message.get(), id: id, isWritable: isWritable)
    } catch {
      refuse(error, ack: id)
    }
  }

  /// Whether a scene is open: without one there is nothing to go on with.
  public var hasScene: Bool { scene != nil }

  /// Goes on at the socket of another session, which is not needed any more: owes it the answers that wait there, then a
  /// whole scene, and what is under way there. The answers that wait here were for the old socket and are forgotten with
  /// its sweeps, but for the calls of a merged one.
  ///
  /// - Parameter id: that of the message that asked. It does not count as received: what was lost on the way is older,
  ///   and is sent again after it.
  public func resume(insteadOf other: Session, id: MessageID?) {
    guard let scene else { preconditionFailure("Only a session with a scene is resumed.") }
    other.writeMergedScene()
    outbox.replaceQueue(by: other.outbox)
    sweeps = other.sweeps
    scene.forget(&sent)
    outbox.resume(id, after: received, from: scene.application)
    writeMergedScene()
  }

  /// Lets go of the answers that wait, and of sweeps: their socket is gone. The calls of a merged one are kept.
  public func forgetAnswers() {
    outbox.replaceQueue(by: Outbox())
    sweeps = []
  }

  /// Answers a message that is not to be read, but for its id.
  public func refuse(_ text: [UInt8], because reason: UnreadReason) {
    switch reason {
    case .tooFast:
      refuse(ProtocolError(.tooFast, "Too many messages: at most 240 a second."), ack: MessageID(of: text))
    case .binary:
      refuse(ProtocolError(.binary, "A message is JSON in a text frame; this one was binary."), ack: nil)
    }
  }

  /// Why a message is not read.
  public enum UnreadReason: Sendable { case tooFast, binary }

  /// Whether anything waits to be sent.
  public var hasOutput: Bool { outbox.hasOutput }

  /// How many answers of their own wait; the merged scene does not count. At `maximumQueuedAnswers` the socket is to
  /// be read no further until it drains.
  public var queuedAnswers: Int { outbox.count }

  /// At most so many answers of their own wait before a merged scene.
  public static let maximumQueuedAnswers = 64

  /// The next message to send: what is queued, then the merged scene, which is written only now.
  public func nextMessage() -> OutgoingMessage? {
    if let message = outbox.pop() { return message }
    writeMergedScene()
    return outbox.pop()
  }

  private func answer(_ message: ClientMessage, id: MessageID?, isWritable: Bool) throws(ProtocolError) {
    let merges = message.hasMergeableAnswer && (!isWritable || outbox.merged != nil)
    if !merges { writeMergedScene() }
    switch message {
    case .ping: return outbox.push(OutgoingMessage { $0.writePong(ack: id) })
    case .resume(let session):
      throw ProtocolError(.expired, "There is no session named \(session) any more.", path: "resume")
    case .open(let open): try start(open)
    case .sync: try requireScene().forget(&sent)
    case .sweep(let range): return try begin(range, id: id)
    case .resize, .rotate, .arrange, .tap, .swipe, .drag, .scroll, .edit, .focus, .traits, .set, .perform: try apply(message)
    }
    outbox.merge(id, from: try requireScene().application)
    if !merges { writeMergedScene() }
  }

  /// At most so many sweeps of a client are under way.
  public static let maximumSweeps = 4

  private func begin(_ range: SweepRange, id: MessageID?) throws(ProtocolError) {
    let scene = try requireScene()
    guard sweeps.count < Self.maximumSweeps else {
      throw ProtocolError(.tooFast, "At most \(Self.maximumSweeps) sweeps of a client are under way at a time.")
    }
    let sweep = try Sweep(
      scene.sweepable, over: range, among: previews, on: devices, overrides: scene.traitOverrides)
    sweeps.append((sweep, id))
  }

  /// Whether there is something to do between messages.
  public var hasWork: Bool { !sweeps.isEmpty }

  /// Does a part of it: goes on with the oldest sweep by so many widths, and has its answer wait when it is through.
  public func work(widths: Int) {
    guard let (sweep, id) = sweeps.first else { return }
    sweep.walk(widths)
    guard sweep.isDone else { return }
    sweeps.removeFirst()
    writeMergedScene()
    outbox.push(OutgoingMessage { $0.write(sweep, ack: id) })
  }

  private func start(_ open: Open) throws(ProtocolError) {
    scene = try OpenScene(open, among: previews, on: devices)
    sent.forgetContents()
    elements = ElementMemory()
  }

  private func requireScene() throws(ProtocolError) -> OpenScene {
    guard let scene else { throw ProtocolError(.notOpen, "No scene is open; open one first.") }
    return scene
  }

  private func apply(_ message: ClientMessage) throws(ProtocolError) {
    let scene = try requireScene()
    do throws(Refusal) {
      try scene.apply(message)
    } catch {
      if case .unknownTarget(let id) = error, elements.isGone(id) {
        throw ProtocolError(.stale, "\(id) was there and is gone.", path: "target")
      }
      throw ProtocolError(error)
    }
  }

  private func refuse(_ error: ProtocolError, ack: MessageID?) {
    writeMergedScene()
    outbox.push(OutgoingMessage { $0.write(error, ack: ack) })
  }

  private func writeMergedScene() {
    guard let answer = outbox.takeMerged(), let scene else { return }
    let update = sent.update(with: Scene(of: scene.window), place: scene.place, in: scene.application.profile)
    if update.changesElements { elements.remember(update.scene) }
    outbox.push(OutgoingMessage { $0.write(update, answer, of: scene, session: name) })
  }
}

extension OpenScene {
  fileprivate func forget(_ sent: inout SentState) {
    application.beginMessage()
    sent.forgetContents()
  }
}
