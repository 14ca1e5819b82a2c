import AppWire
import PreviewProtocol

/// A slot of a client whose app is in a process of its own.
final class RemoteSlot {
  /// A message that a process has got and has not answered.
  struct Question {
    let id: MessageID?
    /// The slot as the message names it, or nil.
    let named: Int?
    let type: MessageType
    let text: [UInt8]
    /// Whether the answer is being made beside others, as a sweep is.
    var isPending = false
  }

  /// A process that is being brought somewhere before the client sees it.
  struct Launch {
    let app: AppInstance
    /// The messages that are still to be dealt with, by their numbers.
    var numbers: Set<UInt32> = []
    /// Whether a message was refused that was not refused before.
    var hasFailed = false
    let id: MessageID?
    let named: Int?
    let isRestart: Bool
    var journal: Journal
  }

  let number: Int
  /// The process that the client sees, or nil if there is none yet, or none any more.
  var app: AppInstance?
  var launch: Launch?
  var journal: Journal?
  var questions: [UInt32: Question] = [:]
  /// How the app has ended, until the client starts it again.
  var crash: CrashNotice?
  /// Whether what the process sends is for nobody, until it has noted so.
  var isForgetting = false
  /// Whether answers of the process wait for the client, although the messages were dealt with.
  var isBehind = false
  /// The time at which the newest message of the journal was dealt with.
  var notedAt: Duration?

  init(_ number: Int) { self.number = number }

  deinit {
    app?.quit()
    launch?.app.quit()
  }

  /// Whether a message could reach the slot: something is open, or was until it crashed.
  var isOpen: Bool { app != nil || crash != nil }

  /// Whether no message may be handed on, because nobody knows yet which process it is for.
  var isLaunching: Bool { launch != nil }

  /// Whether an answer is still to come before others.
  var isAnswering: Bool { isLaunching || isBehind || questions.values.contains { !$0.isPending } }
}
