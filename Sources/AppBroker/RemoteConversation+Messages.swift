import AppWire
import PreviewProtocol
import PreviewServer
import SplitKit

/// Where a message goes.
extension RemoteConversation {
  /// Handles a message. Returns false if it has to wait for those before it.
  func handle(_ message: ReceivedMessage, _ text: [UInt8]) -> Bool {
    guard !slots.values.contains(where: \.isLaunching) else { return false }
    guard case .success(let content) = message.message else { return answer(message) }
    switch content {
    case .ping, .resume: return answer(message)
    case .open(let open):
      guard isQuiet else { return false }
      launch(open, message, text)
    case .close, .restart:
      guard let targets = targets(of: message) else { return answer(message) }
      guard isQuiet else { return false }
      for (slot, named) in targets {
        if case .restart(let isFresh) = content {
          restart(slot, isFresh: isFresh, message.id, named)
        } else {
          slots[slot.number] = nil
          front.forward(.closed(Acknowledgement(id: message.id, slot: named)))
        }
      }
    default: return pass(content, message, text)
    }
    return true
  }

  /// Whether everything before was answered, except what is answered beside others.
  private var isQuiet: Bool { !slots.values.contains(where: \.isAnswering) }

  /// Answers a message that needs no app, or that no app can have.
  private func answer(_ message: ReceivedMessage) -> Bool {
    guard isQuiet else { return false }
    if let error = notOpen(message) {
      front.refuse(error, id: message.id)
    } else {
      front.begin(message, isWritable: true)
    }
    return true
  }

  private func pass(_ content: ClientMessage, _ message: ReceivedMessage, _ text: [UInt8]) -> Bool {
    guard let targets = targets(of: message) else { return answer(message) }
    // A slot whose app has crashed answers at once, so the others come first.
    guard isQuiet || !targets.contains(where: { $0.slot.app == nil }) else { return false }
    for (slot, named) in targets {
      let text = if case .several = message.slots { Self.text(text, forSlot: slot.number) } else { text }
      guard let app = slot.app else {
        front.refuse(.isCrashed, id: message.id, slot: named)
        continue
      }
      let number = nextNumber()
      slot.questions[number] = .init(id: message.id, named: named, type: content.type, text: text)
      app.send(number, text)
    }
    return true
  }

  /// The slots of a message, each with the number as the answer names it, or nil if one of them is not open.
  private func targets(of message: ReceivedMessage) -> [(slot: RemoteSlot, named: Int?)]? {
    let numbers: [(Int, Int?)] =
      switch message.slots {
      case .unnamed: [(0, nil)]
      case .one(let number): [(number, number)]
      case .several(let numbers): numbers.map { ($0, $0) }
      }
    let targets = numbers.compactMap { number, named in slots[number].flatMap { $0.isOpen ? ($0, named) : nil } }
    return targets.count == numbers.count ? targets : nil
  }

  /// The refusal of a message for several slots of which some are open and one is not, or nil. The front knows no open slots, and
  /// would name the first one.
  private func notOpen(_ message: ReceivedMessage) -> ProtocolError? {
    guard case .success = message.message, case .several(let numbers) = message.slots,
      let index = numbers.firstIndex(where: { slots[$0]?.isOpen != true })
    else { return nil }
    return ProtocolError(
      .notOpen, "The message needs an open scene, and slot \(numbers[index]) has none.", path: "slots[\(index)]")
  }

  /// A message for several slots as one for a single slot.
  private static func text(_ text: [UInt8], forSlot slot: Int) -> [UInt8] {
    guard let members = (try? JSONReader.read(text))?.members else { return text }
    return JSONWriter.text(
      of: .object(members.filter { $0.name != "slots" } + [Member("slot", .number(Double(slot)))]))
  }
}

/// Processes that begin.
extension RemoteConversation {
  private func launch(_ open: Open, _ message: ReceivedMessage, _ text: [UInt8]) {
    let named: Int? = if case .one(let number) = message.slots { number } else { nil }
    let slot = slots[named ?? 0] ?? RemoteSlot(named ?? 0)
    let isOver = slot.app.map(broker.isOutdated) ?? (slot.crash != nil)
    if isOver, open.place != nil, var journal = slot.journal, journal.isOpened(likeBy: text) {
      // The app was built anew, or has crashed, and the page opens it where it was.
      if let window = open.window { journal.note(.resize, JSONWriter.resize(to: window.size, slot: slot.number)) }
      return start(journal, in: slot, id: message.id, named, isRestart: true)
    }
    start(Journal(opening: text), in: slot, id: message.id, named, isRestart: false)
  }

