import AppWire
import CAppProcess
import Dispatch
import Foundation
import PreviewProtocol
import SplitKit

/// The run loop of a process: it takes the client's messages, and tells the client what the app does by itself.
///
/// The first thread turns `RunLoop.main`, which drains the main queue. A message is therefore handled in a block of the main queue, and
/// whatever it starts there (`Task`, `DispatchQueue.main`, `Timer`) runs in later turns, as on a device.
@MainActor final class AppLoop {
  private let app: HostedApp
  private let pipe: FramePipe
  private let calls: CallMemory?
  private var reader: (any DispatchSourceRead)?
  private var inbox: [(number: UInt32, text: [UInt8])] = []
  private var conversation: AppConversation?
  private var check: AppCheck?
  private var inquiry: AppInquiry?
  /// The number of messages that were sent and have not reached the client's socket.
  private var untaken = 0
  /// Whether the server knows that answers wait.
  private var isBehind = false
  private var lastChange = ContinuousClock.now - .seconds(1)
  private var isChangeDue = false

  /// The greatest number of such messages. Newer answers merge in the meantime.
  private static let mostUntaken = 4
  /// The time between two scenes that no message has asked for.
  private static let interval = Duration.nanoseconds(16_666_667)

  /// - Parameters:
  ///   - socket: The socket to the server.
  ///   - memory: The file for the last calls.
  ///   - output: Where the app writes.
  init(_ app: HostedApp, socket: Int32, memory: Int32, output: Int32) {
    capp_prepare_child()
    if let bytes = ProcessInfo.processInfo.environment["SPLIT_PREVIEW_APP_MEMORY"].flatMap({ UInt64($0) }) {
      _ = capp_limit_memory(bytes)
    }
    for stream: Int32 in [1, 2] where output >= 0 { dup2(output, stream) }
    capp_write_lines()
    if output > 2 { close(output) }
    self.app = app
    pipe = FramePipe(socket)
    calls = CallMemory(memory)
  }

  /// Turns the run loop until the server or the app ends the process.
  func run() -> Never {
    reader = pipe.whenReadable { self.receive() }
    while true {
      // This fires the timers that are due and drains the main queue.
      let next = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
      endTurn()
      _ = RunLoop.main.run(mode: .default, before: next)
      endTurn()
    }
  }

  private func receive() {
    guard pipe.receive({ take($0) }) else { capp_exit(0) }
    applyWaiting()
    endTurn()
  }

  private func take(_ frame: Frame) {
    switch frame.kind {
    case .setup: setUp(frame)
    case .message: if let (number, text) = frame.message { inbox.append((number, Array(text))) }
    case .take: untaken = max(0, untaken - frame.taken)
    case .forget: forget()
    case .resume:
      if let resumption = Resumption(frame) { conversation?.resume(resumption) }
    case .quit: capp_exit(0)
    case .check, .question: runAlone(frame)
    case .output, .done, .written, .forgotten, .place, .checking, .checked, .reply: break
    }
  }

  private func setUp(_ frame: Frame) {
    guard let setup = AppSetup(frame) else { capp_exit(70) }
    let (calls, isStrict) = (calls, ProcessInfo.processInfo.environment["SPLIT_PREVIEW_STRICT"] == "1")
    let preview = app.preview(id: setup.id, title: setup.title) { application in
      application.didLog = { call in
        calls?.note(call)
        if isStrict { call.endAppIfRaised() }
      }
    }
    let devices = AppConversation.devices(setup.devices) ?? .builtIn
    check = AppCheck(preview, devices: devices, pipe, endTurn: app.endTurn)
    inquiry = AppInquiry(preview, devices: devices, pipe)
    conversation = AppConversation(setup, preview) { [weak self] done in
      self?.send(done)
      self?.flush()
    }
  }

  /// Runs a check, or answers a question, in place of a conversation.
  private func runAlone(_ frame: Frame) {
    conversation = nil
    let isBegun = frame.kind == .check ? check?.start(frame) : inquiry?.start(frame)
    guard isBegun == true else { capp_exit(70) }
  }

  /// Drops what waits for a client that is gone, after all its messages were applied.
  private func forget() {
    applyWaiting()
    conversation?.forget()
    (untaken, isBehind) = (0, false)
    pipe.send(Frame(.forgotten))
  }

  /// Applies the messages that have come, as far as there is room for their answers.
  private func applyWaiting() {
    while let conversation, !conversation.isFull, !inbox.isEmpty {
      let (number, text) = inbox.removeFirst()
      let outcome = conversation.apply(number, text, isWritable: isWritable)
      app.endTurn()
      flush()
      send(conversation.done(number, outcome))
    }
  }

  private var isWritable: Bool { untaken < Self.mostUntaken }

  /// Tells the client what has changed in this turn, unless it has heard of a change a moment ago. Then it hears of it a moment later.
  private func endTurn() {
    app.endTurn()
    guard let conversation else { return }
    let wait = Self.interval - (ContinuousClock.now - lastChange)
    if wait <= .zero {
      if conversation.noteChanges(isWritable: isWritable) { lastChange = .now }
    } else if !isChangeDue, conversation.mayHaveChanged {
      isChangeDue = true
      // The block itself does nothing more: the turn in which it runs ends as all do.
      DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(wait.attoseconds / 1_000_000_000))) {
        MainActor.assumeIsolated { self.isChangeDue = false }
      }
    }
    flush()
  }

  private func flush() {
    while isWritable, let message = conversation?.nextMessage() {
      let json = Array(message.bytes[OutgoingMessage.headroom...])
      guard json.count <= Frame.maximumLength else {
        conversation?.refuseAnswer(json)
        continue
      }
      untaken += 1
      pipe.send(Frame(.output, json))
    }
    if isBehind, conversation?.session.hasOutput != true {
      isBehind = false
      pipe.send(Frame(.written))
    }
    if let place = conversation?.changedPlace() { pipe.send(Frame(.place, place)) }
  }

  private func send(_ done: Done) {
    isBehind = done.hasUnwritten
    pipe.send(done.frame)
  }
}
