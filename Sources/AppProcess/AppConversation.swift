import AppWire
import CMachineMemory
import Foundation
import PreviewProtocol
import SplitKit

/// The conversation with the client in the process of an app: a session that runs the app.
@MainActor final class AppConversation {
  let session: Session
  private let refusals = RefusalCount()
  private var inquiries: [ForkedInquiry] = []
  private var place: [UInt8] = []
  /// The revision of the app at which its place was written last.
  private var placeRevision = -1
  private var isOpen = false
  private let tell: @MainActor (Done) -> Void

  /// - Parameter tell: Called when the answer to a message is ready that was `pending`.
  init(_ setup: AppSetup, _ preview: Preview, tell: @escaping @MainActor (Done) -> Void) {
    session = Session(name: setup.session, previews: [preview], devices: Self.devices(setup.devices), server: setup.server)
    session.rests = false
    session.observer = refusals
    self.tell = tell
  }

  /// The built-in devices with those of a file that the server has read before, so that it has no faults.
  static func devices(_ text: String?) -> DeviceCatalog? {
    text.flatMap { try? DeviceCatalog(file: Array($0.utf8)) }.map { DeviceCatalog.builtIn.adding($0) }
  }

  /// Whether so many answers wait that no message may be applied.
  var isFull: Bool { session.hasFullQueue }

  func nextMessage() -> OutgoingMessage? { session.nextMessage() }

  /// Refuses the message whose answer is longer than the server takes it.
  func refuseAnswer(_ json: [UInt8]) {
    let answer = try? JSONReader.read(json)
    session.refuse(
      .answerTooLong, id: answer?["ack"].flatMap(MessageID.init), slot: answer?["slot"]?.number.flatMap(Int.init(exactly:)))
  }

  /// Applies a message. A question that needs copies of the app is answered by a copy of the process, because the copies would share
  /// the app's globals.
  func apply(_ number: UInt32, _ text: [UInt8], isWritable: Bool) -> Done.Outcome {
    let message = ClientMessage.decode(text)
    if ForkedInquiry.isPossible, case .success(let content) = message.message, content.needsCopies, session.hasPreview {
      return inquire(number, message)
    }
    let before = refusals.count
    session.begin(message, isWritable: isWritable)
    while session.isApplying { session.proceed(isWritable: isWritable) }
    while session.hasWork { session.work(steps: 1) }
    return refusals.count == before ? .applied : .refused
  }

  func done(_ number: UInt32, _ outcome: Done.Outcome) -> Done {
    Done(
      number, outcome, isOpen: session.hasPreview, hasUnwritten: session.hasOutput, memory: max(0, cmemory_resident_bytes()))
  }

  /// Whether the app may have changed by itself. Telling takes a layout.
  var mayHaveChanged: Bool { session.openSlots.contains { session.mayHaveChanged(inSlot: $0) } }

  /// Queues a scene of each slot whose app has changed by itself. Returns whether there is one.
  func noteChanges(isWritable: Bool) -> Bool {
    var hasChanged = false
    for slot in session.openSlots { hasChanged = session.noteChange(inSlot: slot, isWritable: isWritable) || hasChanged }
    return hasChanged
  }

  func forget() {
    for inquiry in inquiries { inquiry.end() }
    inquiries.removeAll()
    session.forgetAnswers()
  }

  func resume(_ resumption: Resumption) {
    session.resume(id: resumption.id, received: resumption.received, slots: resumption.slots)
  }

  /// The JSON of the user's place if it differs from the last one that this method returned.
  func changedPlace() -> [UInt8]? {
    guard let (revision, read) = session.presentPlace, revision != placeRevision else { return nil }
    placeRevision = revision
    let text = JSONWriter.text(of: read())
    guard text != place else { return nil }
    place = text
    return text
  }

  private func inquire(_ number: UInt32, _ message: ReceivedMessage) -> Done.Outcome {
    guard inquiries.count < Session.maximumInquiries else {
      session.refuse(.tooManyInquiries, id: message.id, slot: message.slots.named)
      return .refused
    }
    let inquiry = ForkedInquiry(message, in: session) { [weak self] inquiry, answers in
      guard let self else { return }
      inquiries.removeAll { $0 === inquiry }
      if answers.isEmpty { session.refuse(.inquiryFailed, id: message.id, slot: message.slots.named) }
      for answer in answers { session.forward(OutgoingMessage(json: answer)) }
      tell(done(number, answers.isEmpty ? .refused : .applied))
    }
    guard let inquiry else {
      session.refuse(.inquiryFailed, id: message.id, slot: message.slots.named)
      return .refused
    }
    inquiries.append(inquiry)
    return .pending
  }
}

/// Counts refused messages.
private final class RefusalCount: SessionObserver {
  private(set) var count = 0

  func didRefuse(_ code: ErrorCode) { count += 1 }
  func didMergeAnswers() {}
}

extension ClientMessage {
  /// Whether the answer is found on further copies of the app.
  fileprivate var needsCopies: Bool {
    switch self {
    case .sweep, .overview, .explain, .audit: true
    case .open, .resume, .close, .resize, .rotate, .arrange, .background, .foreground, .tap, .swipe, .drag, .scroll, .edit,
      .focus, .traits, .set, .perform, .sync, .ping, .picture, .export, .properties, .find, .restart:
      false
    }
  }
}

extension SlotChoice {
  /// The slot that the message names, if it is one.
  fileprivate var named: Int? { if case .one(let number) = self { number } else { nil } }
}

extension ProtocolError {
  fileprivate static let tooManyInquiries = ProtocolError(
    .tooFast, "The client already has \(Session.maximumInquiries) sweeps, overviews, explanations or audits under way.")
  fileprivate static let answerTooLong = ProtocolError(
    .tooLarge, "The answer is longer than the \(Frame.maximumLength >> 20) MiB that the server takes from an app at a time.")
  fileprivate static let inquiryFailed = ProtocolError(
    .crashed, "A copy of the app was to answer, and it has ended or has taken longer than \(ForkedInquiry.patience) seconds.")
}