  /// Starts the app of a slot again, where it was, or as it opens.
  private func restart(_ slot: RemoteSlot, isFresh: Bool, _ id: MessageID?, _ named: Int?) {
    guard let journal = slot.journal else { return front.refuse(.isCrashed, id: id, slot: named) }
    start(isFresh ? journal.afresh : journal, in: slot, id: id, named, isRestart: true)
  }

  private func start(_ journal: Journal, in slot: RemoteSlot, id: MessageID?, _ named: Int?, isRestart: Bool) {
    do throws(AppBroker.Failure) {
      let app = try broker.launch(for: name, insteadOf: slot.app)
      app.owner = self
      slot.launch = RemoteSlot.Launch(app: app, id: id, named: named, isRestart: isRestart, journal: journal)
      slots[slot.number] = slot
      send(isRestart ? journal.texts : [journal.opening], to: slot)
    } catch {
      front.refuse(ProtocolError(error, atMost: broker.settings.limits.processes), id: id, slot: named)
    }
  }

  /// Sends messages to a process that begins.
  private func send(_ texts: [[UInt8]], to slot: RemoteSlot) {
    for text in texts {
      let number = nextNumber()
      slot.launch?.numbers.insert(number)
      slot.launch?.app.send(number, text)
    }
  }

  /// Notes that a process which begins has dealt with a message.
  private func note(_ done: Done, in slot: RemoteSlot) {
    guard slot.launch?.numbers.remove(done.number) != nil else { return }
    if done.outcome == .refused { slot.launch?.hasFailed = true }
    guard let launch = slot.launch, launch.numbers.isEmpty else { return }
    slot.launch = nil
    if !launch.isRestart {
      finish(launch, in: slot, isOpen: done.isOpen)
    } else if launch.hasFailed {
      fallBack(from: launch, in: slot)
    } else {
      takeOver(launch, in: slot)
      ask(slot, id: launch.id, launch.named)
    }
  }

  /// Shows the app that has opened, or keeps the one before if the new one was refused.
  private func finish(_ launch: RemoteSlot.Launch, in slot: RemoteSlot, isOpen: Bool) {
    guard isOpen else {
      launch.app.quit()
      if !slot.isOpen { slots[slot.number] = nil }
      return
    }
    takeOver(launch, in: slot)
  }

  private func takeOver(_ launch: RemoteSlot.Launch, in slot: RemoteSlot) {
    slot.app?.quit()
    (slot.app, slot.journal, slot.crash, slot.questions) = (launch.app, launch.journal, nil, [:])
    slot.isBehind = false
  }

  /// Opens the app at the place of the user alone, because the messages have not led there again.
  private func fallBack(from launch: RemoteSlot.Launch, in slot: RemoteSlot) {
    launch.app.quit()
    var journal = Journal(opening: launch.journal.openingAtPlace)
    if let geometry = launch.journal.geometry { journal.note(geometry.type, geometry.text) }
    guard launch.journal.opening != journal.opening else {
      // Even the message that opens the app is refused now.
      front.refuse(.isCrashed, id: launch.id, slot: launch.named)
      if !slot.isOpen { slots[slot.number] = nil }
      return
    }
    start(journal, in: slot, id: launch.id, launch.named, isRestart: true)
  }

  /// Asks a process for the whole scene, which answers a message of another type.
  private func ask(_ slot: RemoteSlot, id: MessageID?, _ named: Int?) {
    guard let app = slot.app else { return }
    slot.isForgetting = true
    app.send(Frame(.forget))
    let number = nextNumber()
    let text = JSONWriter.sync(id: id, slot: slot.number)
    slot.questions[number] = .init(id: id, named: named, type: .sync, text: text)
    app.send(number, text)
  }
}

