import AppWire
import PreviewProtocol
import PreviewServer
import SplitKit

/// A conversation with a client whose apps are in processes of their own, one for each slot.
///
/// The conversation hands the messages on in their order. It answers what needs no app, such as a `ping`, itself, after everything
/// before it was dealt with. A session in which nothing is ever open holds the answers and does that part.
final class RemoteConversation: Conversation {
  let front: Session
  unowned let broker: AppBroker
  var slots: [Int: RemoteSlot] = [:]
  var wake: (() -> Void)?
  /// The messages that were not handed on yet, beginning with the oldest.
  private var inbox: [(message: ReceivedMessage, text: [UInt8])] = []
  private var isAdvancing = false
  /// The id of the newest message that was received.
  private var received: MessageID?
  private var numbers: UInt32 = 0
  /// The messages of the processes that were not handed to the socket, by process.
  private var untaken: [UInt32: Untaken] = [:]
  /// Whether a client is there.
  private var isAttached = true
  /// The message with which a client has come back, until everybody knows what is open.
  private var comeback: Comeback?

  /// The number of messages that wait or are being dealt with, from which on nothing is read from the socket.
  private static let mostUnanswered = 64

  /// The number of messages of a process that wait for the client, from which on nothing is taken from the process. An app waits by
  /// itself after 4 of them, so a process that reaches this number is no ordinary one.
  private static let mostUntaken = 256

  private struct Comeback { let id: MessageID? }

  private struct Untaken {
    let app: AppInstance
    var count = 0
    var bytes = 0
    var isFull: Bool { count >= RemoteConversation.mostUntaken || bytes > Session.maximumQueuedBytes }
  }

  init(named name: String, at host: ConversationHost, of broker: AppBroker) {
    front = Session(name: name, library: PreviewLibrary([]), server: host.identity)
    self.broker = broker
  }

  var name: String { front.name }
  var greeting: [OutgoingMessage] {
    let faults = broker.host?.library.faults ?? []
    return [front.hello()] + (faults.isEmpty ? [] : [.scenes(changed: [], faults: faults)])
  }
  var observer: (any SessionObserver)? {
    get { front.observer }
    set { front.observer = newValue }
  }

  var isApplying: Bool { false }
  func proceed(isWritable: Bool) {}
  var hasWork: Bool { false }
  func advance() {}
  var inquiryCount: Int { 0 }
  func rest() -> Bool { false }

  var hasOutput: Bool { front.hasOutput }
  var isAnswering: Bool { !inbox.isEmpty || comeback != nil || slots.values.contains(where: \.isAnswering) }
  var queuedAnswers: Int { front.queuedAnswers }
  var hasFullQueue: Bool {
    front.hasFullQueue || inbox.count + slots.values.reduce(0) { $0 + $1.questions.count } >= Self.mostUnanswered
  }

  var hasPreview: Bool { slots.values.contains { $0.isOpen || $0.isLaunching } }
  var openSlotCount: Int { slots.values.count(where: \.isOpen) }
  var estimatedBytes: Int { slots.values.reduce(front.estimatedBytes) { $0.addingSaturated($1.app?.memory ?? 0) } }

  func openPreview(in choice: SlotChoice) -> String? {
    switch choice {
    case .unnamed: slots[0]?.isOpen == true ? broker.settings.id : nil
    case .one(let number): slots[number]?.isOpen == true ? broker.settings.id : nil
    case .several: nil
    }
  }

  func nextMessage() -> OutgoingMessage? {
    let message = front.nextMessage()
    if !front.hasOutput { takeAll() }
    return message
  }

  /// Tells the processes that the socket has taken everything, so that they send more.
  private func takeAll() {
    for waiting in untaken.values {
      waiting.app.send(.take(waiting.count))
      if waiting.isFull { waiting.app.hold(false) }
    }
    untaken = [:]
  }

  func refuse(_ text: [UInt8], because reason: Session.UnreadReason) { front.refuse(text, because: reason) }

  func begin(_ message: ReceivedMessage, text: [UInt8], isWritable: Bool) {
    if let id = message.id { received = id }
    inbox.append((message, text))
    advanceInbox()
  }

  /// Hands messages on for as long as nothing before them keeps them.
  func advanceInbox() {
    guard !isAdvancing else { return }
    isAdvancing = true
    defer { isAdvancing = false }
    if let comeback, !slots.values.contains(where: \.isLaunching) {
      self.comeback = nil
      showAll(to: comeback.id)
    }
    while comeback == nil, let (message, text) = inbox.first, handle(message, text) { inbox.removeFirst() }
    wake?()
  }

  func nextNumber() -> UInt32 {
    numbers &+= 1
    return numbers
  }

  /// Queues what a process has sent for the client, or drops it if nobody is there.
  func forward(_ json: [UInt8], of app: AppInstance) {
    guard isAttached else { return app.send(.take(1)) }
    front.forward(OutgoingMessage(json: json))
    var waiting = untaken[app.token] ?? Untaken(app: app)
    (waiting.count, waiting.bytes) = (waiting.count + 1, waiting.bytes + json.count)
    untaken[app.token] = waiting
    if waiting.isFull { app.hold(true) }
    wake?()
  }
}

/// A client that goes and comes back.
extension RemoteConversation {
  func forgetAnswers() {
    (isAttached, comeback) = (false, nil)
    front.forgetAnswers()
    takeAll()
  }

  func resume(insteadOf other: any Conversation, id: MessageID?) {
    guard let other = other as? RemoteConversation else { preconditionFailure("A server has conversations of one kind.") }
    for waiting in untaken.values where waiting.isFull { waiting.app.hold(false) }
    untaken = [:]
    front.takeOver(answersOf: other.front)
    other.slots = [:]
    other.inbox = []
    comeback = Comeback(id: id)
    advanceInbox()
  }

  /// Lets all processes show everything to a client that has come back.
  private func showAll(to id: MessageID?) {
    isAttached = true
    let open = slots.values.filter(\.isOpen).map(\.number).sorted()
    let resumption = Resumption(id: id, received: received, slots: open == [0] ? nil : open)
    for number in open {
      guard let slot = slots[number] else { continue }
      if let app = slot.app {
        slot.isForgetting = true
        app.send(Frame(.forget))
        app.send(resumption.frame)
      } else {
        tellCrash(of: slot, to: id)
      }
    }
    if open.isEmpty { front.refuse(.isGone, id: id) }
  }

  /// Tells a client that has come back of a crash.
  private func tellCrash(of slot: RemoteSlot, to id: MessageID?) {
    guard let crash = slot.crash else { return }
    front.refuse(.isCrashed, id: id, slot: slot.number == 0 ? nil : slot.number)
    front.forward(.crash(crash, inSlot: slot.number))
  }
}

extension ProtocolError {
  fileprivate static let isGone = ProtocolError(.expired, "Nothing is open in the session any more.", path: "resume")
  static let isCrashed = ProtocolError(
    .crashed, "The app has ended. The message restart, which is the key R on the page, starts it again.")
}