extension RemoteConversation: AppInstanceOwner {
  func app(_ app: AppInstance, sent frame: Frame) {
    guard let slot = slots.values.first(where: { $0.app === app || $0.launch?.app === app }) else { return }
    switch frame.kind {
    case .output: take(frame.payload, of: app, in: slot)
    case .done:
      if let done = Done(frame) { slot.launch?.app === app ? note(done, in: slot) : noteAnswer(done, in: slot) }
      advanceInbox()
    case .written:
      if slot.app === app { slot.isBehind = false }
      advanceInbox()
    case .forgotten: (slot.isForgetting, slot.isBehind) = (false, false)
    case .place:
      guard frame.payload.count <= Journal.maximumBytes else { return }
      if slot.launch?.app === app { slot.launch?.journal.place = frame.payload } else { slot.journal?.place = frame.payload }
    case .setup, .message, .quit, .resume, .take, .forget, .check, .checking, .checked, .question, .reply: break
    }
  }

  private func take(_ json: [UInt8], of app: AppInstance, in slot: RemoteSlot) {
    // The scenes of a process on its way to where the app was are for nobody.
    if slot.isForgetting || (slot.launch?.app === app && slot.launch?.isRestart == true) { return app.send(.take(1)) }
    forward(json, of: app)
  }

  private func noteAnswer(_ done: Done, in slot: RemoteSlot) {
    slot.isBehind = done.hasUnwritten
    guard let question = slot.questions[done.number] else { return }
    switch done.outcome {
    case .pending: slot.questions[done.number]?.isPending = true
    case .applied, .refused:
      slot.questions[done.number] = nil
      guard done.outcome == .applied else { return }
      slot.journal?.note(question.type, question.text)
      slot.notedAt = broker.now
    }
  }

  func appCrashes(_ app: AppInstance, _ words: String?) {
    guard let slot = slots.values.first(where: { $0.app === app || $0.launch?.app === app }) else { return }
    front.forward(.crashing(words, inSlot: slot.number))
    wake?()
  }

  func appCrashed(_ app: AppInstance, _ notice: CrashNotice) {
    guard let slot = slots.values.first(where: { $0.app === app || $0.launch?.app === app }) else { return }
    if let launch = slot.launch, launch.app === app {
      slot.launch = nil
      front.refuse(.isCrashed, id: launch.id, slot: launch.named)
      slot.app?.quit()
      slot.journal = launch.journal
      // Otherwise it would crash at the same message each time.
      if launch.isRestart { slot.journal?.leaveOutLast() }
    } else {
      for (_, question) in slot.questions.sorted(by: { $0.key < $1.key }) {
        front.refuse(.isCrashed, id: question.id, slot: question.named)
      }
      let followed = slot.notedAt.map { broker.now - $0 < Self.aftermath } ?? false
      if slot.questions.isEmpty, followed { slot.journal?.leaveOutLast() }
    }
    (slot.app, slot.crash, slot.questions, slot.isForgetting, slot.isBehind) = (nil, notice, [:], false, false)
    front.forward(.crash(notice, inSlot: slot.number))
    advanceInbox()
  }

  /// The time after a message in which a crash is taken for its effect.
  private static var aftermath: Duration { .seconds(5) }
}

extension Journal {
  /// The messages that lead a new process to where the app was.
  fileprivate var texts: [[UInt8]] {
    if isGivenUp { return [openingAtPlace] + (geometry.map { [$0.text] } ?? []) }
    return [opening] + entries.map(\.text)
  }
}

extension JSONWriter {
  /// A message that gives the window a size.
  fileprivate static func resize(to size: Size, slot: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("type", "resize")
    if slot > 0 { writer.member("slot", slot) }
    writer.member("width", size.width)
    writer.member("height", size.height)
    writer.endObject()
    return writer.bytes
  }

  /// A message that asks for a whole scene.
  fileprivate static func sync(id: MessageID?, slot: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("type", "sync")
    if let id {
      writer.writeName("id")
      writer.write(id)
    }
    if slot > 0 { writer.member("slot", slot) }
    writer.endObject()
    return writer.bytes
  }
}

extension ProtocolError {
  fileprivate init(_ failure: AppBroker.Failure, atMost count: Int) {
    switch failure {
    case .tooMany: self.init(.tooLarge, "The server has \(count) processes of apps, and may have no more at a time.")
    case .noProgram: self.init(.crashed, "The program of the app has ended and cannot be started again.")
    }
  }
}
